import { describe, expect, it } from 'vitest';
import { nicknameKey } from './nickname-key.ts';

describe('K14 look-alike nicknames are the same', () => {
  it.each([
    ['paypal', 'раураl'],
    ['Lucky', 'LUCKY'],
    ['Lucky', 'ⅼuсky'],
    ['Lucky', '𝓛𝓾𝓬𝓴𝔂'],
    ['Lucky', 'Ｌｕｃｋｙ'],
    ['Lucky Bowl', 'LuckyBowl'],
    ['Ian', 'lan'],
    ['ian', 'Ian'],
    ['O0O', 'ooo'],
    ['modern', 'rnodern'],
    ['ΑΒΓ', 'ABΓ'],
    ['Nguyễn', 'Nguyễn'.normalize('NFD')],
  ])('%s and %s', (one, other) => {
    expect(nicknameKey(other)).toBe(nicknameKey(one));
  });

  it.each([
    ['Hoa', 'Hòa'],
    ['Lucky', 'Luck'],
    ['anna', 'anne'],
    ['Minh 1', 'Minh 2'],
    ['Đức', 'Duc'],
  ])('but not %s and %s', (one, other) => {
    expect(nicknameKey(other)).not.toBe(nicknameKey(one));
  });
});
