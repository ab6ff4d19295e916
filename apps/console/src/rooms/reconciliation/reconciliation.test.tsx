import { type Difference, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { reconciliations, reconcileDay } = staffEndpoints;
const foundAt = '2026-11-22T01:00:00.000Z';

async function openComparison(gateways: string[]) {
  const ops = new FakeOps('cashier');
  ops.on(reconciliations, () => ({ list: [], total: 0, totalPages: 0, gateways, compared: [] }));
  ops.on(reconcileDay, () => ({ payments: 1, payouts: 0, differences: 0 }));
  await renderConsole('/reconciliation', { ops, token: 't' });
  await userEvent.click(await screen.findByRole('button', { name: 'Compare now' }));
  return { ops, dialog: within(await screen.findByRole('dialog')) };
}

describe('F15 a day to compare', () => {
  it('is compared with one of the brand’s gateways, and no name can be mistyped', async () => {
    const { ops, dialog } = await openComparison(['paygate', 'tokenpay']);
    const send = dialog.getByRole('button', { name: 'Compare now' });
    await userEvent.click(send);
    const choice = dialog.getByRole('combobox', { name: /Gateway/ });
    expect(choice).toHaveAccessibleDescription('Please fill in this field.');
    expect(ops.to(reconcileDay)).toEqual([]);
    expect(within(choice).getAllByRole('option').slice(1)).toMatchObject([
      { value: 'paygate' },
      { value: 'tokenpay' },
    ]);
    await userEvent.selectOptions(choice, 'tokenpay');
    await userEvent.click(send);
    await expect
      .poll(() => ops.to(reconcileDay))
      .toMatchObject([{ body: { gateway: 'tokenpay' } }]);
  });
});

it('F15 the day to compare begins with that of UTC, where the brand has the next one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:30:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { dialog } = await openComparison(['paygate']);
  expect(dialog.getByLabelText(/^Day/)).toHaveValue('2026-11-21');
});

it('F15 a difference shows both amounts in their currencies', async () => {
  const ops = new FakeOps('cashier');
  const side = { status: 'paid', amount: '12500', currency: 'PHP', id: 'pay-1' };
  const row = {
    gateway: 'paygate',
    day: '2026-11-21',
    subject: 'payment',
    reference: 'D-23456789',
    resolved: null,
  } as const;
  const list = [
    {
      ...row,
      id: someId,
      difference: 'other_amount',
      ours: side,
      theirs: { ...side, amount: '12400' },
      foundAt,
    },
  ] satisfies Difference[];
  ops.on(reconciliations, () => ({ list, total: 1, totalPages: 1, gateways: [], compared: [] }));
  await renderConsole('/reconciliation', { ops, token: 't' });
  expect(await screen.findByRole('cell', { name: /^Paid\s· ₱125.00\s· pay-1$/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: /^Paid\s· ₱124.00\s· pay-1$/ })).toBeVisible();
});
