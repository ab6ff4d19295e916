import { describe, expect, it } from 'vitest';
import { correctedOf, type QuickDraw, reportedOf } from './quick-province.ts';
import { hearAll, wordsOf } from './sources.ts';

const draw = (nth: number): QuickDraw => ({
  ...{ id: `vn-quick-${nth}`, nth, fate: 'plain', isDriver: true },
});

describe('LOT-05 what the sources of a run report', () => {
  it('LOT-05 has each fault within seven draws, and never both sources late', () => {
    const words = Array.from({ length: 7 }, (_, nth) => wordsOf(draw(nth)));
    const faults = ['late', 'contradictory', 'partial', 'wrong', 'unreachable'];
    expect([...new Set(words.flat())].sort()).toEqual(['agrees', ...faults].sort());
    expect(words.filter(([one, two]) => one === two)).toEqual([]);
  });

  it('LOT-05 is heard when the site has noted the fault and the other source', async () => {
    const [isPartial, agrees] = [draw(2), await reportedOf('vn-quick-2')];
    const partial = { source: 'one', result: null, fault: 'partial' };
    const unreachable = { source: 'one', result: null, fault: 'unreachable' };
    const two = { source: 'two', result: agrees, fault: null };
    expect(wordsOf(isPartial)).toEqual(['partial', 'agrees']);
    expect(await hearAll(isPartial, [])).toBe(false);
    expect(await hearAll(isPartial, [partial])).toBe(false);
    expect(await hearAll(isPartial, [unreachable, two])).toBe(false);
    expect(await hearAll(isPartial, [unreachable, two, partial])).toBe(true);
  });

  it('LOT-05 tells a contradiction from agreement', async () => {
    const [differs, right] = [draw(1), await reportedOf('vn-quick-1')];
    const said = (source: string, result: readonly string[]) => ({ source, result, fault: null });
    expect(wordsOf(differs)).toEqual(['contradictory', 'agrees']);
    expect(await hearAll(differs, [said('one', right), said('two', right)])).toBe(false);
    const other = correctedOf(right);
    expect(await hearAll(differs, [said('one', other), said('two', right)])).toBe(true);
  });
});
