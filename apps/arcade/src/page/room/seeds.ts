import { randomHex } from '@lantern/outside/page';

/** A page's seed for a deal. It survives a reload, so that the seat is not lost by one. */
interface OwnSeed {
  dealId: string;
  seed: string;
}

const place = 'lantern-room-seed';
let last: OwnSeed | undefined;

export function newSeedFor(dealId: string): string {
  const seed = randomHex(8).slice(0, 15);
  last = { dealId, seed };
  try {
    sessionStorage.setItem(place, JSON.stringify(last));
  } catch {
    // Without storage the seed lives as long as the page.
  }
  return seed;
}

export function seedFor(dealId: string): string | undefined {
  if (!last)
    try {
      last = JSON.parse(sessionStorage.getItem(place) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  return last?.dealId === dealId ? last.seed : undefined;
}
