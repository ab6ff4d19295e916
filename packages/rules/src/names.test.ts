import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personKey, readNickname, samePerson } from './names.ts';

describe('MEM-02 the name of an account’s holder', () => {
  it.each([
    ['Nguyễn Văn Đức', 'NGUYEN VAN DUC'],
    ['María  José Núñez', 'maria jose nunez'],
    ['Seán O’Brien', "SEAN O'BRIEN"],
    ['Anne-Marie de la Cruz', 'ANNE MARIE DE LA CRUZ'],
    ['Ｎｇｕｙｅｎ Ａｎ', 'Nguyen An'],
    ['Juan dela Cruz Jr.', 'JUAN DELA CRUZ JR'],
    ['Łukasz Strauß', 'LUKASZ STRAUSS'],
  ])('%s is %s', (one, other) => {
    expect(samePerson(one, other)).toBe(true);
    expect(samePerson(other, one)).toBe(true);
  });

  it.each([
    ['Nguyen Van An', 'Nguyen Van Anh'],
    ['Nguyen Van An', 'Van An Nguyen'],
    ['An', 'A n'],
    ['', ''],
    ['...', '---'],
    ['123', '123'],
  ])('“%s” is not “%s”', (one, other) => {
    expect(samePerson(one, other)).toBe(false);
  });

  it('has one form, which has itself for a form', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (name) => personKey(personKey(name)) === personKey(name),
      ),
    );
  });
});

describe('K14 a nickname', () => {
  it.each([
    ['Lucky', 'Lucky'],
    ['  Lucky   Bowl ', 'Lucky Bowl'],
    ['Ｌｕｃｋｙ', 'Lucky'],
    ['Nguyễn', 'Nguyễn'],
    ['<b>Lucky</b>', '<b>Lucky</b>'],
    ['🍀', '🍀'],
    ['ไทย', 'ไทย'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(readNickname(typed)).toBe(kept);
  });

  it.each([
    ['a mark that turns the writing', 'Lucky\u202eyp'],
    ['an isolate', 'Lucky\u2066'],
    ['a zero-width blank', 'Lu\u200bcky'],
    ['a zero-width joiner', 'Lu\u200dcky'],
    ['a byte order mark', '\ufeffLucky'],
    ['a soft hyphen', 'Lu\u00adcky'],
    ['a filler', 'Lucky\u3164'],
    ['an empty Braille cell', '\u2800'],
    ['blanks alone', ' \u00a0 '],
    ['signs alone', '...'],
    ['a control character', 'Lucky\u0007'],
    ['a private character', '\ue000Lucky'],
    ['a pile of marks', 'L\u0300\u0301\u0302\u0303ucky'],
    ['half a character', 'Lucky\ud83c'],
    ['what grows when it is taken apart', '\ufdfa'.repeat(4)],
  ])('is none with %s', (_what, typed) => {
    expect(readNickname(typed)).toBeUndefined();
  });
});
