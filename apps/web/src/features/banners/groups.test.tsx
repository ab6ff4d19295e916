import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lantern } from '../../../testing/brand.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const { turn, start } = vi.hoisted(() => ({ turn: vi.fn(), start: vi.fn() }));
vi.mock('./turning.ts', () => ({ turn }));

const [bowl] = lantern.banners;
if (!bowl) throw new Error('The fixture lacks a banner.');

const bannerOf = (groupName: string, at = 1) => ({
  ...bowl,
  groupName,
  bannerId: `${groupName}-${at}`,
  title: `Banner ${at} of ${groupName}`,
  linkageType: 'route' as const,
  linkage: '/promotions',
});

const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'INHOUSE'] as const;
/** With games in every category: the address of one without leads to the lobby. */
const menus = categories.map((gameCategory) => ({
  gameCategory,
  vendors: [{ vassalage: 'BGS', name: 'Lantern Originals', games: 1 }],
}));

const siteWith = (...banners: (typeof lantern.banners)[number][]) =>
  new FakeServer({ ...lantern, menus, banners });

beforeEach(() => {
  turn.mockReset();
  start.mockReset();
  turn.mockReturnValue({
    show: () => undefined,
    start,
    stop: () => undefined,
    end: () => undefined,
  });
});

describe('the banners of a page', () => {
  it.each([
    '/',
    '/index',
    '/rng',
    '/live',
    '/fish',
    '/pvp',
    '/sports',
    '/esports',
    '/elott',
    '/inhouse',
    '/down',
    '/promotions',
    '/pointMall',
    '/help',
    '/register',
  ])('NAV-12 %s shows those of its own group', async (path) => {
    await renderApp(path, { server: siteWith(bannerOf(path), bannerOf('/elsewhere')) });
    const area = within(await screen.findByRole('region', { name: 'Announcements' }));
    expect(area.getByRole('heading', { name: `Banner 1 of ${path}` })).toBeVisible();
    expect(area.queryByRole('heading', { name: 'Banner 1 of /elsewhere' })).toBeNull();
  });

  it('NAV-12 lead where they are linked to', async () => {
    await renderApp('/live', { server: siteWith(bannerOf('/live')) });
    await userEvent.click(await screen.findByRole('button', { name: bowl.action }));
    expect(window.location.pathname).toBe('/promotions');
  });

  it('NAV-12 lead nowhere without a linkage', async () => {
    await renderApp('/live', {
      server: siteWith({ ...bannerOf('/live'), linkageType: null, linkage: null }),
    });
    await userEvent.click(await screen.findByRole('heading', { name: 'Banner 1 of /live' }));
    expect(window.location.pathname).toBe('/live');
    expect(screen.queryByRole('button', { name: bowl.action })).toBeNull();
  });

  it('NAV-12 LIM-01 turn every 5000 ms where there are several', async () => {
    await renderApp('/live', { server: siteWith(bannerOf('/live', 1), bannerOf('/live', 2)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Play announcements' }));
    await waitFor(() => expect(turn).toHaveBeenCalledOnce());
    expect(turn.mock.calls[0]?.[1]).toMatchObject({ delayMs: 5000 });
    expect(start).toHaveBeenCalled();
  });

  it('NAV-12 do not turn where there is one', async () => {
    await renderApp('/live', { server: siteWith(bannerOf('/live')) });
    const heading = await screen.findByRole('heading', { name: 'Banner 1 of /live' });
    await userEvent.hover(heading);
    expect(turn).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Play announcements' })).toBeNull();
  });
});
