import { beforeEach, describe, expect, it } from 'vitest';
import { mostTemplates, readTemplates, removeTemplate, saveTemplate } from './templates.ts';

const line = { play: 'lo2', selection: '07', unit: '1000000', multiple: 1, series: null };
const named = (name: string) => ({ name, lines: [line] });

beforeEach(() => window.localStorage.clear());

describe('LOT-05 saved slips', () => {
  it('LOT-05 are kept for each member and game, the newest first', () => {
    saveTemplate('lan', 'ssc-1', named('a'));
    saveTemplate('lan', 'ssc-1', named('b'));
    expect(readTemplates('lan', 'ssc-1').map(({ name }) => name)).toEqual(['b', 'a']);
    expect([readTemplates('minh', 'ssc-1'), readTemplates('lan', 'k3-1')]).toEqual([[], []]);
  });

  it('LOT-05 with the same name replace each other, and one is removed by its name', () => {
    saveTemplate('lan', 'ssc-1', named('a'));
    saveTemplate('lan', 'ssc-1', { name: 'a', lines: [] });
    expect(readTemplates('lan', 'ssc-1')).toEqual([{ name: 'a', lines: [] }]);
    expect(removeTemplate('lan', 'ssc-1', 'a')).toEqual([]);
  });

  it('LOT-05 never push out another one', () => {
    for (let at = 0; at <= mostTemplates; at += 1) saveTemplate('lan', 'ssc-1', named(`n${at}`));
    const names = readTemplates('lan', 'ssc-1').map(({ name }) => name);
    expect(names).toHaveLength(mostTemplates);
    expect([names[0], names.at(-1)]).toEqual(['n19', 'n0']);
  });

  it.each(['{', '"x"', '[{"name":1}]', '[{"name":"a","lines":[{}]}]'])(
    'LOT-05 are none where the browser has %s',
    (kept) => {
      window.localStorage.setItem('lotterySlips.lan.ssc-1', kept);
      expect(readTemplates('lan', 'ssc-1')).toEqual([]);
    },
  );
});
