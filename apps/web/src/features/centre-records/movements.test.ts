import { expect, it } from 'vitest';
import { roundOf } from '../../../testing/member-answers.ts';
import { movementsIn } from './movements.ts';

it('tells the stake of a round with a minus, and its win and refund when they came', () => {
  const round = roundOf(1, { stake: '20000', win: '60000', refund: '500' });
  expect(movementsIn([round]).map(({ kind, amount, at }) => [kind, amount, at])).toEqual([
    ['win', '60000', round.endedAt],
    ['refund', '500', round.endedAt],
    ['stake', '-20000', round.startedAt],
  ]);
});

it('leaves out what did not happen', () => {
  expect(movementsIn([roundOf(1, { win: '0', refund: '0' })]).map(({ kind }) => kind)).toEqual(['stake']);
});

it('puts the newest of several rounds first', () => {
  const early = roundOf(1, { startedAt: '2026-03-14T08:00:00Z', endedAt: null });
  const late = roundOf(2, { startedAt: '2026-03-14T09:00:00Z', endedAt: null });
  expect(movementsIn([early, late]).map(({ at }) => at)).toEqual([late.startedAt, early.startedAt]);
});
