import {
  cancelTickets,
  drawDetails,
  drawExposure,
  gameList,
  lotteryMenu,
  lotteryRateCard,
  openedLottery,
  openedVietnamese,
  ownTicket,
  ownTickets,
  placeSlip,
  popularGames,
  recentLottery,
  ticketProof,
} from '@lantern/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lantern } from '../../../testing/brand.ts';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import {
  finishedDraw,
  fiveGame,
  menuOf,
  openedOf,
  pricesOf,
  ticketOf,
} from '../../../testing/lottery-answers.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { currentSession, openSession } from '../../lib/session/session.ts';
import { readTemplates, saveTemplate } from './slip/templates.ts';
import type { TicketProof } from './verify/in-book.ts';

const visit = async (at: string, server = lotteryServer(), session = lan) => {
  const app = await renderApp(at, { server, session });
  return { ...app, server, main: within(await screen.findByRole('main')) };
};

function lotteryServer(): FakeServer {
  const server = new FakeServer();
  server.on(lotteryMenu, () => menuOf(fiveGame));
  server.on(openedLottery, ({ query }) => openedOf(fiveGame, Math.min(query.count, 9)));
  server.on(lotteryRateCard, () => pricesOf(fiveGame));
  server.on(recentLottery, () => ({ list: [] }));
  server.on(ownTickets, () => ({ list: [], total: 0, totalPages: 0 }));
  server.on(drawExposure, () => ({ limit: '500000000', spots: [] }));
  return server;
}

const gamePage = '/lottery?gameCode=ssc-1';
type Main = Awaited<ReturnType<typeof visit>>['main'];

/** Picks 1, 2 and 3 for the last three places and puts them on the slip. */
async function addOneBet(main: Main) {
  for (const [place, digit] of [
    ['Place 3', '1'],
    ['Place 4', '2'],
    ['Place 5', '3'],
  ] as const) {
    const row = within(await main.findByRole('group', { name: place }));
    await userEvent.click(row.getByRole('button', { name: digit }));
  }
  await userEvent.click(main.getByRole('button', { name: 'Add to slip' }));
}

