/** A bank's statement of one account. Amounts are whole minor units; a credit is positive. */
export interface Statement {
  /** The account as the file names it; null where it names none, as most CSV files. */
  account: string | null;
  /** The bank's own number of the statement. */
  number: string | null;
  /** The days of its first line and of its closing balance. */
  first: string;
  last: string;
  opening: bigint;
  closing: bigint;
  lines: StatementLine[];
}

export interface StatementLine {
  /** In the file, from 1. */
  line: number;
  /** The day on which the bank booked it. */
  day: string;
  amount: bigint;
  /** The bank takes back an earlier line. */
  reversal: boolean;
  /** The bank's own reference; null where it gives none. */
  reference: string | null;
  counterparty: string | null;
  text: string;
}

/** What a statement has to be about. */
export interface ExpectedAccount {
  account: string;
  currency: string;
  digits: number;
}

export const statementFormats = ['csv', 'mt940', 'camt053'] as const;
export type StatementFormat = (typeof statementFormats)[number];

export const csvDelimiters = [',', ';', '\t', '|'] as const;
export const csvDates = [
  'yyyy-MM-dd',
  'yyyyMMdd',
  'dd/MM/yyyy',
  'dd.MM.yyyy',
  'dd-MM-yyyy',
  'MM/dd/yyyy',
] as const;

/** Where a bank's CSV file has what; columns count from 0. */
export interface CsvColumns {
  delimiter: (typeof csvDelimiters)[number];
  /** Rows before the first line, such as the headings. */
  skip: number;
  decimal: '.' | ',';
  dates: (typeof csvDates)[number];
  date: number;
  /** One column with a sign, or one for each direction. */
  amount: number | null;
  credit: number | null;
  debit: number | null;
  /** The balance after the line; without it both balances are typed. */
  balance: number | null;
  reference: number | null;
  counterparty: number | null;
  text: number;
}

export type StatementRefusal =
  | 'statement_unreadable'
  | 'statement_wrong_account'
  | 'statement_wrong_currency'
  | 'statement_unbalanced';

/** Why a file is refused as a whole, with the line where it shows. */
export class StatementProblem extends Error {
  readonly code: StatementRefusal;
  readonly line: number;
  /** A word for what is wrong, or the amounts that do not agree. */
  readonly detail: Readonly<Record<string, string>>;

  constructor(code: StatementRefusal, line: number, detail: Readonly<Record<string, string>> = {}) {
    super(`${code} in line ${line}: ${JSON.stringify(detail)}`);
    this.code = code;
    this.line = line;
    this.detail = detail;
  }
}

/** The words for what makes a file unreadable. */
export const statementProblems = [
  'account',
  'amount',
  'balance',
  'columns',
  'currency',
  'date',
  'depth',
  'doctype',
  'empty',
  'encoding',
  'field',
  'format',
  'order',
  'page',
  'quote',
  'too_many',
  'unprintable',
  'xml',
] as const;
export type StatementTrouble = (typeof statementProblems)[number];

export const unreadable = (problem: StatementTrouble, line: number): StatementProblem =>
  new StatementProblem('statement_unreadable', line, { problem });

/** The most lines and statements of one file. */
export const mostStatementLines = 20_000;

const longest = { text: 500, counterparty: 140, reference: 100 } as const;

/** One line of text without repeated blanks, cut to what is stored. */
export function shorten(text: string, kind: keyof typeof longest): string {
  const plain = text.replaceAll(/[\s\u202a-\u202e\u2066-\u2069]+/g, ' ').trim();
  return [...plain.slice(0, 2 * longest[kind])].slice(0, longest[kind]).join('');
}

/** The bank's reference, or null for one that says there is none. */
export function givenReference(text: string | undefined): string | null {
  const plain = shorten(text ?? '', 'reference');
  return plain === '' || /^(NONREF|NOTPROVIDED|NA|N\/A|-|0)$/i.test(plain) ? null : plain;
}
