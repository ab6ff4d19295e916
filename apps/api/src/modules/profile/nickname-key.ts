import unhomoglyph from 'unhomoglyph';

const skeleton = (text: string) => unhomoglyph(text.normalize('NFKD')).toLowerCase();

/**
 * The form under which a nickname is unique: letters that look alike (Unicode's confusables),
 * letter cases and blanks make no difference. `раураl` in Cyrillic letters is `paypal`, and `Ian`
 * is `lan`: in many fonts they are.
 */
export const nicknameKey = (nickname: string) =>
  // Twice, because a small letter can look like what its capital does not.
  skeleton(skeleton(nickname)).replaceAll('i', 'l').replaceAll(/\s/g, '');

/**
 * A text in the plain Latin letters that it is read as; letters that are plain already stay as they
 * are.
 */
export const plainLetters = (text: string) =>
  [...text.normalize('NFKD')]
    .map((letter) => (letter < '\u0080' ? letter : unhomoglyph(letter)))
    .join('');