describe('LOT-04 the series of a slip', () => {
  const begins = (initial: number) => ({
    ...pricesOf(fiveGame),
    series: { least: 1700, most: 1980, step: 2, initial },
  });

  it('begins at the rebate of the member, who can change it', async () => {
    const server = lotteryServer();
    server.on(lotteryRateCard, () => begins(1930));
    const { main } = await visit(gamePage, server);
    await addOneBet(main);
    const slider = main.getByRole('slider', { name: 'Odds or rebate' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Series 1930 · rebate 2.5%');
    fireEvent.change(slider, { target: { value: '1980' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'Series 1980 · rebate 0.0%');
  });

  it('is that of the member who logs in, and the picked numbers stay', async () => {
    const server = lotteryServer();
    server.on(lotteryRateCard, () => begins(currentSession() ? 1930 : 1960));
    await renderApp(gamePage, { server });
    const main = within(await screen.findByRole('main'));
    await addOneBet(main);
    const row = within(await main.findByRole('group', { name: 'Place 3' }));
    await userEvent.click(row.getByRole('button', { name: '7' }));
    const slider = main.getByRole('slider', { name: 'Odds or rebate' });
    expect(slider).toHaveValue('1960');
    act(() => openSession(lan));
    await waitFor(() => expect(slider).toHaveValue('1930'));
    expect(row.getByRole('button', { name: '7' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the lobby of the lotteries', () => {
  it('NAV-06 /elott leads to all games where there are no draws', async () => {
    const server = new FakeServer();
    server.on(lotteryMenu, () => []);
    await renderApp('/elott', { server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hot games' })).toBeVisible();
    expect(window.location.pathname).toBe('/hot');
  });

  it('LOT-01 keeps the favourites of each username in the browser', async () => {
    const { main } = await visit('/elott');
    await userEvent.click(
      await main.findByRole('button', { name: 'Add Lantern Five to favourites' }),
    );
    expect(await main.findByRole('heading', { name: 'Favourites' })).toBeVisible();
    expect(window.localStorage.getItem(`lotteryFavourites.${lan.account}`)).toBe('ssc-1');
    const [remove] = main.getAllByRole('button', { name: 'Remove Lantern Five from favourites' });
    if (remove) await userEvent.click(remove);
    expect(main.queryByRole('heading', { name: 'Favourites' })).toBeNull();
  });

  it('NAV-06 /elott lists the lotteries of vendors where the brand has no draws', async () => {
    const vendors = [{ vassalage: 'LTL', name: 'Lotus Lotto', games: 2 }];
    const server = new FakeServer({ ...lantern, menus: [{ gameCategory: 'ELOTT', vendors }] });
    server.on(lotteryMenu, () => []);
    const games = lantern.hot.list.map((game) => ({
      ...game,
      name: 'Hanoi Five',
      gameType: 'ELOTT' as const,
    }));
    server.on(gameList, () => ({ games, total: 1, totalPages: 1 }));
    await renderApp('/elott', { server });
    expect(await screen.findByRole('button', { name: 'Play Hanoi Five' })).toBeVisible();
  });

  it.each(['/elott', '/lottery'])('LOT-01 %s lists the games with the last result', async (at) => {
    const { main } = await visit(at);
    const link = await main.findByRole('link', { name: 'Lantern Five' });
    expect(link).toHaveAttribute('href', '/lottery?gameCode=ssc-1');
    expect(main.getByRole('timer')).toHaveTextContent(/00:0\d:\d\d/);
    expect(main.getByText('6')).toBeVisible();
  });

  it('GAM-01 LOT-02 /vnlottery lists the popular games of a hundred first', async () => {
    const server = lotteryServer();
    const [west, north] = ['vn-west', 'vn-north'].map((gameCode) => ({
      ...fiveGame,
      ...{ gameCode, gameName: gameCode, gameType: 'LOTT' as const, region: 'north' as const },
    })) as [typeof fiveGame, typeof fiveGame];
    server.on(lotteryMenu, () => menuOf(west, north));
    server.on(openedVietnamese, () => openedOf(north));
    const [card] = lantern.hot.list;
    server.on(popularGames, () => ({
      list: card
        ? [
            { ...card, gameCode: 'gone' },
            { ...card, gameCode: north.gameCode },
          ]
        : [],
    }));
    const { main } = await visit('/vnlottery', server);
    const heading = await main.findByRole('heading', { name: 'Popular now' });
    const section = within(heading.closest('section') as HTMLElement);
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/vnlottery?gameCode=vn-north',
    ]);
    expect(server.to(popularGames).map(({ query }) => query)).toMatchObject([
      { gameType: 'LOTT', count: '100' },
    ]);
  });

  it.each(['<b>x</b>', 'a b', 'x'.repeat(65), 'no-such-game'])(
    'K3 NAV-03 /lottery?gameCode=%s shows the lobby and does not repeat it',
    async (text) => {
      const { main } = await visit(`/lottery?gameCode=${encodeURIComponent(text)}`);
      expect(await main.findByRole('link', { name: 'Lantern Five' })).toBeVisible();
      expect(main.queryByText(text)).toBeNull();
    },
  );
});

describe('betting on a draw', () => {
  it('LOT-05 shows cost and possible win, and places the bet at these prices', async () => {
    const { main, server } = await visit(gamePage);
    server.on(placeSlip, () => ({ tickets: [ticketOf(fiveGame)] }));
    await addOneBet(main);
    expect(main.getByText('₫990,000')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Place bet · ₫1,000' }));
    expect(await screen.findByText('Bet placed. Tickets: 1')).toBeVisible();
    const [sent] = server.to(placeSlip);
    expect(sent?.body).toEqual({
      gameCode: 'ssc-1',
      prizeMode: 'Elott',
      cardVersion: 3,
      tickets: [
        {
          drawId: 'ssc-1-20261123-0002',
          lines: [
            {
              play: 'back3.direct',
              selection: '1|2|3',
              unit: '1000000',
              multiple: 1,
              series: 1980,
            },
          ],
        },
      ],
    });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    expect(main.getByText('Your bet slip is empty')).toBeVisible();
  });

  it('NAV-03 opens the play of the address and keeps another one in it', async () => {
    const { main } = await visit(`${gamePage}&playType=position`);
    expect(await main.findByRole('group', { name: 'Place 1' })).toBeVisible();
    await userEvent.click(main.getByRole('tab', { name: 'Last 3' }));
    expect(window.location.search).toBe('?gameCode=ssc-1&playType=back3.direct');
  });

  it('LOT-05 a chase bets on the coming draws with growing multiples', async () => {
    const { main, server } = await visit(gamePage);
    server.on(placeSlip, () => ({ tickets: [ticketOf(fiveGame)] }));
    await addOneBet(main);
    await userEvent.click(main.getByRole('checkbox', { name: 'Repeat for next draws' }));
    const factor = main.getByRole('textbox', { name: 'Multiply by' });
    await userEvent.type(factor, '{backspace}2');
    await userEvent.click(await main.findByRole('button', { name: 'Place bet · ₫31,000' }));
    await waitFor(() => expect(server.to(placeSlip)).toHaveLength(1));
    const body = server.to(placeSlip)[0]?.body as {
      tickets: { lines: { multiple: number }[] }[];
      chase: unknown;
    };
    expect(body.tickets.map(({ lines }) => lines[0]?.multiple)).toEqual([1, 2, 4, 8, 16]);
    expect(body.chase).toEqual({ stopOnWin: true });
  });

  it('LOT-05 the slip shows for each line what can still be won', async () => {
    const server = lotteryServer();
    server.on(drawExposure, () => ({
      limit: '500000000',
      spots: [{ spot: '1|2|3', left: '980000' }],
    }));
    const { main } = await visit(gamePage, server);
    await addOneBet(main);
    expect(await main.findByText(/only ₫980,000 can still be won/)).toHaveTextContent('1 | 2 | 3');
    expect(server.to(drawExposure)[0]?.query).toMatchObject({ play: 'back3.direct' });
  });

  it('LOT-05 says what is left of a full number, and asks for new prices', async () => {
    const { main, server } = await visit(gamePage);
    server.on(placeSlip, () => {
      const value = { drawId: 'd', play: 'back3.direct', spot: '1|2|3', left: '5000' };
      throw refuse('exposure_reached', value);
    });
    await addOneBet(main);
    await userEvent.click(main.getByRole('button', { name: 'Place bet · ₫1,000' }));
    expect(await main.findByRole('alert')).toHaveTextContent('only ₫5,000 can still be won');
    server.on(placeSlip, () => {
      throw refuse('odds_changed', { version: 4 });
    });
    const before = server.to(lotteryRateCard).length;
    await userEvent.click(main.getByRole('button', { name: 'Place bet · ₫1,000' }));
    await waitFor(() => expect(server.to(lotteryRateCard).length).toBeGreaterThan(before));
    expect(main.getByText('1 | 2 | 3')).toBeVisible();
  });

  it('LOT-05 a visitor is asked to log in', async () => {
    const server = lotteryServer();
    await renderApp(gamePage, { server });
    const main = within(await screen.findByRole('main'));
    await addOneBet(main);
    await userEvent.click(main.getByRole('button', { name: 'Log in to bet' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});

describe('LOT-05 more bets than a slip holds', () => {
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => [...String(from + at)].join('|')).join('\n');
  const paste = async (main: Main, text: string) => {
    await userEvent.click(main.getByText('Type numbers'));
    await userEvent.click(main.getByRole('textbox', { name: 'Numbers, one bet per line' }));
    await userEvent.paste(text);
  };

  it('LOT-05 pasted lines that were not read are named and stay', async () => {
    const { main } = await visit(gamePage);
    await main.findByRole('group', { name: 'Place 3' });
    await paste(main, numbers(100, 103));
    expect(main.getByText('Lines not read: 3. At most 100 lines at once.')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Add to slip' }));
    expect(main.getByRole('textbox', { name: 'Numbers, one bet per line' })).toHaveValue(
      numbers(200, 3),
    );
    await userEvent.click(main.getByRole('button', { name: 'Add to slip' }));
    expect(main.getByText('A slip holds at most 100 selections. Remove: 3')).toBeVisible();
    expect(main.getByRole('button', { name: /^Place bet/ })).toBeDisabled();
  });

  it('LOT-05 lines with problems that are not listed are counted', async () => {
    const { main } = await visit(gamePage);
    await main.findByRole('group', { name: 'Place 3' });
    await paste(main, Array.from({ length: 12 }, () => 'x').join('\n'));
    expect(main.getByText('More lines with problems: 2')).toBeVisible();
  });
});

describe('own tickets', () => {
  it('LOT-05 are cancelled before closing, and can be bet again', async () => {
    const server = lotteryServer();
    server.on(ownTickets, () => ({ list: [ticketOf(fiveGame)], total: 1, totalPages: 1 }));
    server.on(ownTicket, () => ticketOf(fiveGame));
    server.on(cancelTickets, () => ({ tickets: [ticketOf(fiveGame, { state: 'cancelled' })] }));
    const { main } = await visit(`${gamePage}&view=tickets`, server);
    await userEvent.click(await main.findByRole('button', { name: 'Cancel ticket' }));
    await waitFor(() =>
      expect(server.to(cancelTickets)[0]?.body).toEqual({ references: ['L-7K2M9Q4W'] }),
    );
    await userEvent.click(main.getByRole('link', { name: 'Bet again' }));
    expect(await main.findByText('1 | 2 | 3 4')).toBeVisible();
  });

  it('LOT-05 are bet again with the mode and stake of each line, and say what is not', async () => {
    const game = { ...fiveGame, prizeModes: ['Elott' as const, 'ZY' as const] };
    const server = lotteryServer();
    server.on(lotteryMenu, () => menuOf(game));
    server.on(lotteryRateCard, ({ query }) => ({
      ...pricesOf(game),
      prizeMode: query.prizeMode,
      version: query.prizeMode === 'ZY' ? 7 : 3,
    }));
    const [line] = ticketOf(game).lines;
    if (!line) throw new Error('there is no line');
    const lines = [
      { ...line, multiple: 3, series: 1900 },
      { ...line, selection: '5|6|7', notes: 1, unit: '100000', multiple: 20, series: 1980 },
      { ...line, play: 'five.direct', selection: '1|2|3|4|5' },
    ];
    server.on(ownTicket, () => ticketOf(game, { prizeMode: 'ZY', lines }));
    server.on(placeSlip, () => ({ tickets: [ticketOf(game)] }));
    const { main } = await visit(`${gamePage}&again=L-7K2M9Q4W`, server);
    expect(await screen.findByText('Not offered and left out: All 5: Straight')).toBeVisible();
    expect(window.location.search).not.toContain('again');
    expect(main.getByText('₫1,000 × 3')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Place bet · ₫8,000' }));
    await waitFor(() => expect(server.to(placeSlip)).toHaveLength(1));
    expect(server.to(placeSlip)[0]?.body).toMatchObject({
      ...{ prizeMode: 'ZY', cardVersion: 7 },
      tickets: [
        {
          lines: [
            { selection: '1|2|3,4', unit: '1000000', multiple: 3, series: 1900 },
            { selection: '5|6|7', unit: '100000', multiple: 20, series: 1980 },
          ],
        },
      ],
    });
  });

  it('LOT-05 are bet again from the page of their draw', async () => {
    const { draw, proof } = finishedDraw();
    const server = lotteryServer();
    const totals = { currency: 'VND', tickets: 1, staked: '2000', paid: '0' };
    server.on(drawDetails, () => ({ game: fiveGame, draw, totals, voidAt: null }));
    server.on(ownTickets, () => ({ list: [ticketOf(fiveGame)], total: 1, totalPages: 1 }));
    server.on(ownTicket, () => ticketOf(fiveGame));
    server.on(ticketProof, () => proof);
    const { main } = await visit(`/lottery?drawId=${draw.drawId}`, server);
    await userEvent.click(await main.findByRole('link', { name: 'Bet again' }));
    expect(await main.findByText('₫1,000 × 1')).toBeVisible();
  });

  it('LOT-05 a win of the last draw is announced', async () => {
    const server = lotteryServer();
    const won = { state: 'settled', payout: '990000', cancellable: false } as const;
    server.on(ownTickets, () => ({ list: [ticketOf(fiveGame, won)], total: 1, totalPages: 1 }));
    const { main } = await visit(gamePage, server);
    expect(await main.findByText('You won ₫990,000')).toBeVisible();
  });
});

describe('LOT-07 sound and confetti', () => {
  const pieces = (news: HTMLElement) => news.querySelectorAll('[aria-hidden] > span').length;

  it('LOT-07 are off until they are wanted, each by itself, and remembered', async () => {
    const played = vi.fn();
    vi.stubGlobal('AudioContext', played);
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const server = lotteryServer();
    const won = { state: 'settled', payout: '990000', cancellable: false } as const;
    server.on(ownTickets, () => ({ list: [ticketOf(fiveGame, won)], total: 1, totalPages: 1 }));
    const { main } = await visit(gamePage, server);
    const news = await main.findByText('You won ₫990,000');
    const status = news.closest<HTMLElement>('[role="status"]');
    if (!status) throw new Error('the win is not announced');
    const [sound, confetti] = ['Sound for wins', 'Confetti for wins'].map((name) =>
      main.getByRole('checkbox', { name }),
    );
    if (!sound || !confetti) throw new Error('there is no choice');
    expect([sound, confetti].map((choice) => (choice as HTMLInputElement).checked)).toEqual([
      ...[false, false],
    ]);
    expect([pieces(status), played.mock.calls.length]).toEqual([0, 0]);
    await userEvent.click(confetti);
    expect(pieces(status)).toBeGreaterThan(9);
    expect(played).not.toHaveBeenCalled();
    expect(window.localStorage.getItem('lottery.confetti')).toBe('on');
    await userEvent.click(confetti);
    expect(pieces(status)).toBe(0);
    expect(window.localStorage.getItem('lottery.confetti')).toBeNull();
  });
});

const proofBy =
  (proofs: readonly TicketProof[]) =>
  ({ query }: { query: { reference: string } }) =>
    proofs.find(({ reference }) => reference === query.reference) ?? expect.fail(query.reference);

describe('the page of a draw', () => {
  it('LOT-07 proves each own ticket by itself', async () => {
    const references = ['L-7K2M9Q4W', 'L-7K2M9Q4X', 'L-7K2M9Q4Y'];
    const { draw, proofs } = finishedDraw(...references);
    const server = lotteryServer();
    const totals = { currency: 'VND', tickets: 3, staked: '6000', paid: '0' };
    server.on(drawDetails, () => ({ game: fiveGame, draw, totals, voidAt: null }));
    const list = references.map((reference) => ticketOf(fiveGame, { reference }));
    server.on(ownTickets, () => ({ list, total: 3, totalPages: 1 }));
    const [first, second, third] = proofs;
    if (!first || !second || !third) throw new Error('a proof is missing');
    // The second ticket is not in the book: the site answers with the proof of the third.
    server.on(ticketProof, proofBy([first, { ...third, reference: second.reference }]));
    const { main } = await visit(`/lottery?drawId=${draw.drawId}`, server);
    const [one, other] = await main.findAllByText('Proof in the bet book');
    if (one) await userEvent.click(one);
    expect(await main.findByText('This ticket is in the bet book.')).toBeVisible();
    for (const text of ['1 / 3', first.salt, first.leaf, ...first.path])
      expect(main.getByText(text)).toBeVisible();
    if (other) await userEvent.click(other);
    expect(await main.findByText("This ticket isn't in the bet book.")).toBeVisible();
  });

  it('LOT-07 says why a ticket is not in the bet book, and names one that fails', async () => {
    const { draw, proofs } = finishedDraw('L-7K2M9Q4W', 'L-7K2M9Q4X');
    const server = lotteryServer();
    const totals = { currency: 'VND', tickets: 2, staked: '4000', paid: '0' };
    server.on(drawDetails, () => ({ game: fiveGame, draw, totals, voidAt: null }));
    const list = [
      ticketOf(fiveGame, { reference: 'L-7K2M9Q4W' }),
      // Another multiple than the bet book has.
      ticketOf(fiveGame, {
        reference: 'L-7K2M9Q4X',
        lines: ticketOf(fiveGame).lines.map((line) => ({ ...line, multiple: 2 })),
      }),
      ticketOf(fiveGame, { reference: 'L-7K2M9Q4Y', state: 'cancelled' }),
      ticketOf(fiveGame, { reference: 'L-7K2M9Q4Z', trial: true }),
    ];
    server.on(ownTickets, () => ({ list, total: 4, totalPages: 1 }));
    server.on(ticketProof, proofBy(proofs));
    const { main } = await visit(`/lottery?drawId=${draw.drawId}`, server);
    expect(await main.findByText(/^Cancelled before closing/)).toBeVisible();
    expect(main.getByText(/^Demo tickets/)).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Verify now' }));
    expect(await main.findByText("This draw couldn't be verified.")).toBeVisible();
    const outcome = main.getByText(/Your tickets are in the bet book/);
    expect(outcome).toHaveTextContent('L-7K2M9Q4X');
    expect(outcome).not.toHaveTextContent('L-7K2M9Q4W');
  });

  it('LOT-05 G4 a closed draw says what it waits for, and when it is void', async () => {
    const { draw } = finishedDraw();
    const { beacon } = draw;
    const waiting = {
      ...{ ...draw, state: 'closed' as const, seed: null, result: null, drawnAt: null },
      ...{ settledAt: null, beacon: beacon && { ...beacon, signature: null } },
    };
    const server = lotteryServer();
    const totals = { currency: 'VND', tickets: 1, staked: '2000', paid: '0' };
    const voidAt = '2023-11-14T22:45:00Z';
    server.on(drawDetails, () => ({ game: fiveGame, draw: waiting, totals, voidAt }));
    const { main } = await visit(`/lottery?drawId=${draw.drawId}`, server);
    const title = await main.findByRole('status');
    expect(title).toHaveTextContent('Waiting for the result');
    const card = within(title.closest('section') ?? expect.fail());
    const times = () => [...card.getAllByRole('time')].map((one) => one.getAttribute('datetime'));
    expect(card.getByText('Public random number due')).toBeVisible();
    expect(times()).toEqual([beacon?.madeAt, voidAt]);
  });

  it('LOT-07 has pages of own tickets', async () => {
    const { draw } = finishedDraw();
    const server = lotteryServer();
    const totals = { currency: 'VND', tickets: 101, staked: '2000', paid: '0' };
    server.on(drawDetails, () => ({ game: fiveGame, draw, totals, voidAt: null }));
    server.on(ownTickets, ({ query }) => ({
      list: [ticketOf(fiveGame, { reference: `L-PAGE${query.pageNo}AAA` })],
      ...{ total: 101, totalPages: 2 },
    }));
    const { main } = await visit(`/lottery?drawId=${draw.drawId}`, server);
    await userEvent.click(await main.findByRole('button', { name: 'Page 2' }));
    expect(await main.findByText('L-PAGE2AAA')).toBeVisible();
  });

  it('LOT-07 shows what was published and verifies it in the browser', async () => {
    const { draw, proof } = finishedDraw();
    const server = lotteryServer();
    const totals = { currency: 'VND', tickets: 1, staked: '2000', paid: '0' };
    server.on(drawDetails, () => ({ game: fiveGame, draw, totals, voidAt: null }));
    server.on(ownTickets, () => ({ list: [ticketOf(fiveGame)], total: 1, totalPages: 1 }));
    server.on(ticketProof, () => proof);
    const { main } = await visit(`/lottery?drawId=${draw.drawId}`, server);
    expect(await main.findByText(draw.seed ?? '')).toBeVisible();
    expect(main.getByText(draw.seedChain?.anchor ?? '')).toBeVisible();
    expect(main.getByText('3 / 5')).toBeVisible();
    expect(main.getByText('Root published')).toBeVisible();
    expect(main.queryByText('Waiting for the result')).toBeNull();
    await userEvent.click(main.getByRole('button', { name: 'Verify now' }));
    expect(await main.findByText('This draw is verified.')).toBeVisible();
    expect(main.getByText('Your tickets are in the bet book.')).toBeVisible();
    expect(main.getByText(/a test chain that is not independent/)).toBeVisible();
  });

  it('LOT-07 verifies all tickets of the member, also before they are listed', async () => {
    const { draw, proofs } = finishedDraw('L-7K2M9Q4W', 'L-7K2M9Q4X');
    const server = lotteryServer();
    const totals = { currency: 'VND', tickets: 2, staked: '4000', paid: '0' };
    server.on(drawDetails, () => ({ game: fiveGame, draw, totals, voidAt: null }));
    const listed = Promise.withResolvers<void>();
    server.on(ownTickets, async ({ query }) => {
      await listed.promise;
      const reference = `L-7K2M9Q4${query.pageNo === 1 ? 'W' : 'X'}`;
      return { list: [ticketOf(fiveGame, { reference })], total: 2, totalPages: 2 };
    });
    server.on(ticketProof, proofBy(proofs));
    const { main } = await visit(`/lottery?drawId=${draw.drawId}`, server);
    await userEvent.click(await main.findByRole('button', { name: 'Verify now' }));
    expect(main.queryByText('This draw is verified.')).not.toBeInTheDocument();
    listed.resolve();
    expect(await main.findByText('This draw is verified.')).toBeVisible();
    expect(main.getByText('Your tickets are in the bet book.')).toBeVisible();
    expect(server.to(ticketProof).map(({ query }) => query)).toEqual([
      { reference: 'L-7K2M9Q4W' },
      { reference: 'L-7K2M9Q4X' },
    ]);
  });

  it('LOT-07 keeps its verdict while the last wins are paid', async () => {
    const { draw } = finishedDraw();
    const server = lotteryServer();
    const totals = { currency: 'VND', tickets: 1, staked: '2000', paid: '0' };
    server.on(drawDetails, () => {
      draw.state = server.to(drawDetails).length > 1 ? 'settled' : 'drawn';
      return { game: fiveGame, draw, totals, voidAt: null };
    });
    const { main, client } = await visit(`/lottery?drawId=${draw.drawId}`, server);
    await userEvent.click(await main.findByRole('button', { name: 'Verify now' }));
    expect(await main.findByText('This draw is verified.')).toBeVisible();
    await client.invalidateQueries();
    expect(await main.findByText('Settled')).toBeVisible();
    expect(main.getByText('This draw is verified.')).toBeVisible();
  });
});

describe('G6 a corrected draw', () => {
  const board = Array.from({ length: 18 }, (_, at) => String(at + 10));
  const result = board.with(17, '99');
  const at = '2026-11-23T10:00:00Z';

  it('G6 shows the prizes that changed, and what an own ticket had won before', async () => {
    const game = { ...fiveGame, family: 'vn18' as const, gameType: 'LOTT' as const };
    const draw = {
      ...{ ...finishedDraw().draw, family: 'vn18' as const, commitment: null, seed: null, result },
      corrections: [{ at, before: board, after: result }],
    };
    const ticket = ticketOf(game, {
      ...{ state: 'settled', cancellable: false, payout: '0', result },
      correction: { at, before: board, payout: '50000' },
    });
    const server = lotteryServer();
    const totals = { currency: 'VND', tickets: 1, staked: '2000', paid: '0' };
    server.on(drawDetails, () => ({ game, draw, totals, voidAt: null }));
    server.on(ownTickets, () => ({ list: [ticket], total: 1, totalPages: 1 }));
    const { main } = await visit(`/lottery?drawId=${draw.drawId}`, server);
    expect(await main.findByRole('heading', { name: 'Corrected result' })).toBeVisible();
    const rows = within(main.getByRole('table', { name: /^Corrected/ })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['PrizesBeforeNow', 'G82799']);
    expect(await main.findByText('Won before: ₫50,000')).toBeVisible();
    expect(main.getByText(/^Result corrected/)).toBeVisible();
  });

  it('G6 says nothing of a correction that there was not', async () => {
    const { draw } = finishedDraw();
    const server = lotteryServer();
    const totals = { currency: 'VND', tickets: 1, staked: '2000', paid: '0' };
    server.on(drawDetails, () => ({ game: fiveGame, draw, totals, voidAt: null }));
    server.on(ownTickets, () => ({ list: [ticketOf(fiveGame)], total: 1, totalPages: 1 }));
    const { main } = await visit(`/lottery?drawId=${draw.drawId}`, server);
    expect(await main.findByText('L-7K2M9Q4W')).toBeVisible();
    expect(main.queryByText(/correct/i)).toBeNull();
  });
});

describe('LOT-05 a saved slip', () => {
  it('LOT-05 is kept by its name, and put on the slip again', async () => {
    const { main } = await visit(gamePage);
    await addOneBet(main);
    await userEvent.click(main.getByRole('button', { name: 'Save slip' }));
    await userEvent.type(main.getByRole('textbox', { name: 'Name' }), 'Birthday');
    await userEvent.click(main.getByRole('button', { name: 'Save slip' }));
    await userEvent.click(main.getByRole('button', { name: 'Clear slip' }));
    expect(main.getByText('Your bet slip is empty')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Birthday' }));
    expect(main.getByRole('button', { name: /^Place bet/ })).toBeEnabled();
  });

  it('LOT-05 keeps its stake beside lines that are on the slip, and can be deleted', async () => {
    saveTemplate(lan.account, 'ssc-1', {
      name: 'Lucky',
      lines: [
        { play: 'back3.direct', selection: '7|8|9', unit: '1000000', multiple: 50, series: 1980 },
      ],
    });
    const { main } = await visit(gamePage);
    await addOneBet(main);
    await userEvent.click(main.getByRole('button', { name: 'Lucky' }));
    expect(main.getByRole('button', { name: 'Place bet · ₫51,000' })).toBeEnabled();
    await userEvent.click(main.getByRole('button', { name: 'Delete Lucky' }));
    expect(readTemplates(lan.account, 'ssc-1')).toEqual([]);
  });
});
