import {
  type HeldReferral,
  type ReferralPlan,
  type StaffRole,
  staffEndpoints,
} from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { exported } from '../../../testing/exported.ts';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const plan: ReferralPlan = {
  ...{ id: someId, base: 'turnover', period: 'day', rates: [2000, 1000], holdDays: 3 },
  ...{ deposits: '100000', turnover: '0', startsOn: '2026-11-01', endsOn: null, createdBy: null },
};

const held: HeldReferral = {
  ...{ id: someId, referrer: { id: someId, username: 'lan' } },
  ...{ friend: { id: someId, username: 'minh' }, signals: ['device', 'holder'] },
  ...{ amount: '5000', currency: 'VND', foundAt: '2026-11-22T01:00:00.000Z' },
  ...{ status: 'held', decided: null },
};

async function openReferrals(current: ReferralPlan | null, role: StaffRole = 'reviewer') {
  const ops = new FakeOps(role);
  ops.on(staffEndpoints.referralPlans, () => ({ currency: 'VND', current, past: [] }));
  ops.on(staffEndpoints.saveReferralPlan, () => ({ currency: 'VND', current, past: [] }));
  ops.on(staffEndpoints.heldReferrals, () => ({
    list: [held],
    total: 1,
    totalPages: 1,
  }));
  ops.on(staffEndpoints.decideReferral, () => {
    throw new Error('not asked for');
  });
  await renderConsole('/referrals', { ops, token: 't' });
  await screen.findByRole('link', { name: 'minh' });
  return ops;
}

describe('PRO-05 the room of referrals', () => {
  it('PRO-05 shows what the accounts share and what waits, also as a file', async () => {
    const ops = await openReferrals(plan);
    expect(screen.getByText('Device, Payment holder')).toBeVisible();
    expect(screen.getByText('₫5,000')).toBeVisible();
    expect(screen.getByText('0.2% · 0.1%')).toBeVisible();
    expect(await exported(ops, staffEndpoints.heldReferralsFile)).toEqual({ show: 'held' });
  });

  it('PRO-05 starts a plan with shares in percent', async () => {
    const ops = await openReferrals(null);
    await userEvent.click(screen.getByRole('button', { name: 'Start a plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a plan' }));
    await userEvent.type(dialog.getByLabelText(/level 1/), '0.25');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'for the summer');
    await userEvent.click(dialog.getByRole('button', { name: 'Start a plan' }));
    const body = {
      ...{ seen: null, base: 'turnover', period: 'day', rates: [2500], deposits: '0' },
      ...{ turnover: '0', holdDays: 3, reason: 'for the summer' },
    };
    await expect.poll(() => ops.to(staffEndpoints.saveReferralPlan)).toMatchObject([{ body }]);
  });

  it('PRO-05 lets a cashier look only', async () => {
    await openReferrals(plan, 'cashier');
    const offered = screen.queryAllByRole('button', {
      name: /^(Release|Reject|Change the plan|End the plan)$/,
    });
    expect(offered).toEqual([]);
  });
});
