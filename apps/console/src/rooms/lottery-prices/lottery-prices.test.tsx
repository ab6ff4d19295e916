import { type OfficeGame, staffEndpoints } from '@lantern/contracts';
import type { RateCard } from '@lantern/rules/lottery';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeOps } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const {
  listOfficeGames,
  lotteryExposureLimit,
  officeRateCards,
  pauseLotteryGame,
  saveLotteryExposureLimit,
  saveLotteryRateCard,
} = staffEndpoints;
const limit = { amount: '500000000', currency: 'VND', version: 'a'.repeat(32) } as const;
const card: RateCard = {
  ...{ mode: 'Lott', version: 4, currency: 'VND', units: ['1000000'], series: null },
  rates: { vn27: { lo2: { kind: 'fixed', odds: { win: '98' } } } },
};
const game: OfficeGame = {
  ...{ gameCode: 'k3-1', gameName: 'K3 1 min', family: 'k3', own: true, region: null },
  ...{ every: 60, paused: false, open: 60, prizeModes: ['Elott'] },
};

async function open() {
  const ops = new FakeOps('reviewer');
  const cards = [
    { card: { ...card, units: ['1000000'] }, savedAt: '2026-11-27T10:00:00.000Z', savedBy: null },
  ];
  ops.on(officeRateCards, () => ({ cards }));
  ops.on(saveLotteryRateCard, () => ({ cards }));
  ops.on(lotteryExposureLimit, () => limit);
  ops.on(saveLotteryExposureLimit, ({ body: { reason: _, ...saved } }) => ({ ...limit, ...saved }));
  ops.on(listOfficeGames, () => ({ office: true, games: [game] }));
  ops.on(pauseLotteryGame, () => ({ office: true, games: [game] }));
  await renderConsole('/lottery-prices', { ops, token: 't' });
  await screen.findByRole('region', { name: 'Lott, version 4' });
  return ops;
}

it('LOT-04 changed odds are saved as the next version, never above the fair ones', async () => {
  const ops = await open();
  expect(screen.getByRole('row', { name: 'Lô 2 số 98 27 98%' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change prices' }));
  const odds = screen.getByRole('textbox', { name: 'Lô 2 số win' });
  await userEvent.clear(odds);
  await userEvent.type(odds, '101');
  expect(screen.getByRole('alert')).toHaveTextContent('vn27 lo2');
  expect(screen.getByRole('button', { name: 'Save version 5' })).toBeDisabled();
  await userEvent.clear(odds);
  await userEvent.type(odds, '97.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save version 5' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Margin');
  await userEvent.click(dialog.getByRole('button', { name: 'Save version 5' }));
  await expect
    .poll(() => ops.to(saveLotteryRateCard))
    .toMatchObject([
      { body: { card: { version: 5, rates: { vn27: { lo2: { odds: { win: '97.5' } } } } } } },
    ]);
});

it('LOT-03 a game of the site is paused with a reason', async () => {
  const ops = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Maintenance');
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  await expect
    .poll(() => ops.to(pauseLotteryGame))
    .toMatchObject([{ body: { gameCode: 'k3-1', paused: true } }]);
});

it('LOT-04 the limit of a number is changed with a reason', async () => {
  const ops = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change limit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change limit' }));
  const field = dialog.getByLabelText(/^Limit/);
  await userEvent.clear(field);
  await userEvent.type(field, '7000000');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'A holiday');
  await userEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
  await expect
    .poll(() => ops.to(saveLotteryExposureLimit).map(({ body }) => body))
    .toEqual([{ amount: '7000000', version: limit.version, reason: 'A holiday' }]);
});
