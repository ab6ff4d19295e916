import type { FamilyCode } from './codes.ts';
import type { Result } from './family.ts';
import { prizesOf18, prizesOf27 } from './vietnamese.ts';

type BoardCode = Extract<FamilyCode, 'vn27' | 'vn18'>;

/** A prize of a printed ticket of 10,000 dong. */
export interface PaperPrize {
  /** A row of the board, `extra` (phụ đặc biệt) or `consolation` (khuyến khích). */
  readonly code: string;
  /** Dong, for one ticket. */
  readonly amount: number;
  /** ĐB of the North also has a series, which the result does not name: what another one gets. */
  readonly otherSeries?: number;
}

const million = 1_000_000;
const amounts: Readonly<Record<BoardCode, Readonly<Record<string, number>>>> = {
  vn27: {
    ...{ db: 500 * million, g1: 10 * million, g2: 5 * million, g3: million },
    ...{ g4: 400_000, g5: 200_000, g6: 100_000, g7: 40_000, consolation: 40_000 },
  },
  vn18: {
    ...{ db: 2000 * million, g1: 30 * million, g2: 15 * million, g3: 10 * million },
    ...{ g4: 3 * million, g5: million, g6: 400_000, g7: 200_000, g8: 100_000 },
    ...{ extra: 50 * million, consolation: 6 * million },
  },
};
const otherSeries = 25 * million;

/** Digits of a ticket that differ from the special prize, from the left. */
const differing = (ticket: string, special: string): number[] =>
  [...special].flatMap((digit, at) => (ticket[at] === digit ? [] : [at]));

/** What a ticket wins beside the rows of the board, by its digits that differ from ĐB. */
function besideRows(family: BoardCode, ticket: string, special: string): string[] {
  const wrong = differing(ticket, special);
  if (wrong.length === 0) return [];
  if (family === 'vn27') return ticket.slice(-2) === special.slice(-2) ? ['consolation'] : [];
  if (wrong.length > 1) return [];
  return [wrong[0] === 0 ? 'extra' : 'consolation'];
}

/** How many digits a ticket has. */
export const paperDigits = (family: BoardCode): number => (family === 'vn27' ? 5 : 6);

/** All prizes of a paper ticket; a number that comes twice pays twice. */
export function paperPrizes(family: BoardCode, result: Result, ticket: string): PaperPrize[] {
  let start = 0;
  const codes = (family === 'vn27' ? prizesOf27 : prizesOf18).flatMap(({ code, count }) => {
    const numbers = result.slice(start, start + count);
    start += count;
    return numbers.filter((number) => ticket.endsWith(number)).map(() => code);
  });
  return [...codes, ...besideRows(family, ticket, result[0] ?? '')].map((code) => ({
    ...{ code, amount: amounts[family][code] ?? 0 },
    ...(family === 'vn27' && code === 'db' ? { otherSeries } : {}),
  }));
}
