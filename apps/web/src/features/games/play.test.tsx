import { gameList, launchGame, login, stayActive, walletBalance } from '@lantern/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Brand, lantern } from '../../../testing/brand.ts';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { fillIn } from '../../../testing/render-site.tsx';
import { closeSession, openSession } from '../../lib/session/session.ts';

const address = 'http://127.0.0.1:4000/play/lucky-bowl?token=once';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.on(login, () => ({
    ...lan,
    firstTimeLogin: false,
    passwordExpired: false,
    next: null,
    methods: [],
  }));
  server.on(walletBalance, () => ({
    sumBalance: '500000',
    currency: 'VND',
    currencySymbol: '₫',
    version: 1,
    unreadCount: 0,
    isSingle: true,
  }));
  server.on(launchGame, ({ query }) => ({
    content: address,
    game_url: address,
    game_url2: null,
    name: 'Lucky Bowl',
    vendorName: 'BGS',
    vassalage: query.vassalage,
    nodeId: query.nodeId ?? '',
    gameType: 'INHOUSE' as const,
    ownWallet: false,
    moved: null,
  }));
});

const play = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Play Lucky Bowl' }));
/** Fills in the login that has been asked for. */
async function logIn(): Promise<void> {
  await fillIn(await screen.findByLabelText(/Username/), 'lannguyen');
  await fillIn(screen.getByLabelText(/^Password/), 'Lantern-demo-1');
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  const submit = [...dialog.querySelectorAll('button')].find(
    (button) => button.textContent === 'Log in',
  );
  if (!submit) throw new Error('The login has no button.');
  await userEvent.click(submit);
}

