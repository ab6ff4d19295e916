import { Refusal, string } from '@lantern/contracts';
import type { Vault } from '@lantern/signing';
import * as z from 'zod/mini';
import type { Clock } from '../../ports/clock.ts';

const purpose = 'customer-service';
const life = 24 * 60 * 60 * 1000;

/** The encrypted content: an address and its expiry (milliseconds since 1970). */
const inside = z.strictObject({
  url: string().check(z.regex(/^https?:\/\//)),
  until: z.number(),
});

interface Locks {
  vault: Vault;
  clock: Clock;
}

/** Encrypts an address into a path, which is valid for a day and at this brand only. */
export function lockPath({ vault, clock }: Locks, brandId: string, url: string): string {
  return vault.lock(purpose, brandId, JSON.stringify({ url, until: clock.now().getTime() + life }));
}

/**
 * Returns the address of a locked path.
 * @throws Refusal service_path_invalid when it is forged, expired or another brand's
 */
export function openPath({ vault, clock }: Locks, brandId: string, path: string): string {
  const { url, until } = readPath(vault, brandId, path);
  if (until <= clock.now().getTime()) throw new Refusal('service_path_invalid');
  return url;
}

function readPath(vault: Vault, brandId: string, path: string): z.infer<typeof inside> {
  try {
    return inside.parse(JSON.parse(vault.open(purpose, brandId, path)));
  } catch {
    throw new Refusal('service_path_invalid');
  }
}
