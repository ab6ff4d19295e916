import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { harbor, lantern } from '../../testing/brand.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { answerMember } from '../../testing/member-answers.ts';
import { lan, renderApp } from '../../testing/render-app.tsx';
import { answerSite } from '../../testing/site-answers.ts';
import { placeAt, places } from './pages.ts';

function site(brand = lantern): FakeServer {
  const server = new FakeServer(brand);
  answerSite(server);
  answerMember(server);
  return server;
}

/**
 * The table of the specification: which of header (h), banner (b), side menu (m) and footer (f)
 * each address has.
 */
const table: readonly (readonly [path: string, areas: string])[] = [
  ...['/', '/index', '/index.html', '/home'].map((path) => [path, 'hbmf'] as const),
  ...['/register', '/register.html'].map((path) => [path, 'hb'] as const),
  ['/pointMall', 'hbmf'],
  ['/lottery', 'h'],
  ['/vnlottery', 'hm'],
  ['/elott', 'hbmf'],
  ...[
    '/rng',
    '/pvp',
    '/live',
    '/fish',
    '/sports',
    '/esports',
    '/cockfight',
    '/inhouse',
    '/hot',
  ].map((path) => [path, 'hbmf'] as const),
  ['/promotions', 'hbmf'],
  ['/promoDetail', 'hmf'],
  ['/promotions/01935b1e-0000-7000-8000-000000000001', 'hmf'],
  ['/seamless', 'hm'],
  ['/helpmc', ''],
  ['/help', 'b'],
  ['/down', 'hbmf'],
  ['/download', 'hbmf'],
  ['/login', 'h'],
];

describe('NAV-01 the addresses of the site', () => {
  it.each(table)('%s has the areas "%s"', (path, wanted) => {
    const { header, banner, menu, footer } = placeAt(path).areas;
    const areas = `${header ? 'h' : ''}${banner ? 'b' : ''}${menu ? 'm' : ''}${footer ? 'f' : ''}`;
    expect(areas).toBe(wanted);
  });

  it.each(['/nothing', '/RNG', '/promotions/a/b'])('%s is no page', (path) => {
    expect(places).not.toContain(placeAt(path));
  });

  it.each([
    ['/inhouse', 'House games · Lantern'],
    ['/hot', 'Hot games · Lantern'],
    ['/rng', 'Hot games · Lantern'],
    ['/elott', 'Hot games · Lantern'],
    ['/lottery', 'Lottery · Lantern'],
    ['/pointMall', 'Points mall · Lantern'],
    ['/promotions', 'Promotions · Lantern'],
    ['/helpmc', 'Help centre · Lantern'],
    ['/down', 'Get the app · Lantern'],
    ['/me', 'Your account · Lantern'],
  ])('%s is called "%s" in the tab', async (path, title) => {
    await renderApp(path, { server: site() });
    await waitFor(() => expect(document.title).toBe(title));
  });
});

describe('going from page to page', () => {
  it('NAV-17 moves the focus to the new page', async () => {
    await renderApp('/', { server: site() });
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Promotions' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(window.location.pathname).toBe('/promotions');
  });

  it('NAV-01 goes back and forward through the history', async () => {
    await renderApp('/', { server: site() });
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Promotions' }));
    await waitFor(() => expect(document.title).toBe('Promotions · Lantern'));
    await act(async () => window.history.back());
    await waitFor(() => expect(document.title).toBe('Lantern'));
  });
});

describe('the bar at the foot of a phone', () => {
  const bar = async () => within(await screen.findByRole('navigation', { name: 'Quick access' }));

  it('leads to home, games, promotions, the own page, and a deposit', async () => {
    await renderApp('/', { server: site(), session: lan, phone: true });
    const tabs = await bar();
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/hot',
      '/promotions',
      '/me',
    ]);
    await userEvent.click(tabs.getByRole('button', { name: 'Deposit' }));
    await waitFor(() => expect(window.location.search).toBe('?centre=depositv2'));
  });

  it('NAV-05 offers visitors the registration where the brand has it, or the login', async () => {
    await renderApp('/', { server: site(), phone: true });
    expect((await bar()).getByRole('button', { name: 'Register' })).toBeVisible();
  });

  it('NAV-05 has the login in the middle where direct registration is off', async () => {
    await renderApp('/', { server: site({ ...lantern, switches: ['USERNAMEREG3'] }), phone: true });
    expect((await bar()).getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});

describe('the member’s own page', () => {
  it('NAV-09 leads to every page of the member centre that a member looks for', async () => {
    await renderApp('/me', { server: site(), session: lan, phone: true });
    const page = within(await screen.findByRole('main'));
    await userEvent.click(await page.findByRole('button', { name: 'Invite friends' }));
    await waitFor(() => expect(window.location.search).toBe('?centre=referral'));
  });

  it('MEM-04 offers a trial account a registration and no page for members', async () => {
    await renderApp('/me', { server: site(), session: { ...lan, isAgent: 4 }, phone: true });
    const page = within(await screen.findByRole('main'));
    expect(await page.findByRole('button', { name: 'Register' })).toBeVisible();
    expect(page.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('asks a visitor to log in or to register', async () => {
    await renderApp('/me', { server: site(), phone: true });
    const page = within(await screen.findByRole('main'));
    expect(
      await page.findByRole('heading', { level: 1, name: 'Welcome to Lantern' }),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(window.location.search).toBe('?overlay=login'));
  });
});

describe('SYS-09 a brand that keeps logged-out visits out', () => {
  it.each(['/helpmc', '/download', '/register'])('lets a visitor see %s', async (path) => {
    await renderApp(path, { server: site(harbor) });
    await screen.findByRole('main');
    expect(window.location.pathname).toBe(path);
  });

  it.each(['/help', '/down', '/promotions', '/me', '/hot'])(
    'leads a visitor of %s to the login',
    async (path) => {
      await renderApp(path, { server: site(harbor) });
      await waitFor(() => expect(window.location.pathname).toBe('/login'));
    },
  );
});