/** The same site, with a list of its games. */
function withList(site: FakeServer): FakeServer {
  site.on(gameList, () => ({ games: [...lantern.hot.list], total: 1, totalPages: 1 }));
  return site;
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Lucky Bowl');

describe('playing', () => {
  it('GAM-06 launches with the specified fields and shows the game in a frame', async () => {
    await renderApp('/', { server, session: lan });
    await play();
    expect((await frame()).src).toBe(address);
    expect(window.location.pathname).toBe('/game');
    expect(server.to(launchGame)[0]?.query).toEqual({
      nodeId: 'BGS_LUCKY_BOWL',
      vassalage: 'BGS',
      accountType: '1',
      confirmTrans: '0',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: '3',
      theme: 'light',
      language: 'en',
    });
  });

  it('K6 runs the game in a sandbox that cannot navigate the page or learn about it', async () => {
    await renderApp('/', { server, session: lan });
    await play();
    const game = await frame();
    expect(game.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups allow-orientation-lock',
    );
    expect(game.getAttribute('allow')).toBe('fullscreen; autoplay');
    expect(game.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('keeps the address of the game out of every storage', async () => {
    await renderApp('/', { server, session: lan });
    await play();
    await frame();
    const stored = JSON.stringify([
      { ...window.localStorage },
      { ...window.sessionStorage },
      window.history.state,
    ]);
    expect(stored).not.toContain('token=once');
  });

  it('GAM-06 asks a visitor to log in, and then opens the game', async () => {
    await renderApp('/', { server });
    await play();
    await logIn();
    expect((await frame()).src).toBe(address);
  });

  it('forgets the game when the visitor changes their mind', async () => {
    await renderApp('/', { server });
    await play();
    await screen.findByRole('dialog', { name: 'Log in' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(
      within(screen.getByRole('banner')).getByRole('button', { name: 'Log in' }),
    );
    await screen.findByRole('dialog', { name: 'Log in' });
    await act(async () => openSession(lan));
    expect(server.to(launchGame)).toEqual([]);
  });

  it('GAM-08 says that a game has gone under maintenance meanwhile', async () => {
    server.on(launchGame, () => {
      throw refuse('game_maintenance');
    });
    await renderApp('/', { server, session: lan });
    await play();
    expect(
      await screen.findByRole('dialog', { name: 'Lucky Bowl is under maintenance' }),
    ).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });

  it('K6 does not frame a game at our own origin', async () => {
    server.on(launchGame, () => ({
      content: 'http://localhost/play',
      game_url: 'http://localhost/play',
      game_url2: null,
      name: 'Lucky Bowl',
      vendorName: 'BGS',
      vassalage: 'BGS',
      nodeId: 'BGS_LUCKY_BOWL',
      gameType: 'INHOUSE' as const,
      ownWallet: false,
      moved: null,
    }));
    await renderApp('/', { server, session: lan });
    await play();
    await waitFor(() => expect(server.to(launchGame)).toHaveLength(1));
    expect(window.location.pathname).toBe('/');
    expect(screen.queryByTitle('Lucky Bowl')).toBeNull();
  });
});

describe('the page of a game', () => {
  it('has an exit before the frame and after it', async () => {
    await renderApp('/', { server, session: lan });
    await play();
    const game = await frame();
    const [before, after] = screen.getAllByRole('button', { name: 'Leave the game' });
    if (!before || !after) throw new Error('A way out is missing.');
    expect(before.compareDocumentPosition(game) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(after.compareDocumentPosition(game) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    await userEvent.click(after);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('leads back to the previous page, also after a restart of the game', async () => {
    await renderApp('/hot?gameName=bowl', { server: withList(server), session: lan });
    await play();
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Restart the game' }));
    await waitFor(() => expect(server.to(launchGame)).toHaveLength(2));
    const [leave] = await screen.findAllByRole('button', { name: 'Leave the game' });
    if (!leave) throw new Error('A way out is missing.');
    await userEvent.click(leave);
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/hot?gameName=bowl'),
    );
  });

  it('leads a visitor who had to log in back to the page of the game', async () => {
    await renderApp('/hot?gameName=bowl', { server: withList(server) });
    await play();
    await screen.findByRole('dialog', { name: 'Log in' });
    await logIn();
    await frame();
    const [leave] = screen.getAllByRole('button', { name: 'Leave the game' });
    if (!leave) throw new Error('A way out is missing.');
    await userEvent.click(leave);
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/hot?gameName=bowl'),
    );
  });

  it('asks for a new address when the game is started again', async () => {
    await renderApp('/', { server, session: lan });
    await play();
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Restart the game' }));
    await waitFor(() => expect(server.to(launchGame)).toHaveLength(2));
  });

  it.each([
    ['', 'the game'],
    ['?centre=depositv2', 'a deposit over the game'],
  ])('GAM-06 opens the same game again after a reload of /game%s, %s', async (search) => {
    await renderApp('/', { server, session: lan });
    await play();
    await frame();
    if (search) await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    await waitFor(() => expect(window.location.search).toBe(search));
    const { state } = window.history;
    cleanup();
    await renderApp(`/game${search}`, { server, session: lan, state });
    expect((await frame()).src).toBe(address);
    expect(server.to(launchGame)).toHaveLength(2);
    expect(server.to(launchGame)[1]?.query).toMatchObject({ nodeId: 'BGS_LUCKY_BOWL' });
  });

  it('GAM-06 says so when the game no longer opens after a reload', async () => {
    await renderApp('/', { server, session: lan });
    await play();
    await frame();
    server.on(launchGame, () => {
      throw refuse('vendor_unavailable');
    });
    const { state } = window.history;
    cleanup();
    await renderApp('/game', { server, session: lan, state });
    expect(await screen.findByText('The game is closed')).toBeVisible();
    expect(server.to(launchGame)).toHaveLength(2);
  });

  it('says that no game is open at the plain address, and leads back to the games', async () => {
    await renderApp('/game', { server, session: lan });
    expect(await screen.findByText('The game is closed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the games' }));
    await waitFor(() => expect(window.location.pathname).toBe('/hot'));
  });

  it('closes the game with the session', async () => {
    await renderApp('/', { server, session: lan });
    await play();
    await frame();
    await act(async () => closeSession());
    expect(screen.queryByTitle('Lucky Bowl')).toBeNull();
  });

  it('K7 leaves when the game says so, and not when a stranger does', async () => {
    await renderApp('/', { server, session: lan });
    await play();
    const { contentWindow } = await frame();
    const say = (origin: string, source: Window | null) =>
      act(async () => {
        window.dispatchEvent(
          new MessageEvent('message', { data: { type: 'lantern:close' }, origin, source }),
        );
      });
    await say('https://evil.example', contentWindow);
    await say('http://127.0.0.1:4000', window);
    expect(window.location.pathname).toBe('/game');
    await say('http://127.0.0.1:4000', contentWindow);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('A7 LOG-09 keeps the login alive while it is played, by one call a minute', async () => {
    server.on(stayActive, () => ({}));
    await renderApp('/', { server, session: lan });
    await play();
    const { contentWindow: source } = await frame();
    const round = () =>
      act(async () => {
        const data = { type: 'lantern:balance' };
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: 'http://127.0.0.1:4000', source }),
        );
      });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    for (let time = 0; time < 3; time += 1) await round();
    await waitFor(() => expect(server.to(stayActive)).toHaveLength(1));
    clock.mockReturnValue(1_060_000);
    await round();
    await waitFor(() => expect(server.to(stayActive)).toHaveLength(2));
    clock.mockRestore();
  });
});

describe('a game beside the bars of the site', () => {
  it('says that no game is open, and leads to the hot ones', async () => {
    await renderApp('/seamless', { server, session: lan });
    expect(await screen.findByRole('heading', { level: 1, name: 'No game open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a game' })).toHaveAttribute('href', '/hot');
  });

  it('NAV-01 shows the game that is open', async () => {
    await renderApp('/', { server, session: lan });
    await play();
    await frame();
    act(() => {
      window.history.pushState({ key: 'x' }, '', '/seamless');
      window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'x' } }));
    });
    await waitFor(async () => expect((await frame()).closest('main')).toHaveAttribute('id'));
  });
});

describe('the shelf of games', () => {
  const [game] = lantern.hot.list;
  if (!game) throw new Error('The fixture lacks a game.');
  const withGames = (list: Brand['hot']['list']) => new FakeServer({ ...lantern, hot: { list } });

  it('shows a single game with its details', async () => {
    await renderApp('/', { server });
    expect(await screen.findByText('92.13% average return')).toBeVisible();
    expect(screen.getByText('by BGS')).toBeVisible();
  });

  it('GAM-08 does not start a game under maintenance', async () => {
    await renderApp('/', { server: withGames([{ ...game, maintenance: true }]) });
    expect(await screen.findByRole('button', { name: 'Play Lucky Bowl' })).toBeDisabled();
    expect(screen.getByText('Under maintenance')).toBeVisible();
  });

  it('says so when there are none', async () => {
    await renderApp('/', { server: withGames([]) });
    expect(await screen.findByText('No games here yet.')).toBeVisible();
  });
});
