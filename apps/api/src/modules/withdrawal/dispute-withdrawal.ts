import { type disputeWithdrawal as disputeCall, Refusal } from '@lantern/contracts';
import { isPartOfPayout, nextWithdrawalStatus } from '@lantern/rules';
import { inTransaction } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { UploadCall } from '../../http/routes.ts';
import { drawPicture, insertFile, keepPictures, type Picture } from '../media/index.ts';
import type { WithdrawalContext } from './context.ts';
import { dispute, findWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/** Pixels: enough to read what a picture of a bank's page says. */
const longestSide = 1600;

/**
 * Takes a member's word that a payout, or a part of it, has not arrived; from then on it does not
 * count as received by itself. Either all of it is kept, with the pictures, or nothing.
 * @throws Refusal those of the contract
 */
export async function disputeWithdrawal(
  context: WithdrawalContext,
  call: UploadCall<typeof disputeCall>,
): Promise<void> {
  const { brand, session, body, requestId } = call;
  const owner = { brandId: brand.id, memberId: session.memberId };
  const said = { received: BigInt(body.received), remaining: BigInt(body.remaining) };
  // Before any picture is drawn; the database looks once more.
  refuseEarly(await findWithdrawal(context.db, owner, body.reference), said, call.files.length);
  const pictures: Picture[] = [];
  for (const file of call.files)
    pictures.push(await drawPicture(context, file, { longest: longestSide }));
  const files = pictures.map(({ id }) => id);
  await keepPictures(context, pictures, requestId, () =>
    inTransaction(context.db.pool, async (client) => {
      for (const picture of pictures)
        await insertFile(client, { ...owner, kind: 'withdrawal' }, picture);
      const verdict = await dispute(client, owner, { reference: body.reference, ...said, files });
      if (verdict !== 'disputed') throw refusalFor(verdict);
    }),
  );
  const told = {
    event: 'withdrawal_disputed',
    brand: brand.code,
    reference: body.reference,
    received: body.received,
  };
  context.log.info({ ...told, requestId }, 'a member says that a payout has not arrived');
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
