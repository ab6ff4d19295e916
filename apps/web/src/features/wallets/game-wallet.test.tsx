import {
  endpoints,
  launchGame,
  type WalletTransfer,
  walletBalance,
  walletTransferCall,
} from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lantern } from '../../../testing/brand.ts';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { answerFunds, fundsOf, transferOf } from '../../../testing/wallet-answers.ts';

const address = 'http://127.0.0.1:6100/play/moon-dice?token=once';
const [bowl] = lantern.hot.list;
if (!bowl) throw new Error('The fixture lacks a game.');
const dice = {
  ...bowl,
  ...{ nodeId: 'PLR:moon-dice', name: 'Moon Dice', vassalage: 'PLR', trial: false },
};

interface Case {
  /** In the main wallet when the game has opened. */
  main?: string;
  moved?: WalletTransfer | null;
}

function serverWith({ main = '0', moved = null }: Case = {}): FakeServer {
  const server = new FakeServer({ ...lantern, hot: { list: [dice] } });
  answerFunds(server, moved ? { transfers: [moved] } : {});
  server.on(walletBalance, () => ({
    ...{ sumBalance: main, currency: 'VND', currencySymbol: '₫' },
    ...{ version: 1, unreadCount: 0, isSingle: false },
  }));
  server.on(launchGame, ({ query }) => ({
    ...{ content: address, game_url: address, game_url2: null, name: 'Moon Dice' },
    ...{ vendorName: 'Moon Parlour', vassalage: query.vassalage, nodeId: query.nodeId ?? '' },
    ...{ gameType: 'RNG' as const, ownWallet: true, moved },
  }));
  return server;
}

const recalled = (rest: Partial<WalletTransfer> = {}) =>
  transferOf({ direction: 'out', amount: '70000', ...rest });
const sent = (server: FakeServer) => server.to(walletTransferCall).map(({ body }) => body);

async function play(server: FakeServer): Promise<void> {
  await renderApp('/', { server, session: lan });
  await userEvent.click(await screen.findByRole('button', { name: 'Play Moon Dice' }));
  await screen.findByTitle('Moon Dice');
}
const wallet = async () =>
  within(await screen.findByRole('region', { name: 'Wallet at Moon Parlour' }));
async function leave(): Promise<void> {
  const [button] = screen.getAllByRole('button', { name: 'Leave the game' });
  if (!button) throw new Error('A way out is missing.');
  await userEvent.click(button);
}

describe('GAM-22 a game with its own wallet', () => {
  it('GAM-22 says what its launch moved there, and that it comes back', async () => {
    await play(serverWith({ moved: transferOf() }));
    const bar = await wallet();
    expect(await bar.findByText(/^₫60,000 moved to Moon Parlour/)).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Transfer all' })).toBeNull();
  });

  it('NAV-05 GAM-22 does not show the amount while the balance is hidden', async () => {
    window.localStorage.setItem('balanceHidden', 'yes');
    await play(serverWith({ moved: transferOf() }));
    expect(await (await wallet()).findByText(/^Moon Parlour has its own wallet/)).toBeVisible();
  });

  it('GAM-22 takes what is in the main wallet with one button', async () => {
    const server = serverWith({ main: '80000' });
    server.on(walletTransferCall, () => ({ transfers: [transferOf({ amount: '80000' })] }));
    await play(server);
    const bar = await wallet();
    expect(await bar.findByText(/^Moon Parlour has its own wallet/)).toBeVisible();
    await userEvent.click(await bar.findByRole('button', { name: 'Transfer all' }));
    expect(await screen.findByText('₫80,000 has arrived.')).toBeVisible();
    expect(sent(server)).toEqual([{ direction: 'in', vassalage: 'PLR', amount: '80000' }]);
  });

  it('GAM-22 says why nothing was moved, and leads to the wallet', async () => {
    const server = serverWith({ main: '80000' });
    server.on(walletTransferCall, () => {
      throw refuse('wallet_transfer_open');
    });
    await play(server);
    const bar = await wallet();
    await userEvent.click(await bar.findByRole('button', { name: 'Transfer all' }));
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeVisible());
    await userEvent.click(bar.getByRole('button', { name: 'Open wallet' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.getByTitle('Moon Dice')).toBeInTheDocument();
  });

  it('E13 says that a transfer is pending, and moves nothing else meanwhile', async () => {
    const moved = transferOf({ state: 'unknown', settledAt: null });
    await play(serverWith({ main: '80000', moved }));
    const bar = await wallet();
    expect(await bar.findByText(/^The vendor isn't answering/)).toBeVisible();
    expect(bar.getByRole('button', { name: 'Transfer all' })).toBeDisabled();
  });
});

describe('GAM-22 leaving a game with its own wallet', () => {
  it('GAM-22 calls the money back and says how much', async () => {
    const server = serverWith({ moved: transferOf() });
    server.on(walletTransferCall, () => ({ transfers: [recalled()] }));
    await play(server);
    await leave();
    expect(await screen.findByText('₫70,000 is back in your main wallet.')).toBeVisible();
    expect(sent(server)).toEqual([{ direction: 'out', vassalage: 'PLR' }]);
  });

  it('GAM-22 says nothing when nothing is left, and a restart recalls nothing', async () => {
    const server = serverWith({ moved: transferOf() });
    server.on(walletTransferCall, () => ({ transfers: [recalled({ amount: '0' })] }));
    await play(server);
    await userEvent.click(screen.getByRole('button', { name: 'Restart the game' }));
    await waitFor(() => expect(server.to(launchGame)).toHaveLength(2));
    expect(sent(server)).toEqual([]);
    await leave();
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(screen.queryByText(/is back in your main wallet/)).toBeNull();
    expect(screen.queryByText(/Your money is still with/)).toBeNull();
  });

  it('GAM-22 a failed recall stays on the screen and leads to the wallet', async () => {
    const server = serverWith({ moved: transferOf() });
    server.on(walletTransferCall, () => {
      throw refuse('vendor_unavailable');
    });
    server.on(endpoints.consolidatedFunds, () => fundsOf());
    await play(server);
    await leave();
    expect(await screen.findByText(/^Your money is still with Moon Parlour/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open wallet' }));
    await waitFor(() => expect(window.location.search).toBe('?centre=transferFund'));
    expect(screen.queryByText(/^Your money is still with Moon Parlour/)).toBeNull();
  });

  it('E13 a pending recall is stated', async () => {
    const server = serverWith({ moved: transferOf() });
    server.on(walletTransferCall, () => ({
      transfers: [recalled({ amount: null, state: 'unknown', settledAt: null })],
    }));
    await play(server);
    await leave();
    expect(await screen.findByText(/^The vendor isn't answering/)).toBeVisible();
  });
});

describe('LOG-07 a game that trial accounts cannot play', () => {
  it.each([
    ['trial', 4, true],
    ['a member', 0, false],
  ] as const)('LOG-07 is labelled for %s', async (_who, isAgent, labelled) => {
    await renderApp('/', { server: serverWith(), session: { ...lan, isAgent } });
    await screen.findByRole('button', { name: 'Play Moon Dice' });
    expect(screen.queryByText('Needs a real account') !== null).toBe(labelled);
  });
});
