import { gameList, gameMenus } from '@lantern/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lantern, menusOf } from '../../../testing/brand.ts';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answerSite } from '../../../testing/site-answers.ts';
import { startI18n } from '../i18n/i18n.ts';
import { SlowNotice } from '../trouble/slow-notice.tsx';
import { TroubleBlock } from '../trouble/trouble-block.tsx';
import { TroubleBoundary } from '../trouble/trouble-boundary.tsx';
import { part, partLimitMs, slowPartMs } from './lazy-part.ts';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  answerSite(server);
  server.on(gameList, () => ({
    games: [...lantern.hot.list],
    totalPages: 1,
    total: lantern.hot.list.length,
  }));
});

afterEach(() => {
  vi.restoreAllMocks();
  // The cache of every later test asks the browser once whether there is a connection.
  window.dispatchEvent(new Event('online'));
  vi.useRealTimers();
});

const game = () => screen.findAllByText(lantern.hot.list[0]?.name ?? '');

/** Takes the connection away, and gives it back. */
function loseConnection() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  };
}

/** A network that lets nothing through until the test mends it. */
function cutNetwork() {
  let cut = true;
  vi.stubGlobal('fetch', (...request: Parameters<typeof server.fetch>) =>
    cut ? Promise.reject(new TypeError('Failed to fetch')) : server.fetch(...request),
  );
  return () => {
    cut = false;
  };
}

describe('a network that is lost', () => {
  it('ERR-03 is reported, and pending queries complete by themselves afterwards', async () => {
    await renderApp('/', { server });
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const link = await menu.findByRole('link', { name: 'House games' });
    const reconnect = loseConnection();
    expect(await screen.findByText(/You're offline/)).toBeVisible();
    await userEvent.click(link);
    await waitFor(() => expect(window.location.pathname).toBe('/inhouse'));
    // The home page has asked for the new games, of every category.
    const ofCategory = server
      .to(gameList)
      .filter(({ query }) => Object.hasOwn(query as object, 'gameType'));
    expect(ofCategory).toHaveLength(0);
    reconnect();
    expect(await game()).not.toHaveLength(0);
    expect(screen.queryByText(/You're offline/)).toBeNull();
  });

  it('ERR-03 replaces a list with what to do, and a retry loads the list', async () => {
    await renderApp('/', { server });
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const link = await menu.findByRole('link', { name: 'House games' });
    const mend = cutNetwork();
    await userEvent.click(link);
    const trouble = within(await screen.findByRole('alert'));
    expect(trouble.getByText(/We can't reach the site/)).toBeVisible();
    mend();
    await userEvent.click(trouble.getByRole('button', { name: 'Try again' }));
    expect(await game()).not.toHaveLength(0);
  });

  it('ERR-03 is retried by itself when the connection is back', async () => {
    const onRetry = vi.fn();
    await startI18n('en');
    const { NetworkTrouble } = await import('../trouble/trouble.ts');
    render(<TroubleBlock trouble={new NetworkTrouble('unreachable')} onRetry={onRetry} />);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('a page that is slow', () => {
  it('ERR-03 NAV-02 says so, and ends in a load error with a retry after 120 s', async () => {
    await startI18n('en');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const load = vi.fn((): Promise<{ default: ComponentType }> => new Promise(() => undefined));
    const Page = lazy(part(load));
    const tree = (
      <TroubleBoundary
        fallback={(trouble, retry) => <TroubleBlock trouble={trouble} onRetry={retry} />}
      >
        <Suspense fallback={<SlowNotice />}>
          <Page />
        </Suspense>
      </TroubleBoundary>
    );
    await act(async () => render(tree, { onCaughtError: () => undefined }));
    expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(slowPartMs));
    expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(partLimitMs - slowPartMs));
    expect(await screen.findByText(/took too long to load/)).toBeVisible();
    load.mockResolvedValueOnce({ default: () => <p>The page</p> });
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText('The page')).toBeVisible();
  });
});

describe('vendors that do not load', () => {
  it('ERR-03 leave the menu where it is, and come with a retry', async () => {
    const answer = vi.fn(() => {
      throw refuse('unavailable');
    });
    server.on(gameMenus, answer);
    await renderApp('/', { server });
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    expect(menu.getByRole('link', { name: 'Hot games' })).toBeVisible();
    const retry = await menu.findByRole('button', { name: "Games didn't load. Try again" });
    server.on(gameMenus, () => menusOf(lantern));
    await userEvent.click(retry);
    expect(await menu.findByRole('link', { name: 'House games' })).toBeVisible();
    expect(menu.queryByRole('button', { name: /didn't load/ })).toBeNull();
  });
});
