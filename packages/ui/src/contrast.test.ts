// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  checkPalette,
  contrastRatio,
  luminance,
  needed,
  pairRatio,
  pairs,
  readableOn,
} from './contrast.ts';
import { colours, type Mode } from './tokens.ts';

const modes: readonly Mode[] = ['light', 'dark'];

describe('contrast', () => {
  it('measures as WCAG defines it', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(luminance('#FFFFFF')).toBeCloseTo(1, 10);
  });

  it('is the same whichever colour is named first', () => {
    expect(contrastRatio('#FF947A', '#262743')).toBe(contrastRatio('#262743', '#FF947A'));
  });

  describe.each(modes)('of the %s palette', (mode) => {
    it.each(pairs)('is enough for $foreground on $background ($kind)', (pair) => {
      expect(pairRatio(pair, colours[mode])).toBeGreaterThanOrEqual(needed[pair.kind]);
    });
  });

  it('names the pair when a token is too weak', () => {
    const problems = checkPalette({ ...colours.light, 'text-3': '#9A9CBD' });
    expect(problems.map(({ foreground }) => foreground)).toContain('text-3');
    expect(problems.every(({ ratio, kind }) => ratio < needed[kind])).toBe(true);
  });

  it('chooses ink on a light label and white on a dark one', () => {
    expect(readableOn('#F2B63C')).toBe(colours.light.ink);
    expect(readableOn('#4A43C9')).toBe('#FFFFFF');
  });
});
