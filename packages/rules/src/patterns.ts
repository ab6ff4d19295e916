/**
 * The nineteen text types of registration fields, and `any` for passwords. Each is a linear-time
 * check of characters and shape, shared by the form and the API. Length is checked separately.
 */

const all = (text: string, allowed: RegExp) =>
  [...text].every((character) => allowed.test(character));
const some = (text: string, wanted: RegExp) =>
  [...text].some((character) => wanted.test(character));

const asciiLetterOrDigit = /^[A-Za-z0-9]$/;
const han = /^\p{Script=Han}$/u;
const hanPunctuation = /^[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65·…—]$/u;
const hangul = /^\p{Script=Hangul}$/u;
const thai = /^\p{Script=Thai}$/u;
const japanese = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3005\u30fc]$/u;
const fullWidth = /^[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u3000]$/u;
const special = /^[!-/:-@[-`{-~]$/;

function isDate(text: string): boolean {
  const parts = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})-(\d{2})-(\d{4}))$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = (
    parts[1] ? [parts[1], parts[2], parts[3]] : [parts[6], parts[4], parts[5]]
  ).map(Number);
  if (
    year === undefined ||
    month === undefined ||
    day === undefined ||
    year < 1900 ||
    month < 1 ||
    month > 12
  )
    return false;
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || local.length > 64 || !/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/.test(local))
    return false;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = domain.split('.');
  const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
  return (
    labels.length >= 2 &&
    domain.length <= 253 &&
    labels.every((part) => label.test(part)) &&
    /^[A-Za-z-]{2,}$/.test(labels.at(-1) ?? '')
  );
}

/** Two or more groups of letters, separated by single spaces. */
const isFullName = (text: string) =>
  text.split(' ').length >= 2 &&
  text.split(' ').every((part) => part !== '' && all(part, /^[\p{L}\p{M}.'’-]$/u));

export const patternKinds = {
  mixed: (text) => all(text, asciiLetterOrDigit),
  letter_first: (text) => /^[A-Za-z]/.test(text) && all(text, asciiLetterOrDigit),
  chinese_digits: (text) => all(text, /^[\p{Script=Han}0-9]$/u),
  email: isEmail,
  alphanumeric: (text) => all(text, asciiLetterOrDigit),
  letters_and_digits: (text) =>
    all(text, asciiLetterOrDigit) && some(text, /^[A-Za-z]$/) && some(text, /^[0-9]$/),
  digits: (text) => all(text, /^[0-9]$/),
  alphanumeric_uppercase: (text) => all(text, asciiLetterOrDigit) && some(text, /^[A-Z]$/),
  english_spaces: (text) => all(text, /^[A-Za-z ]$/) && text.trim() !== '',
  no_spaces: (text) => !some(text, /^\s$/u),
  chinese_punctuation: (text) =>
    [...text].every((character) => han.test(character) || hanPunctuation.test(character)),
  date: isDate,
  korean: (text) => all(text, hangul),
  thai: (text) => all(text, thai),
  thai_english_spaces: (text) =>
    [...text].every((c) => thai.test(c) || /^[A-Za-z ]$/.test(c)) && text.trim() !== '',
  strong_password: (text) =>
    !some(text, /^\s$/u) &&
    [/^[A-Z]$/, /^[a-z]$/, /^[0-9]$/, special].every((wanted) => some(text, wanted)),
  full_name: isFullName,
  japanese_full_width: (text) =>
    [...text].every((character) => japanese.test(character) || fullWidth.test(character)),
  uppercase: (text) => all(text, /^[A-Z]$/),
  any: () => true,
} as const satisfies Record<string, (text: string) => boolean>;

export type PatternKind = keyof typeof patternKinds;

export const patternKindNames = Object.keys(patternKinds) as PatternKind[];
