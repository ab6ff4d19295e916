import { type Language, languages } from '@lantern/locales';
import { playName } from '@lantern/locales/plays';
import { families } from '@lantern/rules/lottery';
import { describe, expect, it } from 'vitest';
import { i18n, startI18n } from '../../../lib/i18n/i18n.ts';
import { boardOf, nothingOn, picksOf, quickPick, toggled } from './board.ts';
import { ruleKeyOf } from './rules.ts';
import { readTyped } from './typed.ts';

async function sayIn(language: Language) {
  await startI18n(language);
  await i18n.loadNamespaces('plays');
  return i18n.getFixedT(language, 'plays');
}

const everyPlay = Object.values(families).flatMap((family) =>
  family.plays.map((play) => ({ name: `${family.code} ${play.code}`, family, play })),
);
const playOf = (code: string) => everyPlay.find(({ name }) => name === code)?.play ?? expect.fail();

describe('LOT-03 the boards', () => {
  it.each(everyPlay)(
    '$name has a board, a name, a rule and a quick pick',
    async ({ family, play }) => {
      const board = boardOf(family.code, play);
      expect(play.check(nothingOn(board)).ok).toBe(false);
      const picked = quickPick(play);
      expect(play.check(picked)).toMatchObject({ ok: true });
      if (board.kind === 'rows') expect(picked).toHaveLength(board.rows.length);
      expect(ruleKeyOf(play.code)).toBeDefined();
      expect(playName(await sayIn('en'), play.code).full).not.toBe(play.code);
    },
  );

  it.each(languages)('I18N-01 name each play of a family differently in %s', async (language) => {
    const say = await sayIn(language);
    for (const { plays } of Object.values(families)) {
      const names = plays.map(({ code }) => playName(say, code).full);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('LOT-02 xiên is built of sets, lô of a grid of two, three or four digits', () => {
    expect(boardOf('vn27', playOf('vn27 xien3'))).toEqual({ kind: 'sets', size: 3 });
    for (const digits of [2, 3, 4])
      expect(boardOf('vn27', playOf(`vn27 lo${digits}`))).toMatchObject({
        kind: 'numbers',
        digits,
      });
  });

  it('LOT-03 the rows of the last three begin with the third place', () => {
    const board = boardOf('ssc', playOf('ssc back3.direct'));
    expect(board.kind === 'rows' && board.rows.map(({ label }) => label)).toEqual(
      [3, 4, 5].map((place) => ({ kind: 'place', place })),
    );
  });
});

describe('picking', () => {
  it('takes back what is picked again, and replaces where one alone is allowed', () => {
    expect(toggled([['1']], 0, '1', 10)).toEqual([[]]);
    expect(toggled([['1']], 0, '2', 1)).toEqual([['2']]);
    expect(toggled([['1', '2']], 0, '3', 2)).toEqual([['1', '2']]);
  });

  it('LOT-05 tools pick halves by their order and parity by value', () => {
    const balls = ['01', '02', '03', '04'];
    expect(picksOf('big', balls)).toEqual(['03', '04']);
    expect(picksOf('odd', balls)).toEqual(['01', '03']);
    expect(picksOf('clear', balls)).toEqual([]);
  });
});

describe('LOT-05 pasted numbers', () => {
  it('reads "12,34 56" as three numbers of one bet', () => {
    const [line] = readTyped(playOf('vn27 lo2'), '12,34 56').lines;
    expect(line?.selection).toEqual([['12', '34', '56']]);
  });

  it('G says for each line what is wrong with it', () => {
    const { lines } = readTyped(playOf('vn27 lo2'), '12\n7 x\n\n12 12');
    expect(lines.map(({ number, problems }) => [number, problems.map(({ code }) => code)])).toEqual(
      [
        [1, []],
        [2, ['unknown', 'unknown']],
        [4, ['duplicate']],
      ],
    );
  });
});
