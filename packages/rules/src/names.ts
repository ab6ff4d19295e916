/** Letters that Unicode does not decompose, but bank forms simplify. */
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

/** The key of a person's name: uppercase, without diacritics and separators, as banks write it. */
export const personKey = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’ʼ.]/gu, '')
    .replaceAll(/[đðøłıßæœ]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Checks that two texts spell the same person's name. Texts without letters never match. */
export const samePerson = (one: string, other: string) =>
  personKey(one) === personKey(other) && /\p{L}/u.test(personKey(one));

/** Invisible characters: formats, fillers, private use, unassigned, and the blank Braille cell. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]/u;
/** Stacked combining marks overlap neighbouring lines. */
const piled = /\p{M}{3}/u;
const visible = /[\p{L}\p{N}\p{S}]/u;

/** Normalises a nickname (NFKC, single spaces). Undefined if others could not read it. */
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
