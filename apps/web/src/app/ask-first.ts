import { banners, gameMenus } from '@lantern/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../lib/api/queries.ts';
import { warmTexts } from '../lib/i18n/i18n.ts';
import { currentLanguage, expectedLanguage } from '../lib/i18n/language.ts';
import { bannerGroupOf } from '../lib/site/banner-group.ts';
import { placeAt } from './pages.ts';
import { warmSessionParts } from './session-parts.ts';

const asked = new WeakMap<QueryClient, string>();

/**
 * Asks, once in each language, what the page at the address will ask first; trouble is shown by the
 * page, which asks again.
 */
export function ask(client: QueryClient): void {
  if (asked.get(client) === currentLanguage()) return;
  asked.set(client, currentLanguage());
  const { pathname } = window.location;
  const { areas, page } = placeAt(pathname);
  if (areas.banner)
    void client.prefetchQuery(queryOf(banners, { groupName: bannerGroupOf(pathname) }));
  if (areas.header) void client.prefetchQuery(queryOf(gameMenus));
  page.fetch();
  void Promise.resolve(page.ask(client, pathname)).catch(() => undefined);
}

/**
 * Fetches what the page at the address needs before the brand's settings arrive, if the language is
 * already known. A browser fetches few files at a time, so the order matters: texts, banner, page,
 * its data.
 */
export function askFirst(client: QueryClient): void {
  const { page } = placeAt(window.location.pathname);
  warmTexts(page.texts);
  warmSessionParts();
  if (expectedLanguage()) ask(client);
  else page.fetch();
}
