import type { Page } from '@playwright/test';
import { becomeIdle } from './idle.ts';

/**
 * The address of a centre or an overlay, above a page that loads in a third of the time that the
 * home page takes.
 */
export const above = (what: string) => `/helpmc?${what}`;

/**
 * Goes to an address as a link of the site does, without a reload: loading a page costs more than
 * what most journeys do there.
 */
export async function goInside(page: Page, address: string): Promise<void> {
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
export async function arrived(page: Page, address: string): Promise<void> {
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
