import type { Database } from '../../db/database.ts';
import type { Brand } from '../brand/index.ts';
import { housePurse, memberPurse, post } from '../ledger/index.ts';

/**
 * Puts the brand's amount of play money into a trial account's purse. It comes from a purse of play
 * money, never a real one.
 */
export async function openTrialPurse(
  { pool }: Database,
  brand: Brand,
  memberId: string,
): Promise<void> {
  const { id, currency, settings } = brand;
  const [from, to] = await Promise.all([
    housePurse(pool, id, 'house_play', currency),
    memberPurse(pool, id, memberId, 'play', currency),
  ]);
  const amount = BigInt(settings.trial.balance);
  const [answer] = await post(pool, [
    {
      key: `trial:${memberId}`,
      from,
      to,
      amount,
      kind: 'trial_opening',
      subject: { kind: 'member', id: memberId },
    },
  ]);
  if (answer?.verdict !== 'posted')
    throw new Error(`The play money of a trial account was refused: ${answer?.verdict}.`);
}
