import { createRequire } from 'node:module';
import { Refusal } from '@lantern/contracts';
import { containsName, isPredictable } from '@lantern/rules';

const load = createRequire(import.meta.url);
let known: ReadonlySet<string> | undefined;

/** Fifty thousand passwords of leaked collections; read with the first new password. */
function commonPasswords(): ReadonlySet<string> {
  if (!known) {
    const { dictionary } = load('@zxcvbn-ts/language-common') as {
      dictionary: { 'passwords-common': readonly string[] };
    };
    known = new Set(dictionary['passwords-common']);
  }
  return known;
}

/** What has to remain of a password without the brand's name. */
const leastBeside = 6;

const isNameOfBrand = (password: string, words: readonly string[]) =>
  words.some((word) => {
    const rest = password.replaceAll(word.toLowerCase(), '');
    return rest !== password && rest.replace(/[^\p{L}\p{N}]/gu, '').length < leastBeside;
  });

/** `Password1!` is as easy to guess as `password`. */
const withoutEnding = (password: string) => password.replace(/[^\p{L}]{1,2}$/u, '');

/**
 * Whether a password is among the first guesses: common, leaked, a sequence, a repeat or little
 * more than the brand's name.
 */
export function isCommon(password: string, words: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const common = commonPasswords();
  return (
    isPredictable(text) ||
    common.has(text) ||
    common.has(withoutEnding(text)) ||
    isNameOfBrand(text, words)
  );
}

interface Owner {
  brand: { code: string; name: string };
  /** The names of the account, such as the username and the phone number. */
  names: readonly string[];
}

/** @throws Refusal password_has_name, password_weak */
export function requireUncommon(password: string, { brand, names }: Owner): void {
  if (containsName(password, names)) throw new Refusal('password_has_name');
  if (isCommon(password, [brand.code, brand.name])) throw new Refusal('password_weak');
}
