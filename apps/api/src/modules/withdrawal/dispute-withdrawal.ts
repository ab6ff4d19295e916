import {
  type BodyOf,
  type disputeWithdrawal as disputeCall,
  Refusal,
  type WithdrawalDetail,
} from '@lantern/contracts';
import { isPartOfPayout, nextWithdrawalStatus } from '@lantern/rules';
import type { SessionCaller, WithFiles } from '../../caller.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import { drawPicture, insertFile, keepPictures, type Picture } from '../media/index.ts';
import type { WithdrawalContext } from './context.ts';
import { ownerOf, readOwn } from './own-withdrawals.ts';
import { dispute, findWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/** Pixels: enough to read a screenshot of a bank statement. */
const longestSide = 1600;

/**
 * Records that a payout, or a part of it, has not arrived; it is then no longer marked as received
 * automatically. The dispute and its pictures are stored together or not at all.
 * @throws Refusal those of the contract
 */
export async function disputeWithdrawal(
  context: WithdrawalContext,
  caller: SessionCaller,
  input: BodyOf<typeof disputeCall> & WithFiles,
): Promise<WithdrawalDetail> {
  const { brand, requestId } = caller;
  const { reference, received } = input;
  const owner = ownerOf(caller);
  const claim = { received: BigInt(received), remaining: BigInt(input.remaining) };
  // Before the pictures are drawn; the database checks again.
  refuseEarly(await findWithdrawal(context.db, owner, reference), claim, input.files.length);
  const pictures: Picture[] = [];
  for (const file of input.files)
    pictures.push(await drawPicture(context, file, { longest: longestSide }));
  const files = pictures.map(({ id }) => id);
  await keepPictures(context, pictures, requestId, () =>
    inTransaction(context.db.pool, async (client) => {
      for (const picture of pictures)
        await insertFile(client, { ...owner, kind: 'withdrawal' }, picture);
      const verdict = await dispute(client, owner, { reference, ...claim, files });
      if (verdict !== 'disputed') throw refusalFor(verdict);
    }),
  );
  context.log.info(
    { event: 'withdrawal_disputed', brand: brand.code, reference, received, requestId },
    'a member disputed a payout',
  );
  return readOwn(context, caller, { reference });
}

function refuseEarly(
  row: WithdrawalRow | undefined,
  { received, remaining }: { received: bigint; remaining: bigint },
  files: number,
): void {
  if (!row) throw new Refusal('withdrawal_not_found');
  if (nextWithdrawalStatus(row.status, 'dispute') === undefined)
    throw new Refusal('withdrawal_not_confirmable');
  const payout = BigInt(row.amount) - BigInt(row.fee);
  const nothing = received === 0n && remaining === payout;
  if (!nothing && !isPartOfPayout(payout, received, remaining))
    throw new Refusal('amount_out_of_range');
  if (nothing && files === 0) throw new Refusal('file_missing');
}
