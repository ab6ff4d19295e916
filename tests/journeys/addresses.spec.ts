import { expect, type Page } from '@playwright/test';
import { agents, everybodys, keptOut, members, twins, visitors } from './addresses.ts';
import { type Brand, brands, test } from './brand.ts';
import { arrived, goInside } from './inside.ts';
import { expectFits, expectLooksHere } from './looks.ts';
import { enter } from './members.ts';

const widths = [360, 768, 1440] as const;
/** `reading` is what axe reads: colours do not depend on the language. */
const light = { language: 'en', theme: 'light', reading: 'all' } as const;
const dark = { language: 'en', theme: 'dark', reading: 'colours' } as const;
const arabic = { language: 'ar', theme: 'light', reading: 'structure' } as const;

/**
 * Each visit is in one of the looks. The brands begin with different ones, so that axe reads the
 * colours and the structure of each address. Few addresses have one look, which axe reads whole.
 */
const looks = {
  visitor: { lantern: [light, dark, arabic], harbor: [{ ...dark, reading: 'all' }] },
  member: { lantern: [dark, arabic, light], harbor: [arabic, light, dark] },
  agent: { lantern: [{ ...dark, reading: 'all' }], harbor: [{ ...arabic, reading: 'all' }] },
  trial: { lantern: [dark], harbor: [arabic] },
} as const;

const roles = ['visitor', 'member', 'agent', 'trial'] as const;
type Role = (typeof roles)[number];
const typeOf = { member: 0, agent: 1, trial: 4 } as const;

/** A trial account sees the same at both brands: each of them shows a half. */
const shareOf = (brand: Brand, all: readonly string[]) =>
  all.filter((_, at) => brands[at % brands.length] === brand);

const addressesOf = (role: Role, brand: Brand): readonly string[] => {
  // Harbor is closed to visitors: most addresses redirect to the login.
  if (role === 'visitor') return brand === 'harbor' ? keptOut : [...everybodys, ...visitors];
  if (role === 'agent') return agents[brand].map((page) => `/?agent=${page}`);
  if (role === 'trial') return shareOf(brand, [...everybodys, '/?centre=securityCenter']);
  return [...everybodys, ...members];
};

/** Keys without a text, such as `menu.home`. */
const keysShown = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (/^[a-z][A-Za-z-]*(:[a-z]\w*)?(\.[A-Za-z_]\w*)+$/.test(text)) found.push(text);
    }
    return found;
  });

/** The addresses of a look with their widths: resizing a page costs more than another address. */
function visitsOf(role: Role, brand: Brand, turn: number) {
  const mine = addressesOf(role, brand).filter((_, at) => at % looks[role][brand].length === turn);
  const widthAt = (at: number) => widths[(at + roles.indexOf(role)) % widths.length] ?? 360;
  return mine
    .map((address, at) => ({ address, width: widthAt(at) }))
    .sort((one, other) => one.width - other.width);
}

for (const brand of brands)
  for (const role of roles)
    for (const [turn, { language, theme, reading }] of looks[role][brand].entries())
      test.describe(`${role} at ${brand} in ${language}, ${theme}`, () => {
        test.use({ brand, language, theme });

        test('NAV-01 NAV-17 I18N-01 every address has a page that fits the screen', async ({
          page,
        }) => {
          test.slow(true, 'It visits many addresses, one after another.');
          if (role !== 'visitor') await enter(page, brand, typeOf[role]);
          const visits = visitsOf(role, brand, turn);
          const framesRead = new Set<number>();
          for (const [at, { address, width }] of visits.entries())
            await test.step(address, async () => {
              if (page.viewportSize()?.width !== width)
                await page.setViewportSize({ width, height: 900 });
              if (at === 0) await page.goto(address);
              else await goInside(page, address);
              await arrived(page, address);
              await expect(page.locator('html')).toHaveAttribute(
                'dir',
                language === 'ar' ? 'rtl' : 'ltr',
              );
              expect.soft(await keysShown(page), `keys at ${address}`).toEqual([]);
              // Axe reads it elsewhere; a trial account sees what a member sees.
              if (role === 'trial' || twins.includes(address)) return expectFits(page, address);
              // Axe reads the frame around the pages once a width.
              await expectLooksHere(page, address, { frame: !framesRead.has(width), reading });
              if (!address.startsWith('/?')) framesRead.add(width);
            });
        });
      });
