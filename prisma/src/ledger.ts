import { findRows, type Queryable } from '@lantern/rows';

/** What transfers are about. The id is the one of the row; of a proposal for an adjustment. */
export type SubjectKind =
  | 'adjustment'
  | 'agreement_bill'
  | 'brand'
  | 'deposit'
  | 'line_transfer'
  | 'member'
  | 'round'
  | 'wallet_transfer'
  | 'withdrawal';

/** One movement of money between two purses of the same brand and currency. */
export interface Transfer {
  /** Says what the transfer is for and makes it happen once: the same key never posts twice. */
  key: string;
  from: string;
  to: string;
  /** Minor units, above zero. */
  amount: bigint;
  kind: string;
  /** What it is about; its brand where nothing is said. */
  subject?: { kind: SubjectKind; id: string };
  /** When what it stands for happened, where that is not now. */
  eventAt?: Date;
}

export type LedgerVerdict =
  | 'posted'
  | 'duplicate'
  | 'posting_key_reused'
  | 'insufficient_funds'
  | 'purse_frozen'
  | 'purse_not_found'
  | 'wrong_currency'
  | 'transfer_to_self'
  | 'amount_out_of_range';

export interface LedgerAnswer {
  verdict: LedgerVerdict;
  transferId: string | null;
  /** Null for a purse of the house without a stored balance. */
  fromBalance: bigint | null;
  toBalance: bigint | null;
}

type Row = Pick<LedgerAnswer, 'verdict' | 'transferId'> & {
  fromBalance: string | null;
  toBalance: string | null;
};

const statement = {
  name: 'ledger_post',
  text: `select verdict, transfer_id, from_balance::text, to_balance::text
           from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9) order by ord`,
};

const toBigInt = (digits: string | null) => (digits === null ? null : BigInt(digits));

/**
 * Posts any number of postings in one round trip; each posting is one or more transfers that stand
 * or fall together, and a refused posting leaves the others alone. The answer has the same shape. A
 * caller outside a transaction has the money moved when this resolves; a caller inside one, when
 * the transaction commits.
 *
 * @throws the database's own error: `40001` (a key was used at the same moment) and `40P01` ask to
 *   be tried again.
 */
export async function postTransfers(
  db: Queryable,
  postings: readonly (readonly Transfer[])[],
): Promise<LedgerAnswer[][]> {
  const flat = postings.flatMap((transfers, posting) =>
    transfers.map((transfer) => ({ posting, ...transfer })),
  );
  if (flat.length === 0) return postings.map(() => []);
  const rows = await findRows<Row>(db, {
    ...statement,
    values: [
      flat.map(({ posting }) => posting),
      flat.map(({ key }) => key),
      flat.map(({ from }) => from),
      flat.map(({ to }) => to),
      flat.map(({ amount }) => amount.toString()),
      flat.map(({ kind }) => kind),
      flat.map(({ eventAt }) => (eventAt ?? new Date()).toISOString()),
      flat.map(({ subject }) => subject?.kind ?? null),
      flat.map(({ subject }) => subject?.id ?? null),
    ],
  });
  const answers = rows.map((row) => ({
    ...row,
    fromBalance: toBigInt(row.fromBalance),
    toBalance: toBigInt(row.toBalance),
  }));
  return postings.map((_, posting) =>
    answers.filter((_answer, at) => flat[at]?.posting === posting),
  );
}
