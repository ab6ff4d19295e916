import { gameList } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Brand, lantern } from '../../../testing/brand.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const [bowl] = lantern.hot.list;
if (!bowl) throw new Error('The fixture lacks a game.');

const vendors = [{ vassalage: 'AUR', name: 'Aurora Play', games: 3 }];
const menus: Brand['menus'] = [
  { gameCategory: 'LOTT', vendors },
  { gameCategory: 'ELOTT', vendors },
  { gameCategory: 'LIVE', vendors },
  { gameCategory: 'COCKFIGHT', vendors: [] },
  ...lantern.menus,
];

const serverWith = (brand: Partial<Brand> = {}): FakeServer => {
  const server = new FakeServer({ ...lantern, menus, ...brand });
  server.on(gameList, ({ query }) => {
    const gameType = query.gameType || 'RNG';
    const game = { ...bowl, nodeId: `G-${gameType}`, name: `First of ${gameType}`, gameType };
    return { games: [game], total: 1, totalPages: 1 };
  });
  return server;
};

const main = async () => within(await screen.findByRole('main'));

describe('the home page', () => {
  it('NAV-06 links the lobby of each category with vendors, both lotteries once', async () => {
    await renderApp('/', { server: serverWith() });
    const row = within(await (await main()).findByRole('navigation', { name: 'Game categories' }));
    await row.findByRole('link', { name: 'Live casino' });
    expect(
      row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Hot', '/hot'],
      ['Lottery', '/elott'],
      ['Live casino', '/live'],
      ['House games', '/inhouse'],
    ]);
  });

  it('GAM-04 has a rail of each category, with the way to all of it', async () => {
    await renderApp('/', { server: serverWith() });
    const rail = within(await (await main()).findByRole('region', { name: 'Live casino' }));
    expect(await rail.findByRole('button', { name: 'Play First of LIVE' })).toBeVisible();
    expect(rail.getByRole('link', { name: 'All: Live casino' })).toHaveAttribute('href', '/live');
  });

  it('GAM-04 has a rail of each large vendor, where two are large', async () => {
    const large = (vassalage: string, games: number) => ({ vassalage, name: vassalage, games });
    const one: Brand['menus'] = [{ gameCategory: 'LIVE', vendors: [large('ONE', 12)] }];
    const both: Brand['menus'] = [
      ...one,
      { gameCategory: 'RNG', vendors: [large('ONE', 3), large('TWO', 7), large('SMALL', 6)] },
    ];
    const server = serverWith({ menus: both });
    await renderApp('/', { server });
    const page = await main();
    const rail = within(await page.findByRole('region', { name: 'TWO' }));
    expect(await rail.findByRole('button', { name: 'Play First of RNG' })).toBeVisible();
    expect(rail.getByRole('link', { name: 'All: TWO' })).toHaveAttribute('href', '/rng?page=TWO');
    expect(page.getByRole('region', { name: 'ONE' })).toBeVisible();
    expect(page.queryByRole('region', { name: 'SMALL' })).toBeNull();
    expect(server.to(gameList)).toContainEqual(
      expect.objectContaining({ query: expect.objectContaining({ vassalage: 'TWO' }) }),
    );
  });

  it('shows each provider once, with all its games, and leads to them', async () => {
    await renderApp('/', { server: serverWith() });
    const section = (await (await main()).findByRole('heading', { name: 'Vendors' })).closest(
      'section',
    );
    if (!section) throw new Error('The providers have no section.');
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Aurora Play6 games', '/elott?page=AUR'],
      ['BGS1 game', '/inhouse?page=BGS'],
    ]);
  });

  it('NAV-14 leads to the app at the end', async () => {
    await renderApp('/', { server: serverWith() });
    expect(await (await main()).findByRole('link', { name: 'Get the app' })).toHaveAttribute(
      'href',
      '/down',
    );
  });
});
