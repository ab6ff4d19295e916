import {
  type BodyOf,
  type Deposit,
  type declareDeposit as declareCall,
  Refusal,
} from '@lantern/contracts';
import type { SessionCaller, WithFiles } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import { drawPicture, insertFile, keepPictures, type Picture } from '../media/index.ts';
import type { DepositContext } from './context.ts';
import { type DepositRow, declare, findDeposit, type Owner } from './deposit.store.ts';
import { describeDeposit } from './describe-deposit.ts';
import { ownerOf } from './own-deposits.ts';

/** Pixels: enough to read a screenshot of a bank's page. */
const longestSide = 1600;

/**
 * Records the member's declaration that a transfer was made, with its pictures, which are redrawn.
 * Everything is stored or nothing; from then on the deposit waits for the staff.
 * @throws Refusal deposit_not_found, deposit_not_open, file_type_not_allowed, picture_too_large
 */
export async function declareDeposit(
  context: DepositContext,
  caller: SessionCaller,
  { reference, files }: BodyOf<typeof declareCall> & WithFiles,
): Promise<Deposit> {
  const { brand, requestId } = caller;
  const owner = ownerOf(caller);
  // Before the pictures are redrawn; the database decides once more.
  await refuseEarly(context, owner, reference);
  const pictures: Picture[] = [];
  for (const file of files)
    pictures.push(await drawPicture(context, file, { longest: longestSide }));
  await keepPictures(context, pictures, requestId, () =>
    record(context, owner, reference, pictures),
  );
  context.log.info(
    {
      event: 'deposit_declared',
      brand: brand.code,
      reference,
      pictures: pictures.length,
      requestId,
    },
    'a member declared a transfer',
  );
  return describeDeposit(await found(context, owner, reference));
}

async function found({ db }: Data, owner: Owner, reference: string): Promise<DepositRow> {
  const row = await findDeposit(db, owner, reference);
  if (!row) throw new Refusal('deposit_not_found');
  return row;
}

async function refuseEarly(context: Data, owner: Owner, reference: string): Promise<void> {
  const { kind, status } = await found(context, owner, reference);
  if (kind !== 'bank' || (status !== 'pending' && status !== 'expired'))
    throw new Refusal('deposit_not_open');
}

const record = (
  { db }: Data,
  owner: Owner,
  reference: string,
  pictures: readonly Picture[],
): Promise<void> =>
  inTransaction(db.pool, async (client) => {
    for (const picture of pictures)
      await insertFile(client, { ...owner, kind: 'deposit' }, picture);
    const files = pictures.map(({ id }) => id);
    const verdict = await declare(client, owner, reference, files);
    if (verdict !== 'declared') throw refusalFor(verdict);
  });
