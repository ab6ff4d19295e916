import unhomoglyph from 'unhomoglyph';

const skeleton = (text: string) => unhomoglyph(text.normalize('NFKD')).toLowerCase();

/**
 * The form under which a nickname is unique. It ignores case, spaces and differences between
 * letters that look alike (Unicode confusables): `раураl` in Cyrillic equals `paypal`, and `Ian`
 * equals `lan`.
 */
export const nicknameKey = (nickname: string) =>
  // Twice, because a lower-case letter can have other look-alikes than its upper case.
  skeleton(skeleton(nickname)).replaceAll('i', 'l').replaceAll(/\s/g, '');

/** Replaces look-alike letters by plain Latin ones; ASCII stays unchanged. */
export const plainLetters = (text: string) =>
  [...text.normalize('NFKD')]
    .map((letter) => (letter < '\u0080' ? letter : unhomoglyph(letter)))
    .join('');
