import { string } from '@lantern/contracts';
import type { BeaconRound } from '@lantern/draws/beacon';
import * as z from 'zod/mini';
import type { BeaconSource } from './verified-beacon.ts';

/** Timeout in milliseconds. A source that is slower is left for the next one. */
const usualPatience = 3000;

const reply = z.object({
  round: z.int().check(z.minimum(1)),
  signature: string().check(z.regex(/^[0-9a-f]{96}$/)),
});

/** A public relay of drand, such as `https://api.drand.sh`. */
export class Drand implements BeaconSource {
  readonly name: string;
  readonly #rounds: string;
  readonly #patience: number;

  constructor(origin: string, chainHash: string, patience = usualPatience) {
    this.name = new URL(origin).host;
    this.#rounds = `${origin.replace(/\/$/, '')}/${chainHash}/public`;
    this.#patience = patience;
  }

  async fetch(round: number): Promise<BeaconRound | undefined> {
    const answer = await fetch(`${this.#rounds}/${round}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(this.#patience),
    });
    // Relays reply 404 or 425 to a round of the future.
    if (answer.status === 404 || answer.status === 425) return undefined;
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const read = reply.safeParse(await answer.json());
    if (!read.success) throw new Error('unreadable reply');
    const { signature, round: signed } = read.data;
    return { round: signed, signature };
  }
}
