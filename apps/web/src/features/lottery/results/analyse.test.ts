import { describe, expect, it } from 'vitest';
import { figuresOf, headTable, ranked, seriesOf, trendOf } from './analyse.ts';

describe('LOT-07 the statistics', () => {
  const [first] = seriesOf('ssc');
  const results = [
    ['1', '0', '0', '0', '0'],
    ['1', '0', '0', '0', '0'],
    ['7', '0', '0', '0', '0'],
  ];

  it('count how often a digit came at its place, and how long it has not', () => {
    const figures = figuresOf(first ?? expect.fail(), results);
    expect(figures[1]).toEqual({ token: '1', times: 2, missing: 0 });
    expect(figures[7]).toEqual({ token: '7', times: 1, missing: 2 });
    expect(figures[5]).toEqual({ token: '5', times: 0, missing: undefined });
    expect(ranked(figures, 'hot', 2).map(({ token }) => token)).toEqual(['1', '7']);
  });

  it('call no number hot and cold, even of a die', () => {
    const [die] = seriesOf('k3');
    const figures = figuresOf(die ?? expect.fail(), [
      ['1', '2', '3'],
      ['3', '3', '6'],
    ]);
    const tokens = (order: 'hot' | 'cold') => ranked(figures, order).map(({ token }) => token);
    expect(tokens('hot')).toEqual(['3', '1', '2']);
    expect(tokens('cold')).toEqual(['5', '4', '6']);
  });

  it.each([
    ['vn27', ['12379', ...Array.from({ length: 26 }, () => '00000')], ['79', '7', '9']],
    ['vn18', ['112307', ...Array.from({ length: 17 }, () => '00')], ['07', '0', '7']],
    ['k3', ['1', '6', '6'], ['13']],
    ['kl8', Array.from({ length: 20 }, (_, at) => String(at + 1).padStart(2, '0')), ['gold']],
    ['6x49', ['01', '02', '03', '04', '05', '06', '49'], ['49']],
  ] as const)('LOT-07 of %s follow what comes once in each draw', (code, result, drawn) => {
    const single = seriesOf(code).filter(({ of }) => of !== 'all');
    expect(single.map((series) => series.drawn(result))).toEqual(drawn.map((token) => [token]));
    for (const series of single) expect(trendOf(series, [result])).toBeDefined();
  });

  it('LOT-07 chart the draws from the oldest on, with the numbers that came of a hundred', () => {
    const [, special] = seriesOf('vn27');
    const drawnFrom = (db: string) => [db, ...Array.from({ length: 26 }, () => '00000')];
    const results = ['00079', '00012', '00079'].map(drawnFrom);
    expect(trendOf(special ?? expect.fail(), [...results, drawnFrom('00055')])).toEqual({
      rows: ['12', '55', '79'],
      drawn: [['55'], ['79'], ['12'], ['79']],
    });
  });

  it('LOT-02 list heads and tails of the last two digits, with repeats', () => {
    const heads = headTable(['76288', '12', '18', '3312'], 'head');
    expect(heads[1]?.others).toEqual(['2', '2', '8']);
    expect(headTable(['76288', '12'], 'tail')[2]?.others).toEqual(['1']);
  });
});
