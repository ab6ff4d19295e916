import { type FreeRoundLine, type StaffRole, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps, refuse, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { freeRoundGrants, freeRoundRules, grantFreeRounds, saveFreeRoundRules } = staffEndpoints;
const { withdrawFreeRounds } = staffEndpoints;

const grant: FreeRoundLine = {
  ...{ id: someId, member: { id: someId, username: 'lan' }, state: 'active' },
  games: [{ nodeId: 'BGS:carp-leap', name: 'Carp Leap' }],
  ...{ value: '2000', currency: 'VND', rounds: 10, used: 3, won: '12500', turnoverPercent: 100 },
  ...{ expiresAt: '2026-12-01T00:00:00.000Z', grantedAt: '2026-11-22T01:00:00.000Z' },
  ...{ grantedBy: 'anna', approvedBy: 'binh', reason: 'A round broke off' },
};
const rules = {
  ...{ turnoverPercent: 100, valueMost: '100000', most: '2000000', alonePerDay: '500000' },
  ...{ currency: 'VND', version: 'a'.repeat(32) },
};
const slots = [
  { nodeId: 'BGS:carp-leap', name: 'Carp Leap' },
  { nodeId: 'BGS:moon-feast', name: 'Moon Feast' },
];

async function openRoom(role: StaffRole = 'cashier', change: Partial<FreeRoundLine> = {}) {
  const ops = new FakeOps(role);
  const list = [{ ...grant, ...change }];
  ops.on(freeRoundGrants, () => ({ list, total: 1, totalPages: 1, slots }));
  ops.on(freeRoundRules, () => rules);
  await renderConsole('/free-rounds', { ops, token: 't' });
  await screen.findByText('A round broke off');
  return ops;
}

describe('OPR-02 the room of free rounds', () => {
  it('lists what was granted, with its state, wins and both people', async () => {
    const ops = await openRoom();
    expect(screen.getByRole('link', { name: 'lan' })).toBeVisible();
    for (const shown of ['3 / 10 × ₫2,000', '₫12,500', '100% to wager', 'Carp Leap'])
      expect(screen.getAllByText(shown)[0]).toBeVisible();
    expect(screen.getByText(/anna, binh/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Expired' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Member' }), ' lan ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect
      .poll(() => ops.to(freeRoundGrants).at(-1)?.query)
      .toMatchObject({ state: 'expired', username: 'lan' });
  });

  it('E16 grants with a reason, under a key, and says when it needs another person', async () => {
    const ops = await openRoom();
    ops.on(grantFreeRounds, () => ({ result: 'proposed' as const }));
    await userEvent.click(screen.getByRole('button', { name: 'Grant free rounds' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant free rounds' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Member/ }), 'lan');
    await userEvent.type(dialog.getByRole('textbox', { name: /Value/ }), '2000');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A round broke off');
    await userEvent.click(dialog.getByRole('button', { name: 'Grant free rounds' }));
    expect(ops.to(grantFreeRounds)).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Moon Feast' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Grant free rounds' }));
    const body = {
      ...{ username: 'lan', games: ['BGS:moon-feast'], value: '2000', rounds: 10, days: 7 },
      reason: 'A round broke off',
    };
    await expect
      .poll(() => ops.to(grantFreeRounds))
      .toMatchObject([{ body, key: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(await screen.findByText(/Another person must approve/)).toBeVisible();
  });

  it('shows why a grant is refused', async () => {
    const ops = await openRoom();
    ops.on(grantFreeRounds, () => {
      throw refuse('member_excluded');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Grant free rounds' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant free rounds' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Member/ }), 'lan');
    await userEvent.type(dialog.getByRole('textbox', { name: /Value/ }), '2000');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A round broke off');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Moon Feast' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Grant free rounds' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
  });

  it('withdraws an active grant with a reason, and no ended one', async () => {
    const ops = await openRoom();
    ops.on(withdrawFreeRounds, () => ({}));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Granted twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    const body = { id: someId, reason: 'Granted twice' };
    await expect.poll(() => ops.to(withdrawFreeRounds)).toMatchObject([{ body }]);
  });

  it.each([
    ['an ended grant', 'cashier', 'used'],
    ['a person who only looks', 'support', 'active'],
  ] as const)('has no button to withdraw for %s', async (_, role, state) => {
    await openRoom(role, { state });
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('shows the rules to all, and the owner changes them', async () => {
    const ops = await openRoom('owner');
    ops.on(saveFreeRoundRules, ({ body: { reason: _, ...saved } }) => ({
      ...saved,
      currency: 'VND',
    }));
    expect(screen.getByText(/of which 100% must be wagered/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change rules' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change rules' }));
    const percent = dialog.getByRole('textbox', { name: /Part of the wins/ });
    await userEvent.clear(percent);
    await userEvent.type(percent, '0');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'As advertised');
    await userEvent.click(dialog.getByRole('button', { name: 'Save rules' }));
    const { currency: _, ...kept } = rules;
    await expect
      .poll(() => ops.to(saveFreeRoundRules)[0]?.body)
      .toEqual({ ...kept, turnoverPercent: 0, reason: 'As advertised' });
  });
});
