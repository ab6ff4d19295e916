import { type StaffWithdrawal, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeOps, refuse, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const reference = 'W-23456789';
const at = '2026-11-22T01:00:00.000Z';
const owed: StaffWithdrawal = {
  ...{
    reference,
    member: { id: someId, username: 'lan' },
    amount: '200000',
    fee: '0',
    payout: '200000',
  },
  ...{
    currency: 'VND',
    status: 'review',
    requestedAt: at,
    waitingSince: at,
    dueBy: at,
    holdReason: null,
  },
  account: { bankName: 'VCB', accountNumber: '••••1234', holderName: 'L••••N' },
  ...{ gateway: null, payoutReference: null, received: null, attention: null, proposalId: null },
  facts: {
    ...{
      memberSince: at,
      first: true,
      accountBoundAt: at,
      deposited: '0',
      withdrawn: '0',
      debt: '100000',
    },
    ...{
      turnover: {
        ...{ left: '0', required: '0', staked: '0' },
        ...{ covering: '0', coveredFromPercent: 60 },
      },
    },
    ...{ excluded: false, networks: [] },
  },
  ...{ timeline: [], proofs: [], payRefusal: null, gateways: [] },
};

it('F6 OPR-02 shows the debt behind a rejected withdrawal, and where the money goes', async () => {
  const ops = new FakeOps('cashier');
  ops.on(staffEndpoints.staffWithdrawal, () => owed);
  ops.on(staffEndpoints.approveWithdrawal, () => {
    throw refuse('member_in_debt');
  });
  await renderConsole(`/withdrawals/${reference}`, { ops, token: 't' });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'everything fits');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Reject it: the money goes back and repays the debt.',
  );
});
