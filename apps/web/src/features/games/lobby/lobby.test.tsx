import {
  addFavourite,
  favouriteGames,
  favouriteIds,
  type Game,
  type GameCategory,
  gameDetails,
  gameList,
  gamePageSize,
  launchGame,
  recentGames,
  removeFavourite,
  roomList,
} from '@lantern/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Brand, lantern } from '../../../../testing/brand.ts';
import { FakeServer, refuse } from '../../../../testing/fake-server.ts';
import { answerMember } from '../../../../testing/member-answers.ts';
import { lan, renderApp } from '../../../../testing/render-app.tsx';

const [bowl] = lantern.hot.list;
if (!bowl) throw new Error('The fixture lacks a game.');

const vendors = [
  { vassalage: 'AUR', name: 'Aurora Play', games: 50 },
  { vassalage: 'JDR', name: 'Jade Reel', games: 50 },
];

const gameOf = (at: number, gameType: GameCategory = 'RNG'): Game => ({
  ...bowl,
  nodeId: `${gameType}-${at}`,
  name: `Reel ${at}`,
  gameType,
  vassalage: at % 2 === 0 ? 'AUR' : 'JDR',
  isHot: 0,
  isNew: false,
});

const slots = Array.from({ length: 100 }, (_, at) => gameOf(at + 1));

/** A site with these categories, and games that it lists as a gateway does. */
function serverWith(menus: Brand['menus'], games: readonly Game[] = slots): FakeServer {
  const server = new FakeServer({ ...lantern, menus });
  server.on(gameList, ({ query }) => {
    const { gameType, vassalage, gameName = '', pageNo = 1, pageSize = gamePageSize } = query;
    const found = games.filter(
      (game) =>
        (!gameType || game.gameType === gameType) &&
        (!vassalage || game.vassalage === vassalage) &&
        game.name.toLowerCase().includes(gameName.toLowerCase()),
    );
    const shown = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return { games: shown, total: found.length, totalPages: Math.ceil(found.length / pageSize) };
  });
  server.on(gameDetails, ({ query }) => {
    const game = games.find(({ nodeId }) => nodeId === query.nodeId);
    if (!game) throw refuse('game_not_found');
    return { game, volatility: 'chosen' as const, rules: 'Spin the reels.' };
  });
  return server;
}

const rng: Brand['menus'] = [{ gameCategory: 'RNG', vendors }];
const grid = async (name = 'Slots') => within(await screen.findByRole('list', { name }));
const shown = async () => (await grid()).getAllByRole('button', { name: /^Play/ });
const more = () => screen.findByRole('button', { name: 'Show more games' });
const searchField = () => screen.findByRole('searchbox');

let server: FakeServer;
beforeEach(() => {
  server = serverWith(rng);
});

