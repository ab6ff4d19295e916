import {
  type BankLine,
  type BankLineCandidate,
  type BodyOf,
  type bankLineCandidates,
  type bankLines,
  type matchBankLines,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import {
  type CandidateRow,
  findCandidates,
  findLine,
  findLines,
  type LineRow,
  matchAgain,
} from './line.store.ts';
import { mustOwn } from './own-accounts.ts';

export async function listLines(
  { db }: Data,
  { brand }: StaffCaller,
  { pageNo, pageSize, ...filter }: QueryOf<typeof bankLines>,
): Promise<ValueOf<typeof bankLines>> {
  const window = [(pageNo - 1) * pageSize, pageSize] as const;
  const { rows, total } = await findLines(db, { ...filter, brandId: brand.id }, window);
  return { list: rows.map(describeLine), total, totalPages: Math.ceil(total / pageSize) };
}

export const describeLine = ({ words, decidedAt, decider, remark, ...row }: LineRow): BankLine => ({
  ...row,
  text: words,
  decided: decidedAt && { at: decidedAt.toISOString(), by: decider, remark },
});

/** @throws Refusal statement_not_found */
export async function listCandidates(
  { db }: Data,
  { brand }: StaffCaller,
  { id }: QueryOf<typeof bankLineCandidates>,
): Promise<BankLineCandidate[]> {
  if (!(await findLine(db, brand.id, id))) throw new Refusal('statement_not_found');
  return (await findCandidates(db, brand.id, id)).map(describeCandidate);
}

const describeCandidate = ({
  memberId,
  username,
  at,
  ...row
}: CandidateRow): BankLineCandidate => ({
  ...row,
  member: { id: memberId, username },
  at: at.toISOString(),
});

/** @throws Refusal bank_account_not_found */
export async function rematch(
  { db }: Data,
  { brand, staff }: StaffCaller,
  { account }: BodyOf<typeof matchBankLines>,
): Promise<ValueOf<typeof matchBankLines>> {
  mustOwn(brand, account);
  return { matched: await matchAgain(db, [brand.id, account, staff.id]) };
}
