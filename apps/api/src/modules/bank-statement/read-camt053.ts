import {
  type ExpectedAccount,
  givenReference,
  mostStatementLines,
  type Statement,
  type StatementLine,
  StatementProblem,
  shorten,
  unreadable,
} from '@lantern/rules';
import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { dayOf, isSameAccount, minorOf } from './read-values.ts';

/** An element with its text; names are without their prefix. */
interface Node {
  name: string;
  line: number;
  text: string;
  currency: string | undefined;
  children: Node[];
}

/** The deepest path of the format has sixteen elements. */
const deepest = 40;
/** The longest text of the format has 500 characters. */
const longestText = 10_000;
const space = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d{2}$/;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads the XML into elements. A document type is refused before its entities could be used, and
 * the parser knows no entities but the five of XML.
 */
function parse(text: string): Node {
  const parser = new SaxesParser();
  const path: Node[] = [];
  let root: Node | undefined;
  const here = () => parser.line;
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) throw unreadable('encoding', here());
  });
  parser.on('doctype', () => {
    throw unreadable('doctype', here());
  });
  parser.on('error', () => {
    throw unreadable('xml', here());
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length >= deepest) throw unreadable('depth', here());
    const made = nodeOf(localName(name), attributes, here());
    if (!root) root = rootOf(made, attributes);
    path.at(-1)?.children.push(made);
    path.push(made);
  });
  parser.on('closetag', () => {
    path.pop();
  });
  const write = (said: string) => {
    const node = path.at(-1);
    // Blanks between elements say nothing.
    if (!node || said.trim() === '') return;
    if (node.text.length + said.length > longestText) throw unreadable('field', here());
    node.text += said;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  // A document type is refused where it begins: its declarations may be long.
  const doctype = /<!DOCTYPE/i.exec(text);
  if (doctype) throw unreadable('doctype', text.slice(0, doctype.index).split('\n').length);
  parser.write(text).close();
  if (!root) throw unreadable('xml', 1);
  return root;
}

const nodeOf = (
  name: string,
  attributes: Record<string, SaxesAttributePlain | string>,
  line: number,
): Node => ({
  name,
  line,
  text: '',
  currency: String(attributes.Ccy ?? '') || undefined,
  children: [],
});

function rootOf(node: Node, attributes: Record<string, SaxesAttributePlain | string>): Node {
  if (node.name !== 'Document' || !Object.values(attributes).some((one) => space.test(String(one))))
    throw unreadable('format', node.line);
  return node;
}

/** The elements at a path below a node. */
const all = (node: Node | undefined, ...path: string[]): Node[] =>
  path.reduce<Node[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)),
    node ? [node] : [],
  );
const find = (node: Node | undefined, ...path: string[]) => all(node, ...path)[0];
const textAt = (node: Node | undefined, ...path: string[]) =>
  find(node, ...path)?.text.trim() || undefined;

/** The amount of an entry or a balance with the sign of its direction. */
function signedAt(node: Node, { currency, digits }: ExpectedAccount, direction?: string): bigint {
  const amount = find(node, 'Amt');
  if (!amount) throw unreadable('amount', node.line);
  if (amount.currency !== currency)
    throw new StatementProblem('statement_wrong_currency', amount.line);
  const minor = minorOf(amount.text.trim(), '.', digits);
  const side = textAt(node, 'CdtDbtInd') ?? direction;
  if (minor === undefined || (side !== 'CRDT' && side !== 'DBIT'))
    throw unreadable('amount', amount.line);
  return side === 'DBIT' ? -minor : minor;
}

/** The day of `Dt` or `DtTm`; of an instant, the day that the bank wrote. */
function dayAt(node: Node, name: string): string {
  const written = textAt(node, name, 'Dt') ?? textAt(node, name, 'DtTm') ?? '';
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})([T+\-Z].*)?$/.exec(written) ?? [];
  if (!year || !month || !day) throw unreadable('date', node.line);
  return dayOf(year, month, day, node.line);
}

