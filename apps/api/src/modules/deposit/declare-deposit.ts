import { type Deposit, type declareDeposit as declareCall, Refusal } from '@lantern/contracts';
import { refusalNamed } from '../../db/refusal-named.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { UploadCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { drawPicture, insertFile, keepPictures, type Picture } from '../media/index.ts';
import { type DepositRow, findDeposit, type Owner } from './deposit.store.ts';
import { describeDeposit } from './describe-deposit.ts';

/** Pixels: enough to read what a picture of a bank's page says. */
const longestSide = 1600;

/**
 * Takes a member's word that a transfer was made, with pictures that are drawn anew. Either all of
 * it is kept or nothing; from then on the deposit waits for the staff.
 * @throws Refusal deposit_not_found, deposit_not_open, file_type_not_allowed, picture_too_large
 */
export async function declareDeposit(
  site: Site,
  call: UploadCall<typeof declareCall>,
): Promise<Deposit> {
  const { brand, session, body, files, requestId } = call;
  const owner = { brandId: brand.id, memberId: session.memberId };
  // Before any picture is drawn; the database looks once more.
  await refuseEarly(site, owner, body.reference);
  const pictures: Picture[] = [];
  for (const file of files) pictures.push(await drawPicture(site, file, { longest: longestSide }));
  await keepPictures(site, pictures, requestId, () => note(site, owner, body.reference, pictures));
  site.log.info(
    {
      event: 'deposit_declared',
      brand: brand.code,
      reference: body.reference,
      pictures: pictures.length,
      requestId,
    },
    'a member says to have paid',
  );
  return describeDeposit(await found(site, owner, body.reference));
}

async function found({ db }: Site, owner: Owner, reference: string): Promise<DepositRow> {
  const row = await findDeposit(db, owner, reference);
  if (!row) throw new Refusal('deposit_not_found');
  return row;
}

async function refuseEarly(site: Site, owner: Owner, reference: string): Promise<void> {
  const { kind, status } = await found(site, owner, reference);
  if (kind !== 'bank' || (status !== 'pending' && status !== 'expired'))
    throw new Refusal('deposit_not_open');
}

const note = (
  { db }: Site,
  owner: Owner,
  reference: string,
  pictures: readonly Picture[],
): Promise<void> =>
  inTransaction(db.pool, async (client) => {
    for (const picture of pictures)
      await insertFile(client, { ...owner, kind: 'deposit' }, picture);
    const { rows } = await client.query<{ verdict: string }>(
      'select deposit_declare($1, $2, $3, $4) as verdict',
      [owner.brandId, owner.memberId, reference, pictures.map(({ id }) => id)],
    );
    const verdict = rows[0]?.verdict ?? 'internal_error';
    if (verdict !== 'declared') throw refusalNamed(verdict);
  });
