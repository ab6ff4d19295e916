/** Names that could impersonate the house. */
const ofTheHouse = [
  'admin',
  'administrator',
  'root',
  'system',
  'sysadmin',
  'superuser',
  'moderator',
  'operator',
  'owner',
  'official',
  'support',
  'help',
  'helpdesk',
  'service',
  'customerservice',
  'customercare',
  'staff',
  'team',
  'security',
  'finance',
  'cashier',
  'payment',
  'payments',
  'billing',
  'deposit',
  'withdraw',
  'webmaster',
  'postmaster',
  'null',
  'undefined',
];

/** Maps look-alike digits and letters to one, and drops trailing digits. */
const outline = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[0-9]+$/, '')
    .replace(/[0134579l]/g, (sign) => lookalikes[sign] ?? sign);
const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  9: 'g',
  l: 'i',
};

const outlines = ofTheHouse.map(outline);

/** Checks that a text consists only of words of a list. */
const isMadeOf = (text: string, words: readonly string[]): boolean =>
  words.some(
    (word) => text === word || (text.startsWith(word) && isMadeOf(text.slice(word.length), words)),
  );

/**
 * Checks that a name is reserved: it consists of house and brand names, including look-alikes and
 * trailing digits (`adm1n`, `Support24`, `Lantern support`).
 */
export function isReservedName(name: string, brandNames: readonly string[]): boolean {
  const brands = brandNames.map(outline).filter((brand) => brand !== '');
  return isMadeOf(outline(name), [...outlines, ...brands]);
}
