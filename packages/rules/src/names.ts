/** Letters that Unicode does not take apart into a letter and a mark, though a bank's form does. */
const plain: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * The form under which two spellings of a person's name are one: banks write names in capitals,
 * without marks and without the signs between their parts.
 */
export const personKey = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’ʼ.]/gu, '')
    .replaceAll(/[đðøłıßæœ]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two texts spell one person's name. Texts without a letter spell nobody's. */
export const samePerson = (one: string, other: string) =>
  personKey(one) === personKey(other) && /\p{L}/u.test(personKey(one));

/**
 * Nothing that cannot be seen: formats, fillers, what is private or not assigned, and the blank
 * Braille cell.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]/u;
/** Marks piled on marks reach over the lines around. */
const piled = /\p{M}{3}/u;
const visible = /[\p{L}\p{N}\p{S}]/u;

/**
 * A nickname as it is kept, in compatible forms and with single blanks; undefined when it is none
 * that others can read.
 */
export function readNickname(typed: string): string | undefined {
  const plainly = typed.normalize('NFKC');
  const nickname = plainly.replaceAll(/\p{Zs}+/gu, ' ').trim();
  const fits =
    visible.test(nickname) &&
    !unseen.test(plainly) &&
    !piled.test(nickname) &&
    nickname.length <= 32;
  return fits ? nickname : undefined;
}
