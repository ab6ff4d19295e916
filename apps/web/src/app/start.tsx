import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { startI18n } from '../lib/i18n/i18n.ts';
import { languageAmong } from '../lib/i18n/language.ts';
import { chooseMediaOrigin } from '../lib/site/media-origin.ts';
import { type Site, siteQuery } from '../lib/site/site.ts';
import { ask } from './ask-first.ts';
import { applyBrandTheme } from './brand-theme.ts';
import { resumeOnce } from './resume-once.ts';
import { SplashEnd } from './splash.tsx';

const starts = new WeakMap<Site['settings'], Promise<unknown>>();

/**
 * Texts and colours of the brand, a login to come back to, and what the page will ask for, fetched
 * at the same time, once for each answer of the site.
 */
function start({ settings }: Site, client: QueryClient): Promise<unknown> {
  const known = starts.get(settings);
  if (known) return known;
  chooseMediaOrigin(settings.imageCdns);
  const begun = Promise.all([
    startI18n(languageAmong(settings.languages) ?? 'en'),
    applyBrandTheme(settings),
    resumeOnce(client),
  ]);
  // After the line above, which has set the language that the questions are asked in.
  ask(client);
  starts.set(settings, begun);
  return begun;
}

/** Renders its children once brand, texts and colours have loaded. */
export function Started({ children }: { children: ReactNode }): ReactNode {
  const { data: site } = useSuspenseQuery(siteQuery);
  use(start(site, useQueryClient()));
  return (
    <>
      <SplashEnd />
      {children}
    </>
  );
}
