import { type HeldWin, type StaffRole, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const win: HeldWin = {
  id: someId,
  member: { id: someId, username: 'lan' },
  ...{
    vassalage: 'BGS',
    game: 'lucky-bowl',
    gameName: 'Lucky Bowl',
    round: 'r-1',
    amount: '5000',
    currency: 'VND',
  },
  ...{ heldAt: '2026-11-22T01:00:00.000Z', status: 'held', decided: null },
};

async function openWinnings(change: Partial<HeldWin> = {}, role: StaffRole = 'reviewer') {
  const ops = new FakeOps(role);
  ops.on(staffEndpoints.heldWins, () => ({
    list: [{ ...win, ...change }],
    total: 1,
    totalPages: 1,
  }));
  ops.on(staffEndpoints.decideWin, () => ({ ...win, status: 'released' as const }));
  await renderConsole('/winnings', { ops, token: 't' });
  await screen.findByRole('link', { name: 'lan' });
  return ops;
}
const offered = () =>
  screen.queryAllByRole('button', { name: /^(Release|Keep held)$/ }).map((one) => one.textContent);

describe('OPR-02 the room of held wins', () => {
  it.each([
    ['held', 'reviewer', ['Release', 'Keep held']],
    ['kept', 'reviewer', ['Release']],
    ['released', 'reviewer', []],
    ['held', 'cashier', []],
  ] as const)('OPR-02 offers, for one that is %s, to a %s: %j', async (status, role, expected) => {
    await openWinnings({ status }, role);
    expect(offered()).toEqual(expected);
    expect(screen.getByText('₫5,000')).toBeVisible();
  });

  it('OPR-02 names the game, with its vendor and code below', async () => {
    await openWinnings();
    expect(screen.getByRole('cell', { name: 'Lucky Bowl BGS · lucky-bowl' })).toBeVisible();
  });

  it('OPR-02 releases a win with a reason', async () => {
    const ops = await openWinnings();
    await userEvent.click(screen.getByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Release' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'asked the vendor');
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    const body = { id: someId, amount: '5000', decision: 'released', reason: 'asked the vendor' };
    await expect.poll(() => ops.to(staffEndpoints.decideWin)).toMatchObject([{ body }]);
  });
});
