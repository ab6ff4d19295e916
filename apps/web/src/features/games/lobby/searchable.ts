/** The longest name that the site looks for. */
export const nameLimit = 40;

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The search text: trimmed, or undefined while it is too short to be useful. One character is
 * enough in scripts where it is a word or a syllable; others need two.
 */
export function searchable(typed: string): string {
  const text = typed.trim().slice(0, nameLimit);
  return [...text].length >= (cjk.test(text) ? 1 : 2) ? text : '';
}
