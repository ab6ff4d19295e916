import { staffEndpoints } from '@lantern/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps } from '../../testing/fake-ops.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const { staffDeposits, staffWithdrawals } = staffEndpoints;
const nothing = { list: [], total: 0, totalPages: 0 };

function opsWithQueues(): FakeOps {
  const ops = new FakeOps('cashier');
  ops.on(staffDeposits, () => ({
    ...nothing,
    waiting: { review: 2, waiting: 0, attention: 0, all: 9 },
  }));
  ops.on(staffWithdrawals, () => ({
    ...nothing,
    waiting: { review: 2, approved: 0, paying: 0, disputed: 0, attention: 0, all: 9 },
  }));
  return ops;
}

describe.each([
  ['deposits', staffDeposits, 'D-23456789', 'No matching deposits.', 'To match (2)'],
  ['withdrawals', staffWithdrawals, 'W-23456789', 'No matching withdrawals.', 'To review (2)'],
] as const)('OPR-02 the search for %s', (room, call, reference, said, tab) => {
  it('OPR-02 searches every queue, and then the chosen one', async () => {
    const ops = opsWithQueues();
    await renderConsole(`/${room}`, { ops, token: 't' });
    await userEvent.type(
      await screen.findByRole('searchbox', { name: /^Reference/ }),
      ` ${reference} `,
    );
    expect(ops.to(call)).toMatchObject([{ query: { queue: 'review', search: '' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const last = () => ops.to(call).at(-1)?.query;
    await expect.poll(last).toMatchObject({ queue: 'all', search: reference, pageNo: 1 });
    expect(await screen.findByText(new RegExp(`^${said}`))).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue(reference);
    await userEvent.click(screen.getByRole('radio', { name: tab }));
    await expect.poll(last).toMatchObject({ queue: 'review', search: reference });
  });

  it('OPR-02 keeps queue and search in the address', async () => {
    const ops = opsWithQueues();
    await renderConsole(`/${room}?queue=all&search=${reference}`, { ops, token: 't' });
    expect(await screen.findByRole('searchbox')).toHaveValue(reference);
    expect(ops.to(call)).toMatchObject([{ query: { queue: 'all', search: reference } }]);
  });
});
