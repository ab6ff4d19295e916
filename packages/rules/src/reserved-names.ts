/** Names under which a stranger would be taken for the house. */
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

/** Digits and letters that are read for each other become one, and digits at the end say nothing. */
const outline = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[0-9]+$/, '')
    .replace(/[0134579l]/g, (sign) => lookalikes[sign] ?? sign);
const lookalikes: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 9: 'g', l: 'i' };

const outlines = new Set(ofTheHouse.map(outline));

/**
 * Whether nobody may register this name: it is the house's or a brand's, also with digits behind it or in the place of letters
 * (`adm1n`, `Support24`).
 */
export function isReservedName(name: string, brandNames: readonly string[]): boolean {
  const seen = outline(name);
  return outlines.has(seen) || brandNames.some((brand) => seen !== '' && outline(brand) === seen);
}
