import type { Feature } from '@lantern/locales';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The areas around the content of a page. */
export interface Areas {
  header?: true;
  banner?: true;
  menu?: true;
  footer?: true;
  /** The floating button of customer service. */
  float?: true;
  /** A login or a registration itself, whose header offers neither. */
  entry?: true;
  /** Header and menu give way to the game, unless the brand keeps them (NAV-04). */
  besideGame?: true;
  /** On a phone the header and the tab bar stay, also beside a game. */
  phoneBars?: true;
  /** The page draws its header and its main part itself. */
  own?: true;
}

/** A page of the site: its addresses, its code, and what it loads first. */
export interface PageManifest {
  /** Paths of the router, with the areas of the page there. */
  at: readonly { paths: readonly string[]; areas: Areas }[];
  /** Imports the route; each page is a separate chunk (NAV-02). */
  load: () => Promise<{ default: ComponentType }>;
  /** Prefetches the first queries of the page. */
  ask?: (client: QueryClient, pathname: string) => unknown;
  /** The text namespaces of the page, beside those that every page has. */
  texts?: readonly Feature[];
}

/** The areas of most pages. */
export const wholePage: Areas = {
  header: true,
  banner: true,
  menu: true,
  footer: true,
  float: true,
};
