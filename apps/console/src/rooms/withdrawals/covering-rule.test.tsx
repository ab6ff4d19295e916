import { staffEndpoints, withdrawalQueues } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { coveringRule, saveCoveringRule, staffWithdrawals } = staffEndpoints;
const rule = { coveredFromPercent: 60, version: 'a'.repeat(32) };

async function open(role: 'owner' | 'cashier', coveredFromPercent = 60) {
  const ops = new FakeOps(role);
  ops.on(staffWithdrawals, () => ({
    ...{ list: [], total: 0, totalPages: 0 },
    waiting: Object.fromEntries(withdrawalQueues.map((queue) => [queue, 0])) as Record<
      (typeof withdrawalQueues)[number],
      number
    >,
  }));
  ops.on(coveringRule, () => ({ ...rule, coveredFromPercent }));
  ops.on(saveCoveringRule, ({ body: { reason: _, ...saved } }) => saved);
  await renderConsole('/withdrawals', { ops, token: 't' });
  await screen.findByRole('heading', { name: 'Stakes on opposite outcomes' });
  return ops;
}

describe('J6 OPR-02 the share of outcomes from which stakes don’t count', () => {
  it('OPR-02 is shown to all staff of the room, and a button only to the owner', async () => {
    await open('cashier', 101);
    expect(await screen.findByText('All stakes count')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change share' })).toBeNull();
  });

  it('OPR-02 is changed by the owner, with a reason', async () => {
    const ops = await open('owner');
    await userEvent.click(await screen.findByRole('button', { name: 'Change share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change share' }));
    const share = dialog.getByLabelText(/^Share of outcomes/);
    expect(share).toHaveValue('60');
    await userEvent.clear(share);
    await userEvent.type(share, '102');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'As agreed');
    await userEvent.click(dialog.getByRole('button', { name: 'Save share' }));
    expect(share).toBeInvalid();
    await userEvent.clear(share);
    await userEvent.type(share, '75');
    await userEvent.click(dialog.getByRole('button', { name: 'Save share' }));
    await waitFor(() => expect(ops.to(saveCoveringRule)).toHaveLength(1));
    expect(ops.to(saveCoveringRule)[0]?.body).toEqual({
      ...{ ...rule, coveredFromPercent: 75, reason: 'As agreed' },
    });
  });
});