function balanceAt(statement: Node, codes: readonly string[]): Node {
  const balances = all(statement, 'Bal');
  const found = codes
    .map((code) => balances.find((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code))
    .find((one) => one !== undefined);
  if (!found) throw unreadable('balance', statement.line);
  return found;
}

/** What a transaction says about itself and its other side. */
function wordsOf(detail: Node | undefined, isCredit: boolean) {
  const parties = find(detail, 'RltdPties');
  const side = find(parties, isCredit ? 'Dbtr' : 'Cdtr');
  const reference = textAt(detail, 'Refs', 'EndToEndId');
  return {
    counterparty: textAt(side, 'Nm') ?? textAt(side, 'Pty', 'Nm') ?? null,
    text: [
      ...all(detail, 'RmtInf', 'Ustrd').map((one) => one.text),
      textAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref') ?? '',
      givenReference(reference) ?? '',
      textAt(detail, 'AddtlTxInf') ?? '',
    ].join(' '),
  };
}

/**
 * The lines of an entry: one, or one for each transaction of a batch whose amounts add up to it.
 */
function linesOf(entry: Node, expected: ExpectedAccount): StatementLine[] {
  const amount = signedAt(entry, expected);
  const direction = textAt(entry, 'CdtDbtInd');
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const reference = givenReference(textAt(entry, 'AcctSvcrRef'));
  const common = {
    line: entry.line,
    day: dayAt(entry, 'BookgDt'),
    reversal: textAt(entry, 'RvslInd') === 'true',
  };
  const informed = (detail: Node | undefined, part: bigint): StatementLine => {
    const { counterparty, text } = wordsOf(detail, part > 0n);
    const more = textAt(entry, 'AddtlNtryInf') ?? '';
    return {
      ...common,
      amount: part,
      reference: givenReference(textAt(detail, 'Refs', 'AcctSvcrRef')) ?? reference,
      counterparty: counterparty && shorten(counterparty, 'counterparty'),
      text: shorten(`${text} ${more}`, 'text'),
    };
  };
  const isWhole =
    details.length > 1 && details.every((one) => find(one, 'Amt')?.currency === expected.currency);
  const parts = isWhole ? details.map((one) => signedAt(one, expected, direction)) : [];
  if (isWhole && parts.reduce((total, part) => total + part, 0n) === amount)
    return details.map((one, at) => informed(one, parts[at] ?? 0n));
  const single = informed(details[0], amount);
  return [{ ...single, reference: details.length > 1 ? reference : single.reference }];
}

/** Reads CAMT.053, of any number of statements. @throws StatementProblem */
export function readCamt053(text: string, expected: ExpectedAccount): Statement[] {
  const statements = all(parse(text), 'BkToCstmrStmt', 'Stmt');
  let count = 0;
  return statements.map((one) => {
    const statement = statementOf(one, expected);
    count += statement.lines.length;
    if (count > mostStatementLines) throw unreadable('too_many', one.line);
    return statement;
  });
}

function statementOf(node: Node, expected: ExpectedAccount): Statement {
  const id = find(node, 'Acct', 'Id');
  const account = textAt(id, 'IBAN') ?? textAt(id, 'Othr', 'Id');
  if (account === undefined) throw unreadable('account', node.line);
  if (!isSameAccount(account, expected.account, expected.currency))
    throw new StatementProblem('statement_wrong_account', id?.line ?? node.line);
  const [from, to] = [balanceAt(node, ['OPBD', 'PRCD']), balanceAt(node, ['CLBD'])];
  const [opening, closing] = [signedAt(from, expected), signedAt(to, expected)];
  // Entries that are only announced are not part of the balance.
  const booked = all(node, 'Ntry').filter(
    (one) => (textAt(one, 'Sts', 'Cd') ?? textAt(one, 'Sts')) === 'BOOK',
  );
  const lines = booked.flatMap((one) => linesOf(one, expected));
  const sum = lines.reduce((total, { amount }) => total + amount, opening);
  if (sum !== closing)
    throw new StatementProblem('statement_unbalanced', to.line, {
      computed: String(sum),
      stated: String(closing),
    });
  const last = dayAt(to, 'Dt');
  for (const { day, line } of lines) if (day > last) throw unreadable('date', line);
  const days = lines.map(({ day }) => day).sort();
  const number = shorten(textAt(node, 'Id') ?? '', 'reference') || null;
  return { account, number, opening, closing, lines, first: days[0] ?? last, last };
}
