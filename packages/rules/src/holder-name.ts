/**
 * The letters and marks that banks of a country print in a holder's name, by its dialling code.
 * Other countries: letters of any script.
 */
const latin = '\\p{Script=Latin}\\p{M}';
const characters: Readonly<Record<string, string>> = {
  '60': `${latin}.'’@/\\-`,
  '62': `${latin}.'’\\-`,
  '63': `${latin}.,'’\\-`,
  '66': `${latin}\\p{Script=Thai}.'’\\-`,
  '81': `${latin}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー・.`,
  '82': `${latin}\\p{Script=Hangul}.'’\\-`,
  '84': `${latin}'’\\-`,
  '86': `${latin}\\p{Script=Han}·.'’\\-`,
};
const anyScript = "\\p{L}\\p{M}.,'’·\\-";

/** Any country's name: what the contract accepts before the country is known. */
export const holderNameShape = new RegExp(
  `^(?=.*\\p{L}.*\\p{L})\\s*[${anyScript}@/ー・]+(?:\\s+[${anyScript}@/ー・]+)*\\s*$`,
  'u',
);

/**
 * The name of an account's holder with single spaces, or undefined if a bank of the country would
 * not print it so.
 * @param country its dialling code, such as `84`
 */
export function readHolderName(country: string, typed: string): string | undefined {
  const name = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const allowed = characters[country] ?? anyScript;
  const isName = new RegExp(`^(?=.*\\p{L}.*\\p{L})[${allowed}]+(?: [${allowed}]+)*$`, 'u');
  return isName.test(name) ? name : undefined;
}
