import {
  type announcements,
  gameMenus,
  memberInfo,
  type ValueOf,
  validationRules,
  walletBalance,
} from '@lantern/contracts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lan } from '../../../testing/render-app.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import { announcementsQuery } from '../../features/announcements/announcement.queries.ts';
import { closeSession, keptLabel, openSession } from '../session/session.ts';
import { siteQuery } from '../site/site.ts';
import { keepCalls, keptCalls } from './kept-calls.ts';
import { queryOf } from './queries.ts';

const menus: ValueOf<typeof gameMenus> = [
  { gameCategory: 'RNG', title: 'Slots', cards: [], kinds: [], vendors: [] },
];
const balance = { sumBalance: '1200', version: 3 } as ValueOf<typeof walletBalance>;

/** A reloaded page has a new cache over the storage of the same tab. */
const reload = () => createQueryClient();

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
});

describe('what a tab keeps of the answers', () => {
  it('SYS-10 has the names of the specification', () => {
    expect(Object.keys(keptCalls)).toEqual([
      'settings',
      'validate',
      'routers',
      'gameVendor',
      'index_notice',
      'consolidated',
      'merchantWallet',
      'balance',
    ]);
    expect(keptCalls.merchantWallet?.call).toBe('merchantWallet');
  });

  it('SYS-10 lies in the session storage under its name', () => {
    client.setQueryData(queryOf(gameMenus).queryKey, menus);
    expect(JSON.parse(sessionStorage.getItem('gameVendor') ?? '')).toMatchObject({ data: menus });
  });

  it('SYS-10 is shown at once after a reload', () => {
    const site = { settings: { name: 'Lantern' }, switches: [] };
    client.setQueryData(siteQuery.queryKey, site as never);
    expect(reload().getQueryData(siteQuery.queryKey)).toEqual(site);
  });

  it('SYS-10 counts as old, so that it is asked for again', async () => {
    client.setQueryData(queryOf(gameMenus).queryKey, menus);
    const ask = vi.fn(() => menus);
    await reload().prefetchQuery({ ...queryOf(gameMenus), queryFn: ask, staleTime: 60_000 });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('SYS-10 is of the announcements only the strip of the first page', () => {
    const page = { list: [], total: 0, totalPages: 0 } as unknown as ValueOf<typeof announcements>;
    client.setQueryData(announcementsQuery('PL').queryKey, page);
    client.setQueryData(announcementsQuery('B', 2).queryKey, page);
    expect(sessionStorage.getItem('index_notice')).toBeNull();
    client.setQueryData(announcementsQuery('B').queryKey, page);
    expect(sessionStorage.getItem('index_notice')).not.toBeNull();
  });

  it('gives nothing that another release has kept, or that cannot be read', () => {
    const key = queryOf(validationRules).queryKey;
    sessionStorage.setItem(
      'validate',
      JSON.stringify({ release: '/assets/start-old.js', key, data: {} }),
    );
    sessionStorage.setItem('gameVendor', '{');
    expect(reload().getQueryData(key)).toBeUndefined();
  });

  it('keeps going where the tab has no storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const bare = new QueryClient();
    keepCalls(bare);
    bare.setQueryData(queryOf(gameMenus).queryKey, menus);
    expect(bare.getQueryData(queryOf(gameMenus).queryKey)).toEqual(menus);
    vi.restoreAllMocks();
  });
});

describe('what a tab keeps of a member', () => {
  beforeEach(() => {
    openSession({ ...lan, next: null, methods: [] } as never);
    client.setQueryData(queryOf(walletBalance).queryKey, balance);
  });

  it('SYS-10 is shown at once after a reload, to the same member', () => {
    expect(reload().getQueryData(queryOf(walletBalance).queryKey)).toEqual(balance);
  });

  it('SYS-10 is gone with the session, from the storage and from the cache', () => {
    const again = reload();
    const { queryKey } = queryOf(walletBalance);
    closeSession();
    expect(sessionStorage.getItem('balance')).toBeNull();
    expect(again.getQueryData(queryKey)).toBeUndefined();
  });

  it('SYS-10 is the label and its colours as well, as long as the session lasts', () => {
    const clubLabel = { labelName: 'Gold', color: '#AA8800', color2: '#664400', rankLevel: 3 };
    client.setQueryData(queryOf(memberInfo).queryKey, { clubLabel } as ValueOf<typeof memberInfo>);
    expect(sessionStorage.getItem('memberLabel')).toBe('Gold');
    expect(keptLabel()).toEqual({ labelName: 'Gold', color: '#AA8800', color2: '#664400' });
    closeSession();
    expect(sessionStorage.getItem('memberLabelColor')).toBeNull();
    expect(keptLabel()).toBeUndefined();
  });
});
