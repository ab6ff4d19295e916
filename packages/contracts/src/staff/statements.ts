import { csvDates, csvDelimiters, statementFormats } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, currency, signedAmount } from '../money.ts';
import { string } from '../strings.ts';
import { day, empty, id, instant, page, paging, paragraphs } from '../wire.ts';

/** The number of one of the brand's own accounts. */
const account = string().check(z.regex(/^[A-Za-z0-9]{4,32}$/));
const reason = paragraphs(500, 3);
const column = z.nullable(z.int().check(z.minimum(0), z.maximum(49)));

/** Where the CSV files of a bank have what; columns count from 0. */
const csvColumns = z
  .strictObject({
    delimiter: z.enum(csvDelimiters),
    /** Rows before the first line, such as headings. */
    skip: z.int().check(z.minimum(0), z.maximum(100)),
    decimal: z.enum(['.', ',']),
    dates: z.enum(csvDates),
    date: z.int().check(z.minimum(0), z.maximum(49)),
    /** One column with a sign, or one for each direction. */
    amount: column,
    credit: column,
    debit: column,
    /** The balance after the line. Without it both balances are typed at the import. */
    balance: column,
    reference: column,
    counterparty: column,
    text: z.int().check(z.minimum(0), z.maximum(49)),
  })
  .check(
    z.refine((of) => (of.amount === null ? of.credit !== null && of.debit !== null : true), {
      message: 'a column of amounts, or one for each direction',
      path: ['amount'],
    }),
  );

const ownAccount = z.strictObject({
  account,
  bankName: string(),
  holderName: string(),
  currency,
  /** Null until the columns of its CSV files are chosen. */
  columns: z.nullable(csvColumns),
  /** The number of lines without a decision. */
  unmatched: z.number(),
  /** The end of the newest statement, and its closing balance. */
  newest: z.nullable(z.strictObject({ day, closing: signedAmount })),
  /** The first day of its books, and the last closed day. */
  from: z.nullable(day),
  closed: z.nullable(day),
});
export type OwnAccount = z.infer<typeof ownAccount>;

const base = { access: 'staff', permission: 'statements.look' } as const;
const acting = { method: 'POST', access: 'staff', permission: 'statements.act' } as const;

export const ownAccounts = endpoint({
  ...base,
  name: 'ownAccounts',
  method: 'GET',
  path: '/ops/statements/accounts',
  summary: 'Lists the brand’s own bank accounts, and how far each is reconciled and closed.',
  value: z.array(ownAccount),
  refusals: [],
});

export const chooseColumns = endpoint({
  ...acting,
  name: 'chooseColumns',
  path: '/ops/statements/columns',
  summary: 'Saves where the CSV files of an account have what.',
  body: z.strictObject({ account, columns: csvColumns }),
  value: empty,
  refusals: ['bank_account_not_found'],
});

/** A bank's day fits; larger files are split by the bank. */
const upload = { files: 1, bytes: 5 * 1024 * 1024 } as const;
const ofFile = {
  account,
  /** For a CSV file without a column of balances. */
  opening: z.optional(signedAmount),
  closing: z.optional(signedAmount),
};
const ofFiles = [
  'bank_account_not_found',
  'statement_unreadable',
  'statement_wrong_account',
  'statement_wrong_currency',
  'statement_unbalanced',
] as const;

const previewLine = z.strictObject({
  /** In the file. */
  line: z.number(),
  day,
  amount: signedAmount,
  reference: z.nullable(string()),
  counterparty: z.nullable(string()),
  text: string(),
  reversal: z.boolean(),
  /** `known` is imported already; `similar` has the reference of a line with other values. */
  status: z.enum(['new', 'known', 'similar']),
});

export const previewStatement = endpoint({
  ...acting,
  name: 'previewStatement',
  path: '/ops/statements/preview',
  summary: 'Reads a bank’s file and shows what an import would add. Stores nothing.',
  upload,
  limit: { calls: 30, seconds: 60 },
  body: z.strictObject(ofFile),
  value: z.strictObject({
    format: z.enum(statementFormats),
    /** Of the file; the import repeats it. */
    digest: string(),
    /** For a CSV file: its first rows and their separator. */
    sample: z.nullable(
      z.strictObject({ delimiter: z.enum(csvDelimiters), rows: z.array(z.array(string())) }),
    ),
    /** Empty for a CSV file whose columns are not chosen yet. */
    statements: z.array(
      z.strictObject({
        number: z.nullable(string()),
        from: day,
        to: day,
        opening: signedAmount,
        closing: signedAmount,
        credits: signedAmount,
        debits: signedAmount,
        lines: z.number(),
        known: z.number(),
      }),
    ),
    /** The first lines, those to look at first. */
    lines: z.array(previewLine),
  }),
  refusals: ofFiles,
});
export type StatementPreview = z.infer<typeof previewStatement.value>;

