import { describe, expect, it } from 'vitest';
import { changedPrizes, prizeNames } from './prizes.ts';

const board = Array.from({ length: 18 }, (_, at) => String(at).padStart(2, '0'));

describe('LOT-05 G6 what a correction has changed', () => {
  it('G6 is the prizes with other numbers', () => {
    const after = board.with(17, '77').with(1, '99');
    const changed = changedPrizes('vn18', board, after);
    expect(changed.map(({ code }) => prizeNames[code ?? ''])).toEqual(['G1', 'G8']);
    expect(changed[1]).toEqual({ code: 'g8', before: ['17'], after: ['77'] });
    expect(changedPrizes('vn18', board, board)).toEqual([]);
  });

  it('G6 is the whole prize where one of its numbers changes', () => {
    const [prize] = changedPrizes('vn18', board, board.with(4, '66'));
    expect(prize?.before).toHaveLength(prize?.after.length ?? 0);
    expect(prize?.before.length).toBeGreaterThan(1);
  });

  it('G6 is the whole result of a draw without prizes', () => {
    expect(changedPrizes('k3', ['1', '2', '3'], ['1', '2', '4'])).toEqual([
      { code: null, before: ['1', '2', '3'], after: ['1', '2', '4'] },
    ]);
  });
});
