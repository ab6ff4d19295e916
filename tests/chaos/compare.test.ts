import { describe, expect, it } from 'vitest';
import { type Books, compare } from './compare.ts';
import type { Entry } from './journal.ts';

const member = 'an';
const operation = (change: Partial<Entry> = {}): Entry => ({
  ...{ key: '1', kind: 'bet', member, effect: -100n, ledgerKey: 'BGS:bet:1' },
  ...{ attempts: 1, heard: '200 success', verdict: 'ok', allowed: [] },
  ...change,
});
const moved = (key: string, effect: bigint) => ({ member, key, effect });
const found = (entries: Entry[], given: Partial<Books>, balance = 900n) => {
  const moves = [moved('BGS:bet:1', -100n)];
  const books = { moves, named: [], balances: new Map([[member, 900n]]), ...given };
  const findings = compare(entries, [{ member, balance }], books, ['insufficient_funds']);
  return findings.map(({ rule }) => rule.split(' ')[0]);
};

const asked = { kind: 'withdrawal asked', key: 'k', ledgerKey: undefined };
const named = (ledgerKey: string) => ({ kind: 'withdrawal asked', key: 'k', ledgerKey });

describe('the answers to the callers and the records of the site', () => {
  it('E2 F2 agree when every operation has its effect once', () => {
    expect(found([operation()], {})).toEqual([]);
    expect(found([operation({ effect: 0n, ledgerKey: undefined })], { moves: [] })).toEqual([]);
  });

  it('M1 M2 reports a missing acknowledged operation', () => {
    expect(found([operation()], { moves: [] })).toEqual(['L1']);
    expect(found([operation(asked)], { moves: [] })).toEqual(['L1']);
  });

  it('E2 reports an operation with another effect, or with two', () => {
    expect(found([operation()], { moves: [moved('BGS:bet:1', -200n)] })).toEqual(['L2']);
    const holds = ['withdrawal:1:hold', 'withdrawal:2:hold'];
    const twice = holds.map((key) => moved(key, -100n));
    expect(found([operation(asked)], { moves: twice, named: holds.map(named) })).toEqual(['L2']);
  });

  it('F5 reports a rejected operation with an effect, unless it was rolled back', () => {
    const refused = operation({ verdict: 'insufficient_funds' });
    expect(found([refused], {})).toEqual(['L3']);
    expect(
      found([refused], { moves: [moved('BGS:bet:1', -100n), moved('BGS:rollback:1', 100n)] }),
    ).toEqual([]);
  });

  it('reports an unknown operation', () => {
    expect(found([], {})).toEqual(['L4']);
  });

  it('E1 reports a balance that differs from the acknowledged operations', () => {
    expect(found([operation()], {}, 901n)).toEqual(['L6']);
  });

  it('reports an unexpected refusal, and an operation without a verdict', () => {
    expect(found([operation({ verdict: 'internal_error' })], { moves: [] })).toEqual(['only']);
    expect(found([operation({ verdict: 'limit_reached' })], { moves: [] })).toEqual(['only']);
    expect(
      found([operation({ verdict: 'limit_reached', allowed: ['limit_reached'] })], { moves: [] }),
    ).toEqual([]);
    const silent = operation({ verdict: undefined, attempts: 9, heard: '503 unavailable' });
    const [finding] = compare([silent], [], { moves: [], named: [], balances: new Map() });
    expect(finding?.what).toBe('bet 1 after 9 attempts, the last answered 503 unavailable');
  });
});
