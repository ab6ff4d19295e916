import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Brand, lantern } from '../../../../testing/brand.ts';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { answerMember } from '../../../../testing/member-answers.ts';
import { lan, renderApp } from '../../../../testing/render-app.tsx';
import { answerSite } from '../../../../testing/site-answers.ts';

const vendor = (vassalage: string, name: string) => ({ vassalage, name, games: 3 });
const menus: Brand['menus'] = [
  { gameCategory: 'LOTT', vendors: [vendor('LTO', 'Lotus Lotto')] },
  { gameCategory: 'LIVE', vendors: [vendor('MKL', 'Mekong Live'), vendor('EMB', 'Ember Live')] },
  { gameCategory: 'RNG', vendors: [vendor('AUR', 'Aurora Play')] },
  { gameCategory: 'COCKFIGHT', vendors: [vendor('KTG', 'Kite Games')] },
  { gameCategory: 'FISH', vendors: [] },
];

function siteWith(changes: Partial<Brand> = {}): FakeServer {
  const server = new FakeServer({ ...lantern, menus, ...changes });
  answerSite(server);
  answerMember(server);
  return server;
}

const mainMenu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));

describe('the side menu', () => {
  it('NAV-08 has home, hot, the categories with vendors, and promotions', async () => {
    await renderApp('/', { server: siteWith() });
    const menu = await mainMenu();
    await menu.findByRole('link', { name: 'Lottery' });
    expect(
      menu
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .slice(0, 7),
    ).toEqual(['/', '/hot', '/elott', '/live', '/rng', '/cockfight', '/promotions']);
  });

  it('NAV-08 shows the vendors beside a category, and all of them together', async () => {
    await renderApp('/', { server: siteWith() });
    const menu = await mainMenu();
    await userEvent.click(await menu.findByRole('button', { name: 'Game vendors: Live casino' }));
    const vendors = within(await menu.findByRole('list', { name: 'Game vendors: Live casino' }));
    expect(vendors.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/live',
      '/live?page=MKL',
      '/live?page=EMB',
    ]);
  });

  it('NAV-08 has no vendors beside lottery and cockfight', async () => {
    await renderApp('/', { server: siteWith() });
    const menu = await mainMenu();
    await menu.findByRole('button', { name: 'Game vendors: Slots' });
    expect(menu.queryByRole('button', { name: 'Game vendors: Lottery' })).toBeNull();
    expect(menu.queryByRole('button', { name: 'Game vendors: Cockfight' })).toBeNull();
  });

  it('NAV-08 NAV-17 opens the vendors with an arrow key and closes them with Escape', async () => {
    await renderApp('/', { server: siteWith() });
    const menu = await mainMenu();
    const slots = await menu.findByRole('link', { name: 'Slots' });
    slots.focus();
    await userEvent.keyboard('{ArrowRight}');
    (await menu.findByRole('link', { name: 'Aurora Play' })).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu.queryByRole('link', { name: 'Aurora Play' })).toBeNull();
    expect(slots).toHaveFocus();
  });

  it('NAV-08 opens the vendors for a mouse that rests on the category', async () => {
    await renderApp('/', { server: siteWith() });
    const menu = await mainMenu();
    const entry = (await menu.findByRole('link', { name: 'Slots' })).closest('li');
    if (!entry) throw new Error('The entry stands in no list.');
    fireEvent.pointerEnter(entry, { pointerType: 'mouse' });
    expect(await menu.findByRole('link', { name: 'Aurora Play' })).toBeVisible();
    fireEvent.pointerLeave(entry, { pointerType: 'mouse' });
    await waitFor(() => expect(menu.queryByRole('link', { name: 'Aurora Play' })).toBeNull());
  });

  it('NAV-08 opens the vendors below the category in the drawer of a phone', async () => {
    await renderApp('/', { server: siteWith(), phone: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Game vendors: Slots' }));
    await userEvent.click(await drawer.findByRole('link', { name: 'Aurora Play' }));
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/rng?page=AUR'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['Invite friends', 'referral'],
    ['VIP club', 'playerRank'],
  ])('NAV-08 leads from the banner "%s" to %s', async (banner, page) => {
    await renderApp('/', { server: siteWith(), session: lan });
    const menu = await mainMenu();
    await userEvent.click(await menu.findByRole('button', { name: new RegExp(banner) }));
    await waitFor(() => expect(window.location.search).toBe(`?centre=${page}`));
  });

  it('NAV-08 shows the code for Android and the link for iOS', async () => {
    await renderApp('/', { server: siteWith() });
    const menu = await mainMenu();
    await userEvent.click(await menu.findByRole('button', { name: 'QR code of the app' }));
    const code = await menu.findByRole('img', { name: 'App for Android' });
    expect(code).toHaveAttribute('width', '100');
    expect(menu.getByRole('link', { name: 'App for iPhone and iPad' })).toHaveAttribute(
      'href',
      'https://example.com/demo/mobileconfig',
    );
  });

  it('NAV-08 links the brand’s social media', async () => {
    await renderApp('/', { server: siteWith() });
    const menu = await mainMenu();
    const social = within(await menu.findByRole('list', { name: 'Follow us' }));
    expect(social.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
      'href',
      'https://example.com/demo/youtube',
    );
    expect(social.queryByRole('link', { name: 'App for Android' })).toBeNull();
  });
});

describe('pages with a game beside the bars', () => {
  it.each(['/seamless', '/vnlottery'])(
    'NAV-04 hides the top and the left bar at %s',
    async (path) => {
      await renderApp(path, { server: siteWith() });
      await screen.findByRole('main');
      expect(screen.queryByRole('banner')).toBeNull();
      expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    },
  );

  it.each(['/lottery', '/vnlottery'])(
    'keeps header, balance and tabs at %s on a phone',
    async (path) => {
      await renderApp(path, { server: siteWith(), session: lan, phone: true });
      const header = within(await screen.findByRole('banner'));
      expect(await header.findByRole('button', { name: 'Refresh balance' })).toBeVisible();
      expect(screen.getByRole('navigation', { name: 'Quick access' })).toBeVisible();
    },
  );

  it.each(['/seamless', '/vnlottery'])(
    'NAV-04 keeps them at %s for a brand that keeps bars, with the menu closed',
    async (path) => {
      const settings = { ...lantern.settings, barsBesideGames: true };
      await renderApp(path, { server: siteWith({ settings }) });
      expect(await screen.findByRole('banner')).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
      expect(await screen.findByRole('dialog', { name: 'Main menu' })).toBeVisible();
    },
  );
});
