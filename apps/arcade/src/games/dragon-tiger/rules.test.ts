import { describe, expect, test } from 'vitest';
import { edgeOf, expectFactorsToMatch } from '../../../testing/odds.ts';
import { dragonTiger } from './rules.ts';

describe('GAM-26 Dragon Tiger', () => {
  test('has the stated edges', () => {
    const edge = (spot: string, digits: number) => edgeOf(dragonTiger, spot, digits);
    expect([edge('dragon', 4), edge('tiger', 4)]).toEqual(['3.7349', '3.7349']);
    expect([edge('tie', 2), edge('suited', 2)]).toEqual(['10.36', '13.98']);
    expect([((31 / 415) * 100).toFixed(4), ((7 / 415) * 100).toFixed(4)]).toEqual([
      ...['7.4699', '1.6867'],
    ]);
  });

  test('pays over all pairs of cards exactly what the chances say', () => {
    const pairs = Array.from({ length: 416 }, (_, first) => first % 52).flatMap((dragon, first) =>
      first < 52
        ? Array.from({ length: 416 }, (_, at) => at)
            .filter((at) => at !== first)
            .map((at) => ({ ways: 1n, outcome: { dragon, tiger: at % 52 } }))
        : [],
    );
    expectFactorsToMatch(dragonTiger, pairs);
  });
});
