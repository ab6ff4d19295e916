import { type AmountFormat, decimalMark, formatAmount } from './money-text.ts';

/** The longest amount that the wire carries. */
const longest = 15;

interface Typed {
  readonly whole: string;
  /** Undefined before the decimal mark. */
  readonly fraction: string | undefined;
}

const figures = (text: string) => text.replace(/[^0-9]/g, '');

/** Converts digits of other scripts to Latin ones. */
function latin(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (figure) => {
    const code = figure.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(code - zero);
  });
}

function readTyped(text: string, { locale, digits }: AmountFormat): Typed {
  const plain = latin(text);
  const at = digits > 0 ? plain.indexOf(decimalMark(locale)) : -1;
  const whole = figures(at < 0 ? plain : plain.slice(0, at))
    .replace(/^0+(?=[0-9])/, '')
    .slice(0, longest - digits);
  return { whole, fraction: at < 0 ? undefined : figures(plain.slice(at)).slice(0, digits) };
}

/** The typed amount in whole minor units; `''` without a digit. Never uses floating point. */
export function minorOf(text: string, format: AmountFormat): string {
  const { whole, fraction } = readTyped(text, format);
  if (whole === '' && !fraction) return '';
  return `${whole}${(fraction ?? '').padEnd(format.digits, '0')}`.replace(/^0+(?=[0-9])/, '');
}

/** The typed text with grouping. Keeps an unfinished fraction. */
export function tidy(text: string, format: AmountFormat): string {
  const { whole, fraction } = readTyped(text, format);
  const grouped = whole === '' ? '' : formatAmount(whole, { locale: format.locale, digits: 0 });
  return fraction === undefined
    ? grouped
    : `${grouped || '0'}${decimalMark(format.locale)}${fraction}`;
}

/** The displayed amount when the field has no focus. */
export function amountText(minor: string, format: AmountFormat): string {
  return minor === '' ? '' : formatAmount(minor, format);
}

const counts = (character: string, mark: string) => /[0-9]/.test(character) || character === mark;

/** The caret's position in the formatted text, behind the same digit. */
export function caretAfter(raw: string, caret: number, tidied: string, locale: string): number {
  const mark = decimalMark(locale);
  let left = [...raw.slice(caret)].filter((character) => counts(character, mark)).length;
  let at = tidied.length;
  while (at > 0 && left > 0) {
    at--;
    if (counts(tidied.charAt(at), mark)) left--;
  }
  while (at > 0 && !counts(tidied.charAt(at - 1), mark)) at--;
  return at;
}
