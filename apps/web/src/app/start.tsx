import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { i18n, languageFor, startI18n } from '../lib/i18n.ts';
import { type Site, siteQuery } from '../lib/site.ts';
import { applyBrandTheme } from './brand-theme.ts';

let started: { merchantCode: string; done: Promise<unknown> } | undefined;

/** Texts and colours of the brand, fetched at the same time, once. */
function start({ settings }: Site): Promise<unknown> {
  if (started?.merchantCode !== settings.merchantCode || !i18n.isInitialized) {
    const done = Promise.all([startI18n(languageFor(settings)), applyBrandTheme(settings)]);
    started = { merchantCode: settings.merchantCode, done };
  }
  return started.done;
}

/** Shows its children when brand, texts and colours are there. */
export function Started({ children }: { children: ReactNode }): ReactNode {
  const { data: site } = useSuspenseQuery(siteQuery);
  use(start(site));
  return children;
}
