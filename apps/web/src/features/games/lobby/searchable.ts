/** The longest name that the site looks for. */
export const nameLimit = 40;

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * What a typed text looks for: itself without the space around it, or nothing while it is too short
 * to tell games apart. One sign is enough where a sign is a word or a syllable, else it takes two.
 */
export function searchable(typed: string): string {
  const text = typed.trim().slice(0, nameLimit);
  return [...text].length >= (cjk.test(text) ? 1 : 2) ? text : '';
}
