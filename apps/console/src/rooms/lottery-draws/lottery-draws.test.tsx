import { type OfficeDraw, type StaffRole, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeOps } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { listOfficeGames, officeDraws, officeExposure, proposeLotteryVoid } = staffEndpoints;
const at = '2026-11-27T10:00:00.000Z';
const draw: OfficeDraw = {
  ...{ drawId: 'k3-1-20261127-0600', gameCode: 'k3-1', gameName: 'K3 1 min', family: 'k3' },
  ...{ own: true, numero: '20261127-0600', state: 'open', closesAt: at, drawsAt: at },
  ...{ endedAt: null, result: null, voidReason: null, tickets: 3, staked: '30000', paid: '0' },
  ...{ unsettled: 0, proposed: false },
};

async function open(change: Partial<OfficeDraw> = {}, office = true, role: StaffRole = 'reviewer') {
  const ops = new FakeOps(role);
  ops.on(listOfficeGames, () => ({ office, games: [] }));
  const list = [{ ...draw, ...change }];
  ops.on(officeDraws, () => ({ list, total: 1, totalPages: 1, currency: 'VND', office }));
  await renderConsole('/lottery-draws', { ops, token: 't' });
  await screen.findByRole('cell', { name: /K3 1 min/ });
  return ops;
}

it('LOT-06 G11 the void of a draw is proposed with a reason', async () => {
  const ops = await open();
  ops.on(proposeLotteryVoid, () => ({}));
  await userEvent.click(screen.getByRole('button', { name: 'Void' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Attack');
  await userEvent.click(dialog.getByRole('button', { name: 'Void' }));
  await expect
    .poll(() => ops.to(proposeLotteryVoid))
    .toMatchObject([{ body: { drawId: draw.drawId, reason: 'Attack' } }]);
});

it.each<[string, Partial<OfficeDraw>, boolean, StaffRole]>([
  ['for a draw with a result', { state: 'drawn', unsettled: 2 }, true, 'reviewer'],
  ['twice', { proposed: true }, true, 'reviewer'],
  ['by another brand', {}, false, 'reviewer'],
  ['by support', {}, true, 'support'],
])('LOT-06 a void is not proposed %s', async (_what, change, office, role) => {
  await open(change, office, role);
  expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
});

it('LOT-06 the progress of a settlement is shown', async () => {
  await open({ state: 'drawn', unsettled: 2 });
  expect(screen.getByText('1 of 3 tickets done')).toBeVisible();
});

it('G10 the exposure shows what each number would cost, next to its limit', async () => {
  const ops = await open();
  ops.on(officeExposure, () => ({
    ...{ currency: 'VND', limit: '100000' },
    plays: [
      {
        play: 'sum',
        spots: [
          { spot: '3', owed: '95000' },
          { spot: '4', owed: '10000' },
          { spot: '5', owed: '999' },
        ],
      },
    ],
    cut: true,
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Exposure' }));
  const dialog = within(await screen.findByRole('dialog'));
  const map = within(await dialog.findByRole('list', { name: 'Heat map' }));
  const cells = map.getAllByRole('listitem');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['3 95%', '4 10%', '5 <1%'],
    ...Array.from({ length: 13 }, (_, index) => `${index + 6} 0%`),
  ]);
  expect(cells[0]).toHaveClass('bg-danger-soft');
  expect(cells[2]).toHaveClass('bg-sunken');
  expect(cells[3]).not.toHaveClass('bg-sunken');
  expect(dialog.getByText('Only the 2,000 largest amounts are shown.')).toBeVisible();
  const spots = dialog.getAllByRole('listitem').filter((one) => !cells.includes(one));
  expect(spots.map(({ textContent }) => textContent)).toEqual([
    ...['3₫95,000 · 95%', '4₫10,000 · 10%', '5₫999 · <1%'],
  ]);
});
