import { networkOf } from '../../address.ts';
import type { Cached } from '../../contexts.ts';
import { countWithin } from '../security/index.ts';
import type { FormCall } from './form.ts';

type AskingCall = Pick<FormCall, 'brand' | 'address'>;

const keyOf = ({ brand, address }: AskingCall) =>
  `registration:taken:${brand.id}:${networkOf(address)}`;

/**
 * Whether the network of a caller has been told so many names of others that a bot check comes
 * before the next one. The number is that of wrong passwords: who guesses names is no better than
 * who guesses those.
 */
export async function hasBeenToldOften({ redis }: Cached, call: AskingCall): Promise<boolean> {
  const told = Number((await redis.get(keyOf(call))) ?? 0);
  return told >= call.brand.settings.login.captchaAfterFailures;
}

/** Counts that a caller is told of a name, a number, an address or an account that somebody has. */
export async function countTold({ redis }: Cached, call: AskingCall): Promise<void> {
  await countWithin(redis, keyOf(call), call.brand.settings.login.failureMinutes * 60);
}
