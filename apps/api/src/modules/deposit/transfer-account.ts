import type { PayInstructions } from '@lantern/contracts';
import { memoOf, vietQr } from '@lantern/rules';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';

/** A random account of the brand, which spreads the transfers, and the memo to find it by. */
export function transferTo(
  random: Random,
  { settings }: Brand,
  { reference, amount }: { reference: string; amount: bigint },
): PayInstructions {
  const { accounts } = settings.deposit;
  const account = accounts[random.below(accounts.length)];
  if (!account) throw new Error('The brand has no account for transfers.');
  const { bankName, accountNumber, holderName, bin } = account;
  const memo = memoOf(reference);
  const payload = bin === null ? null : vietQr({ bin, number: accountNumber }, amount, memo);
  return { kind: 'bank', bankName, accountNumber, holderName, memo, payload };
}
