import { networkOf } from '../../address.ts';
import type { VisitorCaller } from '../../caller.ts';
import type { Cached } from '../../contexts.ts';
import { countWithin } from '../security/index.ts';

const keyOf = ({ brand, address }: VisitorCaller) =>
  `registration:taken:${brand.id}:${networkOf(address)}`;

/**
 * Whether the caller's network has learned of so many taken names that it needs a bot check. The
 * threshold is the one for wrong passwords: guessing names is as much an attack.
 */
export async function hasSeenManyNames({ redis }: Cached, caller: VisitorCaller): Promise<boolean> {
  const revealed = Number((await redis.get(keyOf(caller))) ?? 0);
  return revealed >= caller.brand.settings.login.captchaAfterFailures;
}

/** Counts an answer that revealed a taken name, number, e-mail address or social account. */
export async function countRevealed({ redis }: Cached, caller: VisitorCaller): Promise<void> {
  await countWithin(redis, keyOf(caller), caller.brand.settings.login.failureMinutes * 60);
}
