import type { FamilyCode } from './codes.ts';
import type { Result } from './family.ts';
import { prizesOf18, prizesOf27 } from './vietnamese.ts';

/** The names of prizes as they are printed in Vietnam. */
export const prizeNames: Readonly<Record<string, string>> = {
  db: 'ĐB',
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [`g${at + 1}`, `G${at + 1}`] as const),
  ),
};

export const isBoard = (family: FamilyCode): family is 'vn27' | 'vn18' =>
  family === 'vn27' || family === 'vn18';

/** The numbers of each prize of a Vietnamese board, from ĐB down. */
export function prizesOf(family: FamilyCode, result: Result) {
  const rows = family === 'vn27' ? prizesOf27 : prizesOf18;
  let start = 0;
  return rows.map(({ code, count }) => {
    const numbers = result.slice(start, start + count);
    start += count;
    return { code, numbers };
  });
}

export interface ChangedPrize {
  /** Null where a result has no prizes. */
  readonly code: string | null;
  readonly before: Result;
  readonly after: Result;
}

/** What another result has changed: prizes of a Vietnamese board, else the whole result. */
export function changedPrizes(family: FamilyCode, before: Result, after: Result): ChangedPrize[] {
  if (!isBoard(family)) return [{ code: null, before, after }];
  const later = prizesOf(family, after);
  return prizesOf(family, before)
    .map(({ code, numbers }, at) => ({ code, before: numbers, after: later[at]?.numbers ?? [] }))
    .filter((prize) => prize.before.join() !== prize.after.join());
}
