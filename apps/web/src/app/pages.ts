import { type ComponentType, createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import type { Areas, PageManifest } from '../lib/navigation/page.ts';
import { part } from '../lib/parts/lazy-part.ts';
import { pages } from '../routes/manifests.ts';

/**
 * A page as a separate chunk (NAV-02). `fetch` and `ask` start before it is shown, so that page and
 * data arrive while the brand's texts load, and nothing shifts afterwards.
 */
function pageOf({ load, ask = () => undefined, texts = [] }: Omit<PageManifest, 'at'>) {
  let fetched: ComponentType | undefined;
  const fetchPart = async () => {
    const arrived = await load();
    fetched = arrived.default;
    return arrived;
  };
  const Awaited = lazy(part(fetchPart));
  return {
    Page() {
      const [Shown] = useState(() => fetched ?? Awaited);
      return createElement(Shown);
    },
    // The page itself shows the trouble and asks again.
    fetch: () => void fetchPart().catch(() => undefined),
    ask,
    texts,
  };
}

interface Place {
  path: string;
  page: ReturnType<typeof pageOf>;
  areas: Areas;
}

function placesOf(manifest: PageManifest): Place[] {
  const page = pageOf(manifest);
  return manifest.at.flatMap(({ paths, areas }) => paths.map((path) => ({ path, page, areas })));
}

/** Every address of the site with the areas of its page (NAV-01). */
export const places: readonly Place[] = pages.flatMap(placesOf);

const unknown: Place = {
  path: '*',
  page: pageOf({ load: () => import('../routes/not-found.tsx') }),
  areas: { header: true, menu: true, footer: true, float: true },
};
export const everyPlace = [...places, unknown];

/** The page and the areas of an address. */
export const placeAt = (pathname: string): Place =>
  places.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? unknown;
