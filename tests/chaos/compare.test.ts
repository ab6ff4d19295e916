import { describe, expect, it } from 'vitest';
import { type Books, compare } from './compare.ts';
import type { Entry } from './journal.ts';

const member = 'an';
const word = (change: Partial<Entry> = {}): Entry => ({
  ...{ key: '1', kind: 'bet', member, effect: -100n, ledgerKey: 'BGS:bet:1' },
  ...{ attempts: 1, heard: '200 success', verdict: 'ok', due: [] },
  ...change,
});
const moved = (key: string, effect: bigint) => ({ member, key, effect });
const told = (entries: Entry[], books: Partial<Books>, balance = 900n) =>
  compare(entries, [{ member, balance }], {
    ...{ moves: [moved('BGS:bet:1', -100n)], named: [], balances: new Map([[member, 900n]]) },
    ...books,
  }).map(({ rule }) => rule.split(' ')[0]);

const asked = { kind: 'withdrawal asked', key: 'k', ledgerKey: undefined };
const named = (ledgerKey: string) => ({ kind: 'withdrawal asked', key: 'k', ledgerKey });

describe('what the callers were told and what the books say', () => {
  it('E2 F2 agree when every word moved what it said, once', () => {
    expect(told([word()], {})).toEqual([]);
    expect(told([word({ effect: 0n, ledgerKey: undefined })], { moves: [] })).toEqual([]);
  });

  it('M1 M2 names an acknowledged word that is not there', () => {
    expect(told([word()], { moves: [] })).toEqual(['L1']);
    expect(told([word(asked)], { moves: [] })).toEqual(['L1']);
  });

  it('E2 names a word that moved something else, or twice', () => {
    expect(told([word()], { moves: [moved('BGS:bet:1', -200n)] })).toEqual(['L2']);
    const holds = ['withdrawal:1:hold', 'withdrawal:2:hold'];
    const twice = holds.map((key) => moved(key, -100n));
    expect(told([word(asked)], { moves: twice, named: holds.map(named) })).toEqual(['L2']);
  });

  it('F5 names what was refused and has happened, unless it was taken back', () => {
    const refused = word({ verdict: 'insufficient_funds' });
    expect(told([refused], {})).toEqual(['L3']);
    expect(
      told([refused], { moves: [moved('BGS:bet:1', -100n), moved('BGS:rollback:1', 100n)] }),
    ).toEqual([]);
  });

  it('names what happened and nobody sent', () => {
    expect(told([], {})).toEqual(['L4']);
  });

  it('E1 names a balance that does not follow from what was acknowledged', () => {
    expect(told([word()], {}, 901n)).toEqual(['L6']);
  });

  it('names a refusal that nothing asked for, and a word without a verdict with what was heard last', () => {
    expect(told([word({ verdict: 'internal_error' })], { moves: [] })).toEqual(['only']);
    expect(told([word({ verdict: 'limit_reached' })], { moves: [] })).toEqual(['only']);
    expect(
      told([word({ verdict: 'limit_reached', due: ['limit_reached'] })], { moves: [] }),
    ).toEqual([]);
    const silent = word({ verdict: undefined, attempts: 9, heard: '503 unavailable' });
    const [found] = compare([silent], [], { moves: [], named: [], balances: new Map() });
    expect(found?.what).toBe('bet 1 after 9 tries, the last of which heard 503 unavailable');
  });
});
