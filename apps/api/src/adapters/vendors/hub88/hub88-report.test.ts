import type { Hub88Transaction } from '@lantern/contracts/hub88-wallet';
import { describe, expect, it } from 'vitest';
import { hub88Report } from './hub88-report.ts';

const one = (
  id: string,
  kind: string,
  change: Partial<Hub88Transaction> = {},
): Hub88Transaction => ({
  ...{ transaction_uuid: id, kind, transaction_status: 'TS_SUCCESS', amount: 100_000_000 },
  ...{ currency: 'VND', round: 'r-1', ...change },
});
const bet = one('bet', 'TK_BET');
const win = one('win', 'TK_WIN', { reference_transaction_uuid: 'bet', amount: 300_000_000 });
const report = (...listed: Hub88Transaction[]) => hub88Report(listed, 'r-1', 'VND');

describe('GAM-23 a round in Hub88’s list of transactions', () => {
  it.each([
    ['no transactions', [], 'unknown'],
    ['a bet alone', [bet], 'open'],
    ['a bet with its win', [bet, win], 'ended'],
    ['a lost bet', [bet, { ...win, amount: 0 }], 'ended'],
    ['another open bet', [bet, win, one('b2', 'TK_BET')], 'open'],
    ['a kind that is not known', [bet, one('x', 'TK_NEG_BET')], 'open'],
    ['a free bet with its win', [{ ...bet, kind: 'TK_FREE_BET' }, win], 'ended'],
    ['a declined bet', [{ ...bet, transaction_status: 'TS_DECLINED' }], 'ended'],
  ] as const)('GAM-23 with %s', (_, listed, state) => {
    expect(report(...listed).state).toBe(state);
  });

  it('GAM-23 names bets and wins, also one that could not be delivered', () => {
    expect(report(bet, { ...win, transaction_status: 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED' })).toEqual(
      {
        state: 'ended',
        bets: ['bet'],
        wins: [{ transactionId: 'win', targetId: 'bet', amount: '3000' }],
        rollbacks: [],
      },
    );
  });

  it('GAM-23 undoes a bet by their rollback, or by one of our own', () => {
    const undone = { ...bet, transaction_status: 'TS_ROLLEDBACK' };
    const theirs = one('back', 'TK_ROLLBACK', { reference_transaction_uuid: 'bet' });
    expect(report(undone, theirs)).toMatchObject({
      ...{ bets: [], rollbacks: [{ transactionId: 'back', targetId: 'bet' }] },
    });
    expect(report(undone).rollbacks).toEqual([{ transactionId: 'site/undo/bet', targetId: 'bet' }]);
  });

  it.each([
    ['another round', { round: 'r-2' }],
    ['another currency', { currency: 'PHP' }],
    ['a fraction of a minor unit', { amount: 1 }],
    ['a win without its bet', { reference_transaction_uuid: null }],
  ])('F13 GAM-23 is unreadable with %s', (_, change) => {
    expect(() => report(bet, { ...win, ...change })).toThrow('The vendor listed');
  });
});
