import { endpoints } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Brand, lantern } from '../../../testing/brand.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';

const [bowl, join] = lantern.banners;
const withBanners = (...banners: Brand['banners']) => new FakeServer({ ...lantern, banners });

function only<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The fixture lacks a banner.');
  return value;
}

describe('the banners of the home page', () => {
  it('NAV-12 shows one banner without anything that turns', async () => {
    await renderApp('/', { server: withBanners(only(bowl)) });
    expect(await screen.findByRole('heading', { name: 'Lucky Bowl', level: 2 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play announcements' })).toBeNull();
  });

  it('NAV-12 lets several be paused, and stands still with reduced motion', async () => {
    await renderApp('/', { server: withBanners(only(bowl), only(join)) });
    expect(await screen.findByRole('button', { name: 'Play announcements' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show announcement 2' })).toBeVisible();
  });

  it('keeps the keyboard out of a banner that is not shown', async () => {
    await renderApp('/', { server: withBanners(only(bowl), only(join)) });
    await screen.findByRole('heading', { name: 'Lucky Bowl', level: 2 });
    expect(screen.getByRole('group', { name: '1 of 2' })).not.toHaveAttribute('inert');
    expect(screen.getByRole('group', { name: '2 of 2', hidden: true })).toHaveAttribute('inert');
  });

  it('shows none of another group', async () => {
    await renderApp('/', { server: withBanners({ ...only(bowl), groupName: '/rng' }) });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('heading', { name: 'Hot right now' });
    expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
  });

  it('NAV-12 opens the registration that a banner is linked to', async () => {
    await renderApp('/', { server: withBanners(only(join)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(window.location.search).toBe('?overlay=register');
  });

  it('does not offer an account to a member', async () => {
    await renderApp('/', { server: withBanners(only(join)), session: lan });
    await screen.findByRole('heading', { name: 'Hot right now' });
    expect(screen.queryByText('Your table is ready')).toBeNull();
  });

  it('NAV-12 opens the game of a banner also where it is not listed', async () => {
    const server = withBanners({ ...only(bowl), groupName: '/promotions' });
    const game = only(lantern.hot.list[0]);
    server.on(endpoints.hotGames, () => ({ ...lantern.hot, list: [] }));
    server.on(endpoints.gameDetails, () => ({ game, volatility: null, rules: null }));
    await renderApp('/promotions', { server });
    await userEvent.click(await screen.findByRole('button', { name: 'Play now' }));
    await waitFor(() => expect(window.location.search).toBe('?overlay=login'));
  });

  it('K2 stays on the site when a banner is linked to somewhere else', async () => {
    const elsewhere = { ...only(join), linkageType: 'route' as const, linkage: '//evil.example' };
    await renderApp('/', { server: withBanners(elsewhere) });
    await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(window.location.href).toBe('http://localhost/');
  });
});
