import { createHash } from 'node:crypto';
import { Refusal } from '@lantern/contracts';
import {
  type CsvColumns,
  currencyDigits,
  type ExpectedAccount,
  type Statement,
  type StatementFormat,
  type StatementLine,
  type StatementRefusal,
} from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findColumns } from './account.store.ts';
import { mustOwn } from './own-accounts.ts';
import { readAside } from './read-aside.ts';
import type { sampleOfCsv, TypedBalances } from './read-csv.ts';

export interface ReadOrder {
  bytes: Uint8Array;
  expected: ExpectedAccount;
  csv: CsvColumns | undefined;
  typed: TypedBalances | undefined;
}

export interface IdentifiedLine extends StatementLine {
  identity: string;
  mentions: string[];
}
export interface ReadFile {
  format: StatementFormat;
  /** The first rows of a CSV file. */
  sample: ReturnType<typeof sampleOfCsv> | null;
  /** Empty for a CSV file whose columns are not chosen yet. */
  statements: (Omit<Statement, 'lines'> & { lines: IdentifiedLine[] })[];
}
export type ReadAnswer = ReadFile | { code: StatementRefusal; value: object };

export interface SentFile {
  account: string;
  opening?: string | undefined;
  closing?: string | undefined;
  files: readonly Buffer[];
}

/**
 * Reads a bank's file about one of the brand's accounts.
 * @throws Refusal bank_account_not_found, invalid_input without a file, and those of a statement
 */
export async function readFile(
  { db }: Data,
  { brand }: StaffCaller,
  { account, opening, closing, files }: SentFile,
): Promise<ReadFile & { digest: string }> {
  mustOwn(brand, account);
  const [bytes] = files;
  if (!bytes) throw new Refusal('invalid_input', { fields: ['file'] });
  const typed =
    opening !== undefined && closing !== undefined
      ? { opening: BigInt(opening), closing: BigInt(closing) }
      : undefined;
  const { currency } = brand;
  const expected = { account, currency, digits: currencyDigits(currency) };
  const csv = await findColumns(db, brand.id, account);
  const answer = await readAside({ bytes, expected, csv, typed });
  if ('code' in answer) throw new Refusal(answer.code, { ...answer.value, currency });
  return { ...answer, digest: createHash('sha256').update(bytes).digest('hex') };
}
