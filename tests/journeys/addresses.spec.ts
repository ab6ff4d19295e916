import { expect, type Page } from '@playwright/test';
import { agents, everybodys, keptOut, members, visitors } from './addresses.ts';
import { type Brand, brands, test } from './brand.ts';
import { becomeIdle } from './idle.ts';
import { expectFits, expectLooksHere } from './looks.ts';
import { enter } from './members.ts';

const widths = [360, 768, 1440] as const;
const looks = [
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'ar', theme: 'light' },
] as const;

const roles = ['visitor', 'member', 'agent', 'trial'] as const;
type Role = (typeof roles)[number];
const pageOrDialog = 'main, [role=dialog], [role=alertdialog]';
const typeOf = { member: 0, agent: 1, trial: 4 } as const;

const addressesOf = (role: Role, brand: Brand): readonly string[] => {
  // Harbor is closed to visitors: most addresses redirect to the login.
  if (role === 'visitor') return brand === 'harbor' ? keptOut : [...everybodys, ...visitors];
  if (role === 'agent') return agents[brand].map((page) => `/?agent=${page}`);
  if (role === 'trial') return [...everybodys, '/?centre=securityCenter'];
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

/** Goes to an address as a link of the site does, without a reload. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // Marks dialogs that are closing; a centre stays open while its pages change.
    const stays = /[?](centre|agent)=/.exec(to)?.[0];
    if (!stays || !location.search.includes(stays))
      for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog]'))
        dialog.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await becomeIdle(page);
}

/** The page is loaded, and shows what the address names. */
async function arrived(page: Page, address: string): Promise<void> {
  const over = /[?](overlay|centre|agent)=/.test(address);
  await page
    .locator(over ? ':is([role=dialog], [role=alertdialog]):not([data-left])' : 'main')
    .first()
    .waitFor();
  // Parts below the first screen are fetched once the page is used.
  await page.mouse.move(2, 2);
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy=true]:not(button), #root > [aria-busy=true]'),
  );
}

for (const brand of brands)
  for (const role of roles)
    for (const [turn, { language, theme }] of looks.entries())
      test.describe(`${role} at ${brand} in ${language}, ${theme}`, () => {
        test.use({ brand, language, theme });

        test('NAV-01 NAV-17 I18N-01 every address has a page that fits the screen', async ({
          page,
        }) => {
          test.slow(true, 'It visits many addresses, one after another.');
          if (role !== 'visitor') await enter(page, brand, typeOf[role]);
          // Each role visits each address in one of the looks, and the roles use all widths.
          const mine = addressesOf(role, brand).filter((_, at) => at % looks.length === turn);
          await page.goto(mine[0] ?? '/');
          const framesRead = new Set<number>();
          for (const [at, address] of mine.entries())
            await test.step(address, async () => {
              const width = widths[(at + roles.indexOf(role)) % widths.length] ?? 360;
              await page.setViewportSize({ width, height: 900 });
              if (at > 0) await go(page, address);
              await arrived(page, address);
              await expect(page.locator('html')).toHaveAttribute(
                'dir',
                language === 'ar' ? 'rtl' : 'ltr',
              );
              expect.soft(await keysShown(page), `keys at ${address}`).toEqual([]);
              // A trial account sees what a member sees, which axe has checked.
              if (role === 'trial') return expectFits(page, address);
              // The frame around the pages is the same at each address; axe reads it once a width.
              const within = framesRead.has(width) ? pageOrDialog : 'html';
              framesRead.add(width);
              await expectLooksHere(page, address, within);
            });
        });
      });
