import { siteSettings, type ValueOf, whitelabel } from '@lantern/contracts';
import { type SwitchId, switchOn } from '@lantern/rules';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { tabStore } from '../device/storage.ts';

export interface Site {
  readonly settings: ValueOf<typeof siteSettings>;
  readonly switches: ValueOf<typeof whitelabel>;
}

/**
 * What must be known of the brand before anything can be shown. It is the same in every language.
 */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async ({ signal }): Promise<Site> => {
    const [settings, switches] = await Promise.all([
      call(siteSettings, { signal }),
      call(whitelabel, { signal }),
    ]);
    tabStore.write('merchantCode', settings.merchantCode);
    return { settings, switches };
  },
  staleTime: 60_000,
});

/** The brand's settings and module switches; suspends until they have loaded. */
export const useSite = (): Site => useSuspenseQuery(siteQuery).data;

/** Whether the brand has a switch on, with every parent of it on. */
export const useSwitch = (id: SwitchId): boolean => switchOn(useSite().switches, id);
