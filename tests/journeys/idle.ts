import type { Page, Request } from '@playwright/test';

const requestsOf = new WeakMap<Page, Set<Request>>();

/** Tracks the open requests of a page. Call it before the first navigation. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  requestsOf.set(page, open);
  page.on('request', (request) => open.add(request));
  const ended = (request: Request) => void open.delete(request);
  page.on('requestfinished', ended).on('requestfailed', ended);
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));

/**
 * Waits until the page is loaded, has no open request, and makes no new one while it renders the
 * replies.
 */
export async function becomeIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const open = requestsOf.get(page);
  for (let still = 0; still < 3; still += 1) {
    if (open && open.size > 0) still = 0;
    await nextFrame(page);
  }
}
