import {
  dayAfter,
  type ExpectedAccount,
  givenReference,
  mostStatementLines,
  type Statement,
  type StatementLine,
  StatementProblem,
  shorten,
  unreadable,
} from '@lantern/rules';
import { dayOf, isSameAccount, minorOf } from './read-values.ts';

interface Field {
  tag: string;
  text: string;
  line: number;
}

/** The fields of a file; a line without a tag continues the field before it. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  let open: Field | undefined;
  for (const [at, whole] of text.split('\n').entries()) {
    const line = at + 1;
    const written = whole.replace(/^\{1:.*?\{4:/, '').trimEnd();
    if (/^-\}?/.test(written)) open = undefined;
    const [, tag, rest = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(written) ?? [];
    if (tag !== undefined) {
      open = { tag, text: rest, line };
      fields.push(open);
    } else if (open) open.text += `\n${written}`;
    else if (written !== '' && !/^(-\}?|\{|\})/.test(written)) throw unreadable('format', line);
  }
  return fields;
}

interface Balance {
  amount: bigint;
  day: string;
  line: number;
}

function balanceOf({ text, line }: Field, { currency, digits }: ExpectedAccount): Balance {
  const [, sign, year, month, day, written, figures = ''] =
    /^([CD])(\d{2})(\d{2})(\d{2})([A-Z]{3})(\d{1,15},\d{0,6})$/.exec(text.trim()) ?? [];
  const minor = minorOf(figures, ',', digits);
  if (!year || !month || !day || minor === undefined) throw unreadable('balance', line);
  if (written !== currency) throw new StatementProblem('statement_wrong_currency', line);
  return { amount: sign === 'D' ? -minor : minor, day: dayOf(`20${year}`, month, day, line), line };
}

const signs = new Map([
  ['C', 1n],
  ['D', -1n],
  // A reversal of a credit takes money, and of a debit returns it.
  ['RC', -1n],
  ['RD', 1n],
  ['EC', 1n],
  ['ED', -1n],
]);
/** Value date, entry date, sign, the currency's third letter, amount, kind, references. */
const shape = new RegExp(
  [
    /^(\d{2})(\d{2})(\d{2})(\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?/,
    /(\d{1,15},\d{0,6})([A-Z][A-Z0-9]{3})(.*)$/,
  ]
    .map(({ source }) => source)
    .join(''),
);

/** The year of an entry date is that of the value date, or the one beside it around New Year. */
function entryDay(value: string, monthAndDay: string | undefined, line: number): string {
  if (monthAndDay === undefined) return value;
  const [month, day] = [monthAndDay.slice(0, 2), monthAndDay.slice(2)];
  const near = (year: number) => `${year}-${month}-${day}`;
  const year = Number(value.slice(0, 4));
  const distance = (one: number) => Math.abs(Date.parse(near(one)) - Date.parse(value));
  const best = [year, year - 1, year + 1].reduce((a, b) => (distance(b) < distance(a) ? b : a));
  return dayOf(String(best), month, day, line);
}

function lineOf({ text, line }: Field, { digits }: ExpectedAccount): StatementLine {
  const [first = '', ...more] = text.split('\n');
  const [, year, month, day, entry, sign = '', , figures = '', , rest = ''] =
    shape.exec(first) ?? [];
  const [minor, factor] = [minorOf(figures, ',', digits), signs.get(sign)];
  if (!year || !month || !day) throw unreadable('field', line);
  if (minor === undefined || factor === undefined) throw unreadable('amount', line);
  const [customers = '', banks] = rest.split('//');
  return {
    line,
    day: entryDay(dayOf(`20${year}`, month, day, line), entry, line),
    amount: factor * minor,
    reversal: sign.startsWith('R'),
    reference: givenReference(banks),
    counterparty: null,
    text: [givenReference(customers) ?? '', ...more].join(' '),
  };
}

/** The information to a line: free text, or the fields `?20` (text) and `?32` (name) of a bank. */
function inform(line: StatementLine, text: string): void {
  const plain = text.replaceAll('\n', '');
  const parts = /^\d{3}(?=\?)/.test(plain) ? plain.slice(3).split('?').slice(1) : undefined;
  const of = (codes: RegExp) =>
    (parts ?? [])
      .filter((part) => codes.test(part))
      .map((part) => part.slice(2))
      .join('');
  if (parts) line.counterparty = shorten(of(/^3[23]/), 'counterparty') || null;
  const said = parts ? of(/^(2\d|6[0-3])/) : text.replaceAll('\n', ' ');
  line.text = `${line.text} ${said}`;
}

/** A statement whose pages may follow. */
interface Open {
  statement: Omit<Statement, 'closing' | 'last' | 'first'>;
  page: Balance | undefined;
  closed: Balance | undefined;
}

/** Reads MT940, of any number of statements and pages. @throws StatementProblem */
export function readMt940(text: string, expected: ExpectedAccount): Statement[] {
  const done: Statement[] = [];
  let open: Open | undefined;
  let named: string | undefined;
  let number: string | null = null;
  let count = 0;
  for (const field of fieldsOf(text)) {
    const { tag, line } = field;
    if (tag === '20') named = undefined;
    else if (tag === '25' || tag === '25P') {
      named = field.text.split('\n')[0] ?? '';
      if (!isSameAccount(named, expected.account, expected.currency))
        throw new StatementProblem('statement_wrong_account', line);
    } else if (tag === '28' || tag === '28C') number = field.text.trim();
    else if (tag === '60F' || tag === '60M') {
      if (named === undefined) throw unreadable('account', line);
      open = begin(open, balanceOf(field, expected), tag === '60F', { account: named, number });
    } else if (tag === '61') {
      if (!open || open.closed) throw unreadable('order', line);
      if (++count > mostStatementLines) throw unreadable('too_many', line);
      open.statement.lines.push(lineOf(field, expected));
    } else if (tag === '86') {
      const last = open?.statement.lines.at(-1);
      // After the closing balance it informs about the statement.
      if (last && !open?.closed) inform(last, field.text);
    } else if (tag === '62F' || tag === '62M') {
      if (!open || open.closed) throw unreadable('order', line);
      open.closed = balanceOf(field, expected);
      check(open.statement, open.closed);
      if (tag === '62F') {
        done.push(finish(open.statement, open.closed));
        open = undefined;
      }
    }
  }
  if (open) throw unreadable('page', open.closed?.line ?? open.page?.line ?? 1);
  return done;
}

function begin(
  open: Open | undefined,
  opening: Balance,
  isFirst: boolean,
  named: Pick<Statement, 'account' | 'number'>,
): Open {
  if (!isFirst) {
    if (!open?.closed || open.closed.amount !== opening.amount)
      throw unreadable('page', opening.line);
    return { ...open, page: opening, closed: undefined };
  }
  if (open) throw unreadable('page', opening.line);
  return {
    statement: { ...named, opening: opening.amount, lines: [] },
    page: opening,
    closed: undefined,
  };
}

function check({ opening, lines }: Open['statement'], closing: Balance): void {
  const sum = lines.reduce((total, { amount }) => total + amount, opening);
  if (sum !== closing.amount)
    throw new StatementProblem('statement_unbalanced', closing.line, {
      computed: String(sum),
      stated: String(closing.amount),
    });
}

function finish(statement: Open['statement'], { amount, day }: Balance): Statement {
  for (const line of statement.lines) {
    line.text = shorten(line.text, 'text');
    // Without an entry date the value date stands for it, which may be a day ahead.
    if (line.day > dayAfter(day, 7)) throw unreadable('date', line.line);
    if (line.day > day) line.day = day;
  }
  const days = statement.lines.map((line) => line.day).sort();
  return { ...statement, closing: amount, first: days[0] ?? day, last: day };
}
