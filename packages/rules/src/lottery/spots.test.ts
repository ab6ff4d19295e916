import { describe, expect, it } from 'vitest';
import type { FamilyCode } from './codes.ts';
import { families } from './families.ts';
import { findPlay } from './family.ts';
import type { Rate } from './rate-card.ts';
import { spotsOf, sumSpots } from './spots.ts';

/** A line as it is typed, staked with 1,000 a note and lot. */
function line(family: FamilyCode, code: string, typed: string, rate: Rate) {
  const play = findPlay(families[family], code) ?? expect.fail(`${family} has no ${code}`);
  const checked = play.parse(typed);
  if (!checked.ok) return expect.fail(JSON.stringify(checked.problems));
  const { selection } = checked;
  return {
    ...{ play, selection, text: play.text(selection), notes: play.notes(selection) },
    price: { rate, series: rate.kind === 'series' ? 2000 : undefined },
    staking: { unit: 1_000_000n, multiple: 1 },
  };
}
const namesOf = (...args: Parameters<typeof line>) =>
  spotsOf(line(...args)).map(({ spot }) => spot);
const series: Rate = { kind: 'series' };
const fixed: Rate = { kind: 'fixed', odds: { win: '70' } };

describe('G10 the numbers that a line is on', () => {
  it.each<[string, Parameters<typeof line>, string[]]>([
    ['one note with groups', ['ssc', 'back3.direct', '1|2|3', series], ['1|2|3']],
    ['notes of several groups', ['ssc', 'back3.direct', '1|2|3,4', series], ['1|2|3', '1|2|4']],
    ['typed digits without commas', ['ssc', 'back3.direct', '1|2|34', series], ['1|2|3', '1|2|4']],
    ['numbers of a board', ['vn27', 'lo2', '07 79', fixed], ['07', '79']],
    ['sets', ['vn27', 'xien2', '79 07; 11 22', fixed], ['07,79', '11,22']],
  ])('of %s are the texts of its notes', (_what, args, spots) => {
    expect(namesOf(...args)).toEqual(spots);
  });

  it('of a line with more than a hundred notes are the line', () => {
    const typed = '0123456789|0123456789|01';
    expect(namesOf('ssc', 'back3.direct', typed, series)).toEqual([
      '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1',
    ]);
  });

  it('are added over the lines of a slip', () => {
    const both = ['1|2|3', '1|2|3,4'].map((typed) => line('ssc', 'back3.direct', typed, series));
    expect(sumSpots(both.flatMap(spotsOf)).map(({ spot, owed }) => [spot, owed])).toEqual([
      ['1|2|3', 2_000_000n],
      ['1|2|4', 1_000_000n],
    ]);
  });
});
