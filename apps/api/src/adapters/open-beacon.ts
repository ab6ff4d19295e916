import { createHash } from 'node:crypto';
import { quicknet } from '@lantern/draws/beacon';
import { localChain } from '@lantern/draws/local-chain';
import type { Config } from '../config.ts';
import type { Beacon } from '../ports/beacon.ts';
import type { Clock } from '../ports/clock.ts';
import { Drand } from './drand.ts';
import { LocalBeacon } from './local-beacon.ts';
import { VerifiedBeacon } from './verified-beacon.ts';

/** When the local chain began, in seconds since 1970, and the seconds between its rounds. */
const [genesis, period] = [1_750_000_000, 3];

/**
 * The beacon of own draws: drand's quicknet, from its relays; in development a chain of this
 * process, whose key follows from the keyring secret, so that it is the same after a restart.
 */
export function openBeacon(
  { drandRelays, keyringSecret }: Pick<Config, 'drandRelays' | 'keyringSecret'>,
  clock: Clock,
): Beacon {
  if (drandRelays.length > 0)
    return new VerifiedBeacon(
      quicknet,
      drandRelays.map((relay) => new Drand(relay, quicknet.hash)),
    );
  const secret = createHash('sha256').update(`local beacon ${keyringSecret}`).digest('hex');
  const local = localChain(secret, genesis, period);
  return new VerifiedBeacon(local.chain, [new LocalBeacon(local, clock)]);
}
