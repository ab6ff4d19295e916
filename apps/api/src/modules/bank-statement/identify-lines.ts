import { createHash } from 'node:crypto';
import type { StatementLine } from '@lantern/rules';

/** Banks write a reference with and without blanks and hyphens (see `bank_payment`). */
const plain = (text: string) =>
  text.toUpperCase().replaceAll(/[\s\u00a0\u200b-\u200d\u2010-\u2015-]/g, '');

/** What a line is known by: the bank's reference, or else its words. */
const nameOf = ({ reference, counterparty, text }: StatementLine): string =>
  reference === null
    ? `words ${createHash('sha256')
        .update(plain(`${counterparty ?? ''}|${text}`))
        .digest('hex')}`
    : `reference ${plain(reference)}`;

/**
 * Gives each line of a statement what makes it the same line in every file: its name with day and
 * amount, because banks use one reference for a payment, its fee and its reversal, and its number
 * among equal ones.
 */
export function identify<Line extends StatementLine>(
  lines: readonly Line[],
): (Line & { identity: string })[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const name = `${nameOf(line)} ${line.day} ${line.amount}`;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    return { ...line, identity: nth === 1 ? name : `${name} ${nth}` };
  });
}
