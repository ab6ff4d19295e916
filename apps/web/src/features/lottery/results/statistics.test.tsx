import {
  type LotteryGame,
  lotteryMenu,
  lotteryRateCard,
  lotteryResults,
  openedLottery,
} from '@lantern/contracts';
import type { FamilyCode } from '@lantern/rules/lottery';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { fiveGame, menuOf, openedOf, pricesOf } from '../../../../testing/lottery-answers.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const at = '2026-11-23T10:00:00Z';

/** Opens the statistics of a game with these results, the newest first. */
async function visit(family: FamilyCode, results: string[][]) {
  const game: LotteryGame = { ...fiveGame, family };
  const server = new FakeServer();
  server.on(lotteryMenu, () => menuOf(game));
  server.on(openedLottery, () => openedOf(game));
  server.on(lotteryRateCard, () => pricesOf(game));
  const list = results.map((result, index) => ({
    ...{ drawId: `d-${index}`, numero: `n-${index}`, state: 'settled' as const },
    ...{ closesAt: at, drawsAt: at, result },
  }));
  server.on(lotteryResults, () => ({ list, total: list.length, totalPages: 1 }));
  await renderApp('/lottery?gameCode=ssc-1&view=statistics', { server });
  await screen.findByRole('heading', { name: 'Missing longest' });
  return within(await screen.findByRole('main'));
}

const board = (db: string) => [db, ...Array.from({ length: 26 }, () => '00001')];

describe('LOT-07 the statistics of a game', () => {
  it('LOT-07 chart the special prize of a Vietnamese board', async () => {
    const main = await visit('vn27', [board('00079'), board('00012')]);
    await userEvent.selectOptions(
      main.getByRole('combobox', { name: 'Statistics of' }),
      'Đề đặc biệt',
    );
    const chart = main.getByRole('region', { name: 'Trend: last 2 draws' });
    expect(within(chart).getByRole('img', { name: '12, 79' })).toBeVisible();
  });

  it('LOT-07 list all missing numbers when they are wanted', async () => {
    const main = await visit('vn27', [board('00079'), board('00012')]);
    const missing = within(
      main.getByRole('heading', { name: 'Missing longest' }).closest('section') ?? expect.fail(),
    );
    expect(missing.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(missing.getByRole('button', { name: 'Show all: 100' }));
    expect(missing.getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(missing.getByRole('button', { name: 'Show fewer' }));
    expect(missing.getAllByRole('listitem')).toHaveLength(10);
  });

  it('LOT-07 chart dice and their sum', async () => {
    const main = await visit('k3', [
      ['1', '6', '6'],
      ['2', '2', '3'],
    ]);
    const chart = () => within(main.getByRole('region', { name: 'Trend: last 2 draws' }));
    expect(chart().getByRole('img', { name: '2 2 3, 1 6 6' })).toBeVisible();
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Statistics of' }), 'Sum');
    expect(chart().getByRole('img', { name: '7, 13' })).toBeVisible();
  });

  it('LOT-07 name the elements of KL8', async () => {
    const low = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
    const main = await visit('kl8', [low]);
    const choice = main.getByRole('combobox', { name: 'Statistics of' });
    await userEvent.selectOptions(choice, 'Five elements');
    const chart = within(main.getByRole('region', { name: 'Trend: last 1 draws' }));
    expect(chart.getByRole('img', { name: 'Gold' })).toBeVisible();
  });
});
