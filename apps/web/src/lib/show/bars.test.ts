import { describe, expect, it } from 'vitest';
import { layOut } from './bars.ts';

const listOf = (...amounts: string[]) =>
  amounts.map((net, at) => ({ from: `2026-03-0${at + 1}`, net }));

describe('the bars of amounts', () => {
  it('puts what is above zero above the line and the rest below it', () => {
    const chart = layOut(listOf('300', '0', '-100'));
    expect(chart).toMatchObject({ zero: 75, most: '300', least: '-100' });
    expect(chart?.bars.map(({ top, height }) => [top, height])).toEqual([
      [0, 75],
      [75, 0],
      [75, 25],
    ]);
  });

  it('shows a small amount beside the largest there can be', () => {
    const chart = layOut(listOf('9223372036854775807', '1'));
    expect(chart?.bars[1]).toMatchObject({ top: 99, height: 1 });
  });

  it('has none where every amount is zero', () => {
    expect(layOut(listOf('0', '0'))).toBeUndefined();
    expect(layOut([])).toBeUndefined();
  });
});
