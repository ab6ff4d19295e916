import { describe, expect, it } from 'vitest';
import { type PatternKind, patternKindNames, patternKinds } from './patterns.ts';

interface Samples {
  fits: readonly string[];
  /** Each violates the type in a different way. */
  breaks: readonly string[];
}

const samples: Record<PatternKind, Samples> = {
  mixed: { fits: ['abc', '123', 'a1B2'], breaks: ['a b', 'a_b', 'é', 'а1'] },
  letter_first: { fits: ['a', 'a1', 'Ab12'], breaks: ['1a', '_a', 'a-b', 'ａ1'] },
  chinese_digits: { fits: ['中文', '中1', '12'], breaks: ['中a', '中 文', '，'] },
  email: {
    fits: ['name@example.com', 'a.b+c@mail.example.co', "o'neil@example.org"],
    breaks: [
      'name',
      '@example.com',
      'a@b',
      'a..b@example.com',
      '.a@example.com',
      'a@-b.com',
      'a b@example.com',
      'a@b.c1',
    ],
  },
  alphanumeric: { fits: ['abc123', 'ABC'], breaks: ['abc!', 'ab c', '١٢'] },
  letters_and_digits: { fits: ['a1', '1a'], breaks: ['abc', '123', 'a1!'] },
  digits: { fits: ['0', '0123'], breaks: ['1a', '1.0', '-1', '１', '١'] },
  alphanumeric_uppercase: { fits: ['A', 'abC1'], breaks: ['abc1', 'ABC!', 'É1'] },
  english_spaces: { fits: ['John Smith', 'a'], breaks: ['John1', ' ', 'José'] },
  no_spaces: { fits: ['abc!@#', '中文'], breaks: ['a b', 'a\tb', 'a\u00a0b'] },
  chinese_punctuation: { fits: ['中文，好。', '（文）'], breaks: ['中a', '中1', '中,'] },
  date: {
    fits: ['2000-02-29', '12-31-1999', '1900-01-01'],
    breaks: [
      '2001-02-29',
      '31-12-1999',
      '2000-13-01',
      '1899-12-31',
      '2000-1-1',
      '2000/01/01',
      '00-10-2000',
    ],
  },
  korean: { fits: ['한국어', '김'], breaks: ['한국 어', '한a', '漢'] },
  thai: { fits: ['ภาษาไทย', 'ก'], breaks: ['ไทย ก', 'ไa', '1'] },
  thai_english_spaces: { fits: ['ไทย Thai', 'Thai'], breaks: ['ไทย1', ' ', 'ไทย!'] },
  strong_password: {
    fits: ['Aa1!', 'xY9~long'],
    breaks: ['aa1!', 'AA1!', 'Aaa!', 'Aa11', 'Aa1! '],
  },
  full_name: {
    fits: ['Nguyễn Văn', 'Juan dela Cruz', "Mary O'Neil"],
    breaks: ['Juan', 'Juan  Cruz', ' Juan Cruz', 'Juan Cruz ', 'Juan Cruz1'],
  },
  japanese_full_width: {
    fits: ['やまだ', 'ヤマダ', '山田', 'Ａ１'],
    breaks: ['ﾔﾏﾀﾞ', 'Yamada', '山田1'],
  },
  uppercase: { fits: ['ABC'], breaks: ['ABc', 'AB1', 'É'] },
  any: { fits: ['a b', '🐟', ''], breaks: [] },
};

const cases = (of: keyof Samples) =>
  Object.entries(samples).flatMap(([kind, { [of]: texts }]) =>
    texts.map((text) => [kind as PatternKind, text] as const),
  );

describe('REG-02 the kinds of text', () => {
  it('are the nineteen of the specification, and one for passwords', () => {
    expect(patternKindNames).toHaveLength(20);
    expect(Object.keys(samples).sort()).toEqual([...patternKindNames].sort());
  });

  it.each(cases('fits'))('%s takes "%s"', (kind, text) => {
    expect(patternKinds[kind](text)).toBe(true);
  });

  it.each(cases('breaks'))('%s refuses "%s"', (kind, text) => {
    expect(patternKinds[kind](text)).toBe(false);
  });
});

describe('REG-02 a text cannot hang a kind', () => {
  // Backtracking would take hours for half a million characters.
  const length = 500_000;
  const attacks: Record<string, string> = {
    'one letter': 'a'.repeat(length),
    'one digit': '1'.repeat(length),
    spaces: ' '.repeat(length),
    'letters, then something else': `${'a'.repeat(length)}!`,
    'many parts of a name': 'a '.repeat(length / 2),
    'many labels of a domain': `a@${'a.'.repeat(length / 2)}`,
    'many at signs': '@'.repeat(length),
    'dots before the at sign': `${'a.'.repeat(length / 2)}@example.com`,
    'Han characters': '中'.repeat(length),
  };

  it.each(patternKindNames)('%s', (kind) => {
    const verdicts = Object.values(attacks).map((text) => typeof patternKinds[kind](text));
    expect(new Set(verdicts)).toEqual(new Set(['boolean']));
  });
});
