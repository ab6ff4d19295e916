import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FamilyCode } from './codes.ts';
import { families } from './families.ts';
import { findPlay, type Play } from './family.ts';
import { mostTokens } from './play.ts';
import { isResult } from './result.ts';

const playOf = (family: FamilyCode, code: string): Play => {
  const play = findPlay(families[family], code);
  if (!play) throw new Error(`${family} has no ${code}`);
  return play;
};

describe('a typed selection', () => {
  it.each<[FamilyCode, string, string, string, number]>([
    ['ssc', 'back3.direct', '12|3|4 5', '1,2|3|4,5', 4],
    ['ssc', 'five.combo', '1|2|3|4|5', '1|2|3|4|5', 5],
    ['ssc', 'back3.list', '123 456,789;000', '000,123,456,789', 4],
    ['ssc', 'back3.sum', '0 1 13', '0,1,13', 1 + 3 + 75],
    ['ssc', 'back3.group3', '12', '1,2', 2],
    ['ssc', 'five.group60', '12|345', '1,2|3,4,5', 2],
    ['ssc', 'five.group60', '1|12345', '1|1,2,3,4,5', 4],
    ['ssc', 'any2.direct', '12||3||4', '1,2||3||4', 2 + 2 + 1],
    ['ssc', 'front2.sides', 'big odd|small', 'big,odd|small', 2],
    ['pk10', 'front2', '01 02|01 02', '01,02|01,02', 2],
    ['11x5', 'any2.banker', '01|02 03 04', '01|02,03,04', 3],
    ['11x5', 'any7.banker', '01 02|03 04 05 06 07 08', '01,02|03,04,05,06,07,08', 6],
    ['k3', 'pair-single', '1 2|2 3', '1,2|2,3', 3],
    ['vn27', 'lo2', '12,34 56', '12,34,56', 3],
    ['vn27', 'xien2', '13-11; 20 45', '11,13|20,45', 2],
    ['vn27', 'xien-quay', '11 13 15 20', '11,13,15,20', 6 + 4 + 1],
  ])('%s %s reads “%s”', (family, code, typed, text, notes) => {
    const play = playOf(family, code);
    const checked = play.parse(typed);
    expect(checked).toMatchObject({ ok: true });
    if (!checked.ok) return;
    expect(play.text(checked.selection)).toBe(text);
    expect(play.notes(checked.selection)).toBe(notes);
  });

  it.each<[FamilyCode, string, string, object[]]>([
    ['vn27', 'lo2', '', [{ code: 'too_few', group: 0 }]],
    ['vn27', 'lo2', '7', [{ code: 'unknown', group: 0, token: '7' }]],
    [
      'vn27',
      'lo2',
      '12 abc 100',
      ['abc', '100'].map((token) => ({ code: 'unknown', group: 0, token })),
    ],
    ['vn27', 'lo2', '12 34 12', [{ code: 'duplicate', group: 0, token: '12' }]],
    ['vn27', 'lo2', '12|34', [{ code: 'groups' }]],
    ['vn27', 'lo2', '１２', [{ code: 'unknown', group: 0, token: '１２' }]],
    ['vn27', 'xien2', '11 13 15', [{ code: 'too_many', group: 0 }]],
    ['vn27', 'xien2', '11 13;13 11', [{ code: 'duplicate', group: 1 }]],
    ['vn27', 'xien2', '', [{ code: 'groups' }]],
    ['vn27', 'xien-quay', '11 13', [{ code: 'too_few', group: 0 }]],
    ['ssc', 'back3.direct', '1|2', [{ code: 'groups' }]],
    ['ssc', 'five.combo', '12|2|3|4|5', [{ code: 'too_many', group: 0 }]],
    ['ssc', 'any3.direct', '1||3||', [{ code: 'too_few' }]],
    ['ssc', 'five.group5', '1|1', [{ code: 'no_note' }]],
    ['pk10', 'front2', '01|01', [{ code: 'no_note' }]],
    ['11x5', 'any3.banker', '01|01 02 03', [{ code: 'no_note' }]],
    ['k3', 'sum', '2', [{ code: 'unknown', group: 0, token: '2' }]],
  ])('G8 %s %s refuses “%s”', (family, code, typed, problems) => {
    expect(playOf(family, code).parse(typed)).toEqual({ ok: false, problems });
  });

  it('G8 has an upper limit of its tokens', () => {
    const many = Array.from({ length: mostTokens + 1 }, (_, at) => String(at).padStart(5, '0'));
    expect(playOf('ssc', 'five.list').check([many])).toEqual({
      ok: false,
      problems: [{ code: 'too_many' }],
    });
  });

  it('G8 100,000 notes are counted and judged without listing them', () => {
    const play = playOf('ssc', 'five.direct');
    const checked = play.parse('0123456789|0123456789|0123456789|0123456789|0123456789');
    if (!checked.ok) throw new Error('refused');
    expect(play.notes(checked.selection)).toBe(100_000);
    expect(play.wins(checked.selection, ['4', '0', '9', '9', '1'])).toEqual([
      { tier: 'win', hits: 1 },
    ]);
  });

  it('G8 no text makes a play fail, and what it accepts has notes', () => {
    const plays = Object.values(families).flatMap((family) => family.plays);
    fc.assert(
      fc.property(fc.string(), fc.nat(plays.length - 1), (text, at) => {
        const play = plays[at];
        const checked = play?.parse(text);
        if (play && checked?.ok) expect(play.notes(checked.selection)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a result from outside', () => {
  const north = families.vn27.drawing;
  const valid = (north.kind === 'digits' ? north.lengths : []).map((length) => '1'.repeat(length));

  it.each([
    ['the 27 prizes', valid, true],
    ['a prize too few', valid.slice(1), false],
    ['a prize with another length', valid.with(0, '1234'), false],
    ['a prize that is no number', valid.with(0, '1234x'), false],
  ])('%s: %o is possible: %s', (_what, result, isPossible) => {
    expect(isResult(north, result)).toBe(isPossible);
  });

  it.each<[FamilyCode, string, boolean]>([
    ['k3', '1 1 6', true],
    ['k3', '1 1 7', false],
    ['pk10', '01 02 03 04 05 06 07 08 09 10', true],
    ['pk10', '01 01 03 04 05 06 07 08 09 10', false],
    ['6x49', '01 02 03 04 05 49 06', true],
    ['6x49', '02 01 03 04 05 49 06', false],
    ['11x5', '11 01 05 02 12', false],
  ])('%s %s is possible: %s', (family, result, isPossible) => {
    expect(isResult(families[family].drawing, result.split(' '))).toBe(isPossible);
  });
});

describe('plays of the whole', () => {
  it('have codes that are unique in their family', () => {
    for (const { plays } of Object.values(families))
      expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length);
  });
});