export const importStatement = endpoint({
  ...acting,
  name: 'importStatement',
  path: '/ops/statements/import',
  summary:
    'Imports the lines of a previewed file that are not known yet, and matches them. A line is ' +
    'imported once, whatever files it is in.',
  upload,
  limit: { calls: 30, seconds: 60 },
  body: z.strictObject({ ...ofFile, digest: string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  value: z.strictObject({
    /** New lines, lines that were known, and matches, also of earlier lines. */
    lines: z.number(),
    known: z.number(),
    matched: z.number(),
  }),
  refusals: [...ofFiles, 'statement_changed', 'period_closed'],
});

export const bankStatements = endpoint({
  ...base,
  name: 'bankStatements',
  method: 'GET',
  path: '/ops/statements',
  summary: 'Lists the imported statements of an account, newest first.',
  query: z.strictObject({ ...paging(20), account }),
  value: page(
    z.strictObject({
      id,
      format: z.enum(statementFormats),
      number: z.nullable(string()),
      from: day,
      to: day,
      opening: signedAmount,
      closing: signedAmount,
      currency,
      /** The lines that it brought. */
      lines: z.number(),
      importedAt: instant,
      importedBy: string(),
    }),
  ),
  refusals: [],
});

export const discardStatement = endpoint({
  ...acting,
  name: 'discardStatement',
  path: '/ops/statements/discard',
  summary: 'Removes a statement that was imported by mistake, with the lines it brought.',
  body: z.strictObject({ id, reason }),
  value: empty,
  refusals: ['statement_not_found', 'bank_line_decided', 'period_closed'],
});

export const bankLineShows = ['unmatched', 'matched', 'explained', 'all'] as const;
export const bankLineExplanations = [
  'fee',
  'interest',
  'own_transfer',
  'returned',
  'not_ours',
  'other',
] as const;

const bankLine = z.strictObject({
  id,
  account,
  day,
  amount: signedAmount,
  currency,
  reference: z.nullable(string()),
  counterparty: z.nullable(string()),
  text: string(),
  reversal: z.boolean(),
  /** `suggested`: its deposit is not credited yet; `differs`: another amount was credited. */
  status: z.enum(['open', 'suggested', 'differs', 'matched', 'explained']),
  /** The deposit or withdrawal. */
  match: z.nullable(string()),
  explanation: z.nullable(z.enum(bankLineExplanations)),
  decided: z.nullable(
    /** Without a person where the site has matched it. */
    z.strictObject({ at: instant, by: z.nullable(string()), remark: z.nullable(string()) }),
  ),
  /** Whether its day was closed without a decision, and whether the decision is final. */
  carried: z.boolean(),
  final: z.boolean(),
});
export type BankLine = z.infer<typeof bankLine>;

/** Without days, all of them. */
const period = { from: z.optional(day), to: z.optional(day) };

export const bankLines = endpoint({
  ...base,
  name: 'bankLines',
  method: 'GET',
  path: '/ops/statements/lines',
  summary: 'Lists lines of bank statements: unmatched ones oldest first, others newest first.',
  query: z.strictObject({
    ...paging(20),
    ...period,
    account: z.optional(account),
    show: z._default(z.enum(bankLineShows), 'unmatched'),
    side: z._default(z.enum(['all', 'credit', 'debit']), 'all'),
  }),
  value: page(bankLine),
  refusals: [],
});

const candidate = z.strictObject({
  reference: string(),
  member: z.strictObject({ id, username: string() }),
  amount,
  currency,
  status: string(),
  at: instant,
  /** Why it is listed: the bank's number, our reference, the holder's name, or the amount. */
  by: z.enum(['number', 'reference', 'holder', 'amount']),
});
export type BankLineCandidate = z.infer<typeof candidate>;

export const bankLineCandidates = endpoint({
  ...base,
  name: 'bankLineCandidates',
  method: 'GET',
  path: '/ops/statements/candidates',
  summary: 'Lists deposits or withdrawals that a line may belong to, the likeliest first.',
  query: z.strictObject({ id }),
  value: z.array(candidate),
  refusals: ['statement_not_found'],
});

export const decideBankLine = endpoint({
  ...acting,
  name: 'decideBankLine',
  path: '/ops/statements/decide',
  summary:
    'Matches a line with a deposit or withdrawal, explains it, or opens it again. Moves no ' +
    'money: a deposit is still credited in its own room.',
  body: z
    .strictObject({
      id,
      decision: z.enum(['match', ...bankLineExplanations, 'open']),
      /** Of the deposit or withdrawal, for `match`. */
      reference: z.optional(string().check(z.regex(/^[DW]-[2-9A-HJ-NP-Z]{8}$/))),
      reason,
    })
    .check(
      z.refine(({ decision, reference }) => (decision === 'match') === (reference !== undefined), {
        message: 'a match names a reference',
        path: ['reference'],
      }),
    ),
  value: bankLine,
  refusals: [
    'statement_not_found',
    'bank_line_decided',
    'bank_line_unfit',
    'another_person_needed',
    'period_closed',
  ],
});

export const matchBankLines = endpoint({
  ...acting,
  name: 'matchBankLines',
  path: '/ops/statements/match',
  summary: 'Tries to match the undecided lines of an account again.',
  limit: { calls: 20, seconds: 60 },
  body: z.strictObject({ account }),
  value: z.strictObject({ matched: z.number() }),
  refusals: ['bank_account_not_found'],
});

/** Of our books, what no bank line shows. */
export const bankGapKinds = ['payouts', 'deposits'] as const;

export const bankGaps = endpoint({
  ...base,
  name: 'bankGaps',
  method: 'GET',
  path: '/ops/statements/gaps',
  summary: 'Lists payouts by hand, or credited bank transfers, that no bank line shows.',
  query: z.strictObject({
    ...paging(20),
    ...period,
    kind: z._default(z.enum(bankGapKinds), 'payouts'),
    /** Of the transfers' account; a payout has none. */
    account: z.optional(account),
  }),
  value: page(
    z.strictObject({
      reference: string(),
      member: z.strictObject({ id, username: string() }),
      amount,
      currency,
      /** The number that staff have typed. */
      number: z.nullable(string()),
      account: z.nullable(string()),
      at: instant,
      /** Who credited or paid it. */
      by: z.nullable(string()),
    }),
  ),
  refusals: [],
});

export const bankReports = ['lines', 'credits', 'payouts', 'deposits'] as const;

export const bankReportFile = endpoint({
  ...base,
  name: 'bankReportFile',
  method: 'GET',
  path: '/ops/statements/file',
  summary:
    'Exports all lines, unmatched credits, or what no bank line shows, of a period as CSV. The ' +
    'export is logged.',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: z.strictObject({
    report: z.enum(bankReports),
    from: day,
    to: day,
    account: z.optional(account),
  }),
  value: z.any(),
  refusals: [],
});

export const bankPeriods = endpoint({
  ...base,
  name: 'bankPeriods',
  method: 'GET',
  path: '/ops/statements/periods',
  summary: 'Lists the closed days or months of an account, newest first.',
  query: z.strictObject({
    ...paging(20),
    account,
    kind: z._default(z.enum(['day', 'month']), 'day'),
  }),
  value: page(
    z.strictObject({
      from: day,
      to: day,
      opening: signedAmount,
      closing: signedAmount,
      currency,
      lines: z.number(),
      /** Lines without a decision that were carried over, and why. */
      carried: z.number(),
      reason: z.nullable(string()),
      closedAt: instant,
      closedBy: string(),
    }),
  ),
  refusals: [],
});

export const closeBankPeriod = endpoint({
  ...acting,
  name: 'closeBankPeriod',
  path: '/ops/statements/close',
  summary:
    'Closes all days of an account up to one, or the month of a day. Lines without a decision ' +
    'need a reason and are carried over. A closed period stays closed.',
  body: z.strictObject({
    account,
    kind: z.enum(['day', 'month']),
    day,
    /** Carries undecided lines over; without it they block. */
    reason: z.optional(reason),
  }),
  value: z.strictObject({ periods: z.number() }),
  refusals: ['bank_account_not_found', 'period_closed', 'period_not_ready'],
});
