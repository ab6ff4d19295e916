/** The bounds of every login password. A brand may ask for more characters, and never caps them. */
export const passwordBounds = { min: 8, max: 128 } as const;

const lower = (text: string) => text.normalize('NFKC').toLowerCase();

/** A shorter name would be in too many good passwords. */
const shortestName = 4;

/** Whether a password contains a name of its account, in any letter case. */
export const containsName = (password: string, names: readonly string[]): boolean =>
  names
    .map((name) => lower(name.trim()).replace(/^[+0]+/, ''))
    .some((name) => [...name].length >= shortestName && lower(password).includes(name));

/** Rows of keys, along which people type passwords. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function isSequence(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return rows.some((row) => {
    const around = row + row;
    return around.includes(text) || around.includes(backwards);
  });
}

/** Whether a text is one shorter text again and again, such as `121212` or `abcabc`. */
const isRepeat = (text: string) => `${text}${text}`.indexOf(text, 1) < text.length;

/** Each character once: `112233` becomes `123`. */
const withoutDoubles = (text: string) =>
  [...text].filter((character, at, all) => character !== all[at - 1]).join('');

/**
 * Whether a password is a repeat or a sequence: `121212`, `123456`, `aabbccdd`, `qwertyui`. These
 * are the first guesses at the digits of a payment password.
 */
export function isPredictable(password: string): boolean {
  const text = lower(password);
  if (text === '') return false;
  return isRepeat(text) || isSequence(text) || isSequence(withoutDoubles(text));
}