describe('the lobby of a category', () => {
  it('GAM-04 LIM-01 shows 42 games, and 42 more below them, to the last', async () => {
    await renderApp('/rng', { server });
    expect((await grid()).getAllByRole('button', { name: /^Play/ })).toHaveLength(42);
    await userEvent.click(await more());
    await waitFor(async () => expect(await shown()).toHaveLength(84));
    expect(window.location.search).toBe('?pageNo=2');
    expect(server.to(gameList).at(-1)?.query).toEqual({
      gameType: 'RNG',
      pageNo: '2',
      pageSize: '42',
      sort: 'popular',
    });
    await userEvent.click(await more());
    await waitFor(async () => expect(await shown()).toHaveLength(100));
    expect(screen.queryByRole('button', { name: 'Show more games' })).toBeNull();
  });

  it('GAM-04 shows the same games again when the address is opened later', async () => {
    await renderApp('/rng?page=JDR&pageNo=2', { server });
    await waitFor(async () => expect(await shown()).toHaveLength(50));
  });

  it('GAM-04 shows all games where an old address leads behind the last', async () => {
    await renderApp('/rng?pageNo=9', { server });
    await waitFor(async () => expect(await shown()).toHaveLength(100));
  });

  it('GAM-04 keeps the filters in the address, and Back undoes them', async () => {
    server = serverWith(rng, slots);
    await renderApp('/rng', { server });
    await grid();
    await userEvent.click(screen.getByRole('radio', { name: 'New' }));
    expect(window.location.search).toBe('?view=new');
    expect(server.to(gameList).at(-1)?.query).toMatchObject({ sort: 'new' });
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Average return' }));
    await userEvent.click(dialog.getByRole('button', { name: /1,000/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show games' }));
    await waitFor(() => expect(window.location.search).toBe('?view=new&sort=rtp&stake=1000'));
    await waitFor(() =>
      expect(server.to(gameList).at(-1)?.query).toMatchObject({ sort: 'rtp', minBet: '1000' }),
    );
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe('?view=new'));
  });

  it('GAM-04 leads back to all games where the filters leave none', async () => {
    await renderApp('/rng?kind=dice', { server: serverWith(rng, []) });
    expect(await screen.findByText('No games match these filters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('NAV-03 chooses the vendor that the address names', async () => {
    await renderApp('/rng?page=JDR', { server });
    await grid();
    const chips = within(screen.getByRole('list', { name: 'Vendors' }));
    expect(chips.getByRole('link', { name: 'Jade Reel' })).toHaveAttribute('aria-current', 'page');
    expect(chips.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    expect(server.to(gameList)[0]?.query).toMatchObject({ vassalage: 'JDR' });
  });

  it('NAV-03 puts the chosen vendor into the address, and starts at its first page', async () => {
    await renderApp('/rng?pageNo=2', { server });
    await grid();
    await userEvent.click(screen.getByRole('link', { name: 'Aurora Play' }));
    expect(window.location.search).toBe('?page=AUR');
    await waitFor(async () =>
      expect((await grid()).getByRole('button', { name: 'Play Reel 2' })).toBeVisible(),
    );
  });

  it('NAV-03 shows all games where the address names a vendor that is not there', async () => {
    await renderApp('/rng?page=NOPE', { server });
    await grid();
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    expect(server.to(gameList)[0]?.query).not.toHaveProperty('vassalage');
  });

  it('shows live tables lying, and says that they are live', async () => {
    const live = [{ ...gameOf(1, 'LIVE'), name: 'Saigon Baccarat' }];
    await renderApp('/live', { server: serverWith([{ gameCategory: 'LIVE', vendors }], live) });
    expect((await grid('Live casino')).getByText('LIVE')).toBeVisible();
  });

  it('GAM-04 offers a retry when the games do not load', async () => {
    server.on(gameList, () => {
      throw refuse('internal_error');
    });
    await renderApp('/rng', { server });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(gameList, () => ({ games: slots.slice(0, 2), total: 2, totalPages: 1 }));
    await userEvent.click(retry);
    expect((await grid()).getAllByRole('button', { name: /^Play/ })).toHaveLength(2);
  });
});

describe('the search of a lobby', () => {
  it('GAM-04 looks for a part of the name, and once for several letters', async () => {
    await renderApp('/rng?page=JDR&pageNo=2', { server });
    await grid();
    const before = server.to(gameList).length;
    await userEvent.type(await searchField(), 'reel 99');
    await waitFor(async () =>
      expect((await grid()).getAllByRole('button', { name: /^Play/ })).toHaveLength(1),
    );
    expect(window.location.search).toBe('?page=JDR&gameName=reel+99');
    expect(server.to(gameList).length - before).toBeLessThan(7);
  });

  it('GAM-04 does not look for a single letter', async () => {
    await renderApp('/rng', { server });
    await grid();
    await userEvent.type(await searchField(), 'r{Backspace}re');
    await waitFor(() => expect(window.location.search).toBe('?gameName=re'));
    expect(server.to(gameList).map(({ query }) => query)).not.toContainEqual(
      expect.objectContaining({ gameName: 'r' }),
    );
  });

  it('GAM-04 says so when nothing has that name, and leads back to all', async () => {
    await renderApp('/rng?gameName=zzz', { server });
    expect(await screen.findByText('No games match “zzz”')).toBeVisible();
    expect(await searchField()).toHaveValue('zzz');
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    await grid();
    expect(await searchField()).toHaveValue('');
  });

  it('GAM-04 follows Back to the previous search', async () => {
    await renderApp('/rng?gameName=reel+10', { server });
    await grid();
    await userEvent.click(screen.getByRole('link', { name: 'Jade Reel' }));
    await waitFor(() => expect(window.location.search).toBe('?gameName=reel+10&page=JDR'));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe('?gameName=reel+10'));
    expect(await searchField()).toHaveValue('reel 10');
  });

  it('GAM-04 takes the focus with a slash on a desktop, except in other fields', async () => {
    await renderApp('/rng', { server });
    const field = await searchField();
    await userEvent.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await userEvent.keyboard('/');
    expect(field).toHaveValue('/');
  });
});

describe('a category without vendors', () => {
  it.each(['/live', '/fish', '/sports', '/esports', '/cockfight', '/pvp', '/rng'])(
    'GAM-04 %s leads to the games of all categories',
    async (path) => {
      await renderApp(path, { server: new FakeServer() });
      expect(await screen.findByRole('button', { name: 'Play Lucky Bowl' })).toBeVisible();
      expect(window.location.pathname).toBe('/hot');
    },
  );
});

describe('the categories whose vendors come first', () => {
  it.each([
    ['SPORTS', '/sports'],
    ['ESPORTS', '/esports'],
    ['COCKFIGHT', '/cockfight'],
  ] as const)(
    'GAM-06 %s shows its vendors, each with a list of games',
    async (gameCategory, path) => {
      const games = [gameOf(1, gameCategory), gameOf(2, gameCategory)];
      await renderApp(path, { server: serverWith([{ gameCategory, vendors }], games) });
      await userEvent.click(await screen.findByRole('button', { name: /Jade Reel 50 games/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Jade Reel' }));
      expect(await dialog.findByRole('button', { name: 'Play Reel 1' })).toBeVisible();
      expect(dialog.queryByRole('button', { name: 'Play Reel 2' })).toBeNull();
    },
  );

  it('GAM-06 opens the only game of a vendor at once', async () => {
    const first = [{ vassalage: 'AUR', name: 'Aurora Play', games: 1 }, ...vendors.slice(1)];
    const menus = [{ gameCategory: 'SPORTS' as const, vendors: first }];
    await renderApp('/sports', { server: serverWith(menus) });
    await userEvent.click(await screen.findByRole('button', { name: /Only game of Aurora Play/ }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});

describe('a category with one game', () => {
  const only = [{ vassalage: 'AUR', name: 'Aurora Play', games: 1 }];
  const cards = { ...gameOf(2, 'PVP'), nodeId: 'AUR:only', name: 'Four Hands' };
  const room = (unit: string, players: number) => ({
    ...{ roomId: `hands@${unit}`, nodeId: 'AUR:only', name: 'Four Hands', vassalage: 'AUR' },
    ...{ vendorName: 'Aurora Play', icon: '', minBet: `${unit}00`, unit, players },
    ...{ maintenance: false, trial: false },
  });

  it.each([
    ['PVP', '/pvp'],
    ['SPORTS', '/sports'],
    ['COCKFIGHT', '/cockfight'],
  ] as const)(
    'GAM-04 %s shows it with what is known of it, and nothing to search or sort',
    async (gameCategory, path) => {
      server = serverWith([{ gameCategory, vendors: only }], [cards]);
      await renderApp(path, { server });
      expect(await screen.findByRole('heading', { name: 'Four Hands' })).toBeVisible();
      expect(screen.getByText('Spin the reels.')).toBeVisible();
      expect(screen.queryByRole('searchbox')).toBeNull();
      expect(server.to(roomList)).toEqual([]);
      expect(screen.getByRole('button', { name: 'Play Four Hands' })).toBeEnabled();
    },
  );

  it('GAM-07 shows members its rooms with the players in them, and opens one', async () => {
    server = serverWith([{ gameCategory: 'PVP', vendors: only }], [cards]);
    answerMember(server);
    server.on(roomList, () => ({ rooms: [room('1000', 0), room('5000', 3)] }));
    server.on(launchGame, () => {
      throw refuse('unavailable');
    });
    await renderApp('/pvp', { server, session: lan });
    const rooms = within(await screen.findByRole('list', { name: 'Choose a room' }));
    expect(rooms.getByText('3 playing')).toBeVisible();
    await userEvent.click(rooms.getByRole('button', { name: /^Join: .*5,000 a card$/ }));
    // Another test may have left a game that waited for the login.
    const ofRoom = () =>
      server.to(launchGame).filter(({ query }) => JSON.stringify(query).includes('hands@'));
    await waitFor(() => expect(ofRoom()).toHaveLength(1));
    const [asked] = ofRoom();
    expect(asked?.query).toMatchObject({ roomId: 'hands@5000', vassalage: 'AUR' });
    expect(asked?.query).not.toHaveProperty('nodeId');
  });
});

describe('the hot games', () => {
  it('GAM-04 are above a rail of each category', async () => {
    await renderApp('/hot', { server });
    expect(await screen.findByRole('button', { name: 'Play Lucky Bowl' })).toBeVisible();
    const rail = within(await screen.findByRole('region', { name: 'Slots' }));
    expect(await rail.findByRole('button', { name: 'Play Reel 1' })).toBeVisible();
    expect(rail.getByRole('link', { name: 'All: Slots' })).toHaveAttribute('href', '/rng');
  });

  it('GAM-04 have a search through all games', async () => {
    const fish = { ...gameOf(7, 'FISH'), name: 'Coral Hunters' };
    await renderApp('/hot', { server: serverWith(rng, [...slots, fish]) });
    await userEvent.type(await searchField(), 'coral');
    expect(
      (await grid('Games found')).getByRole('button', { name: 'Play Coral Hunters' }),
    ).toBeVisible();
  });

  it('do not repeat a category whose games are already above', async () => {
    await renderApp('/hot', { server: new FakeServer() });
    await screen.findByRole('button', { name: 'Play Lucky Bowl' });
    expect(screen.queryByRole('region', { name: 'House games' })).toBeNull();
  });
});

describe('a game under maintenance', () => {
  it('GAM-08 says so, and recommends others that are open', async () => {
    const [first, second, third] = slots;
    if (!first || !second || !third) throw new Error('The fixture lacks games.');
    const games = [{ ...first, maintenance: true }, second, { ...third, maintenance: true }];
    await renderApp('/rng', { server: serverWith(rng, games) });
    await userEvent.click(
      await screen.findByRole('button', { name: /^Reel 1 is under maintenance/ }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Reel 1 is under maintenance' }),
    );
    expect(await dialog.findByRole('button', { name: 'Play Reel 2' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Play Lucky Bowl' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Reel [13]/ })).toBeNull();
  });

  it('GAM-08 leads back to the games after a recommended game was played', async () => {
    const [first, second] = slots;
    if (!first || !second) throw new Error('The fixture lacks games.');
    const site = serverWith(rng, [{ ...first, maintenance: true }, second]);
    answerMember(site);
    const address = 'http://127.0.0.1:4000/play/reel';
    const { nodeId, vassalage, vendorName, name, gameType } = second;
    site.on(launchGame, () => ({
      content: address,
      game_url: address,
      game_url2: null,
      nodeId,
      vassalage,
      vendorName,
      name,
      gameType,
      ownWallet: false,
      moved: null,
    }));
    await renderApp('/rng', { server: site, session: lan });
    await userEvent.click(
      await screen.findByRole('button', { name: /^Reel 1 is under maintenance/ }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Reel 1 is under maintenance' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Play Reel 2' }));
    await screen.findByTitle('Reel 2');
    const [leave] = screen.getAllByRole('button', { name: 'Leave the game' });
    if (!leave) throw new Error('A way out is missing.');
    await userEvent.click(leave);
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/rng'));
  });
});

describe('the games of a member', () => {
  const [first, second] = slots;
  if (!first || !second) throw new Error('The fixture lacks games.');

  it('GAM-05 keeps a favourite at once, and puts it back when the site refuses', async () => {
    answerMember(server);
    server.on(addFavourite, ({ body }) => ({ nodeId: body.nodeId, favourite: true }));
    server.on(removeFavourite, () => {
      throw refuse('unavailable');
    });
    await renderApp('/rng', { server, session: lan });
    const heart = (change: 'Add' | 'Remove') =>
      screen.findByRole('button', { name: new RegExp(`^${change} Reel 1 `) });
    await userEvent.click(await heart('Add'));
    expect(await heart('Remove')).toHaveAttribute('aria-pressed', 'true');
    expect(server.to(addFavourite)[0]?.body).toEqual({ nodeId: first.nodeId });
    server.on(favouriteIds, () => [first.nodeId]);
    await userEvent.click(await heart('Remove'));
    expect(await heart('Remove')).toBeVisible();
    expect(server.to(removeFavourite)).toHaveLength(1);
  });

  it('GAM-05 shows the favourites and the recent games of the category', async () => {
    answerMember(server);
    server.on(favouriteGames, () => ({ content: [first], total: 1, totalPages: 1 }));
    server.on(recentGames, () => ({ list: [second], total: 1, totalPages: 1 }));
    await renderApp('/rng?view=favourites', { server, session: lan });
    expect((await grid()).getByRole('button', { name: 'Play Reel 1' })).toBeVisible();
    expect(server.to(favouriteGames)[0]?.query).toMatchObject({ gameType: 'RNG' });
    await userEvent.click(screen.getByRole('radio', { name: 'Recent' }));
    await waitFor(async () =>
      expect((await grid()).getByRole('button', { name: 'Play Reel 2' })).toBeVisible(),
    );
  });

  it('GAM-05 asks a visitor who wants a favourite to log in', async () => {
    await renderApp('/rng', { server });
    await userEvent.click(await screen.findByRole('button', { name: /^Add Reel 1 / }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});

describe('a tile', () => {
  it('GAM-04 shows the limits of a stake, then the return where there is room', async () => {
    await renderApp('/rng', { server });
    const [tile] = (await grid()).getAllByRole('listitem');
    expect(tile?.textContent?.replace(/\s/g, ' ')).toContain('₫1K–5M·92.13%');
  });
});

describe('the details of a game', () => {
  it('GAM-04 are its return, volatility, limits and rules, and similar games', async () => {
    await renderApp('/rng', { server });
    await userEvent.click(await screen.findByRole('button', { name: 'About Reel 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reel 2' }));
    const facts = (await dialog.findAllByRole('definition')).map((fact) => fact.textContent);
    expect(facts).toEqual(['92.13%', 'You choose', '₫1,000', '₫5,000,000', 'Dice', 'Slots']);
    expect(dialog.getByText('Spin the reels.')).toBeVisible();
    expect(await dialog.findByRole('list', { name: 'Similar games' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Try with play money' })).toBeVisible();
  });
});

describe('the search of the header', () => {
  it('GAM-04 opens with a slash, finds games, and keeps what was looked for', async () => {
    await renderApp('/promotions', { server });
    await screen.findByRole('button', { name: 'Search games' });
    await userEvent.keyboard('/');
    const dialog = within(await screen.findByRole('dialog', { name: 'Search games' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'reel 99');
    expect(await dialog.findByRole('button', { name: 'Play Reel 99' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Search games' }));
    const again = within(await screen.findByRole('dialog', { name: 'Search games' }));
    await userEvent.click(again.getByRole('button', { name: 'reel 99' }));
    expect(await again.findByRole('button', { name: 'Play Reel 99' })).toBeVisible();
    expect(again.getByRole('searchbox')).toHaveValue('reel 99');
  });
});

describe('the place in a list', () => {
  it('GAM-04 is restored when Back leads to the list again', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await renderApp('/rng', { server });
    await userEvent.click(await more());
    await waitFor(async () => expect(await shown()).toHaveLength(84));
    vi.stubGlobal('scrollY', 1234);
    act(() => void window.dispatchEvent(new Event('scroll')));
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    await userEvent.click(screen.getByRole('link', { name: 'Jade Reel' }));
    await waitFor(() => expect(window.location.search).toBe('?page=JDR'));
    await userEvent.click(screen.getAllByRole('link', { name: 'Hot games' })[0] as HTMLElement);
    await waitFor(() => expect(window.location.pathname).toBe('/hot'));
    act(() => window.history.go(-2));
    await waitFor(async () => expect(await shown()).toHaveLength(84));
    expect(window.location.search).toBe('?pageNo=2');
    expect(scrolled).toHaveBeenLastCalledWith(0, 1234);
  });
});
