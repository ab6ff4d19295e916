import { type LotteryGame, lotteryMenu, openedVietnamese, regionResults } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { fiveGame } from '../../../../testing/lottery-answers.ts';
import { lan, renderApp } from '../../../../testing/render-app.tsx';

const game: LotteryGame = {
  ...fiveGame,
  ...{ gameCode: 'vn-hcm', gameName: 'TP.HCM', gameType: 'LOTT', family: 'vn18' },
  ...{ region: 'south', every: null, defaultPlayType: 'lo2' },
};
const other: LotteryGame = { ...game, gameCode: 'vn-beta', gameName: 'Beta' };
const lengths = [6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2];
const board = (digit: number) => lengths.map((length) => String(digit).repeat(length));
const draw = (province: string, result: string[] | null) => ({
  drawId: `vn-${province.toLowerCase()}-20261127`,
  gameCode: 'vn-hcm',
  family: 'vn18' as const,
  province,
  state: result ? ('settled' as const) : ('void' as const),
  drawsAt: '2026-11-27T09:15:00.000Z',
  result,
});

/** A site whose South drew on two days. */
function archiveServer(): FakeServer {
  const server = new FakeServer();
  server.on(lotteryMenu, () => [
    { gameGroupCode: 'south', labelName: 'Southern Vietnam', gameMenus: [game, other] },
  ]);
  server.on(openedVietnamese, () => ({ now: new Date().toISOString(), games: [] }));
  server.on(regionResults, ({ query: { region, day } }) => {
    if (region !== 'south') return { day: null, provinces: [], before: null, after: null };
    const earlier = day === '2026-11-26';
    const provinces = [draw('Alpha', board(earlier ? 3 : 1)), draw('Beta', board(2))];
    return {
      day: earlier ? '2026-11-26' : '2026-11-27',
      provinces: earlier ? provinces : [...provinces, draw('Gamma', null)],
      before: earlier ? null : '2026-11-26',
      after: earlier ? '2026-11-27' : null,
    };
  });
  return server;
}

async function visit(at: string) {
  await renderApp(at, { server: archiveServer(), session: lan });
  return within(await screen.findByRole('main'));
}

describe('LOT-02 the results of a region and day', () => {
  it('LOT-02 has a column for each province, heads and tails, and names a void draw', async () => {
    const main = await visit('/vnlottery?region=south');
    const prizes = within(await main.findByRole('table', { name: 'Prizes' }));
    expect(prizes.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Alpha',
      'Beta',
    ]);
    const [first] = prizes.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/^G81122$/);
    expect(prizes.getByRole('row', { name: /^ĐB/ })).toHaveTextContent('ĐB111111222222');
    const [, heads] = main.getAllByRole('table');
    const ones = within(heads ?? expect.fail()).getByRole('row', { name: /^1 / });
    expect(ones).toHaveTextContent(/^1(1, ){17}1–$/);
    expect(main.getByText('Void')).toBeVisible();
    expect(main.getByRole('link', { name: 'Gamma' })).toHaveAttribute(
      'href',
      '/lottery?drawId=vn-gamma-20261127',
    );
  });

  it('LOT-02 goes from day to day and from region to region, in the address', async () => {
    const main = await visit('/vnlottery?region=south');
    await userEvent.click(await main.findByRole('button', { name: 'Earlier day' }));
    expect(await main.findByText('333333')).toBeVisible();
    expect(window.location.search).toBe('?region=south&day=2026-11-26');
    expect(main.getByRole('button', { name: 'Earlier day' })).toBeDisabled();
    await userEvent.click(main.getByRole('radio', { name: 'north' }));
    expect(await main.findByText('No results yet')).toBeVisible();
    expect(window.location.search).toBe('?region=north&day=2026-11-26');
  });

  it('LOT-02 is reached from the lobby and from the board', async () => {
    const main = await visit('/vnlottery');
    expect(await main.findByRole('link', { name: 'Results: Southern Vietnam' })).toHaveAttribute(
      'href',
      '/vnlottery?region=south',
    );
  });

  it('LOT-02 checks a paper ticket against the provinces of the day', async () => {
    const main = await visit('/vnlottery?region=south');
    const paper = within(await main.findByRole('region', { name: 'Check a paper ticket' }));
    const field = paper.getByRole('textbox', { name: 'Ticket number, 6 digits' });
    await userEvent.type(field, '222222');
    expect(paper.getByText('Beta')).toBeVisible();
    expect(paper.getByText('₫2,000,000,000')).toBeVisible();
    expect(paper.queryByText('Alpha')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '900009');
    expect(paper.getByText('No prize in the draws below.')).toBeVisible();
  });

  it('LOT-02 leads to the results of one province from the same day on', async () => {
    const main = await visit('/vnlottery?region=south&day=2026-11-26');
    await userEvent.selectOptions(await main.findByRole('combobox', { name: 'Province' }), 'Beta');
    expect(window.location.search).toBe('?gameCode=vn-beta&view=results&day=2026-11-26');
  });
});
