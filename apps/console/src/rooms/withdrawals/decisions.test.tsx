import { type StaffWithdrawal, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const reference = 'W-23456789';
const at = '2026-11-22T01:00:00.000Z';
const disputed: StaffWithdrawal = {
  ...{
    reference,
    member: { id: someId, username: 'lan' },
    amount: '200000',
    fee: '0',
    payout: '200000',
  },
  ...{
    currency: 'VND',
    status: 'disputed',
    requestedAt: at,
    waitingSince: null,
    dueBy: null,
    holdReason: null,
  },
  account: { bankName: 'VCB', accountNumber: '••••1234', holderName: 'L••••N' },
  ...{
    gateway: 'paygate',
    payoutReference: 'p-1',
    received: '0',
    attention: null,
    proposalId: null,
  },
  facts: {
    ...{
      memberSince: at,
      first: true,
      accountBoundAt: at,
      deposited: '0',
      withdrawn: '0',
      debt: '0',
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

async function openWithdrawal(change: Partial<StaffWithdrawal>) {
  const ops = new FakeOps('cashier');
  ops.on(staffEndpoints.staffWithdrawal, () => ({ ...disputed, ...change }));
  ops.on(staffEndpoints.endDispute, () => ({ ...disputed, ...change, proposalId: someId }));
  await renderConsole(`/withdrawals/${reference}`, { ops, token: 't' });
  await screen.findByRole('heading', { level: 1, name: reference });
  return ops;
}

const ends = () =>
  screen
    .queryAllByRole('button', { name: /^(Resolve dispute|Refund)$/ })
    .map((one) => one.textContent);

describe('OPR-02 paying an approved withdrawal', () => {
  const offered = () =>
    screen
      .queryAllByRole('button', { name: /^(Paid by hand|Pay by gateway|Reject)$/ })
      .map((one) => one.textContent);
  const approved = { status: 'approved' as const, gateways: ['paygate'] };

  it('OPR-02 is offered to who may pay', async () => {
    await openWithdrawal(approved);
    expect(offered()).toEqual(['Pay by gateway', 'Paid by hand', 'Reject']);
  });

  it.each([
    ['another_person_needed', /^Another person must pay\./],
    ['person_too_new', /^You're new here\./],
  ] as const)('E16 is left to a colleague, and says why: %s', async (payRefusal, said) => {
    await openWithdrawal({ ...approved, payRefusal });
    expect(screen.getByText(said)).toBeVisible();
    expect(offered()).toEqual(['Reject']);
  });
});

describe('D9 the account of a withdrawal', () => {
  const reveal = () => screen.queryByRole('button', { name: 'Show number and name' });

  it('D9 is revealed before an approval, with the name to compare', async () => {
    const ops = await openWithdrawal({ status: 'review' });
    ops.on(staffEndpoints.revealPayoutAccount, () => ({
      ...{ bankName: 'VCB', accountNumber: '0071001234', holderName: 'LE VAN AN' },
      memberName: 'Le Van An',
    }));
    await userEvent.click(reveal() ?? document.body);
    expect(await screen.findByText('0071001234')).toBeVisible();
    expect(screen.getByText(/LE VAN AN/)).toBeVisible();
    expect(screen.getByText("Name in the member's profile: Le Van An")).toBeVisible();
    expect(ops.to(staffEndpoints.revealPayoutAccount)).toMatchObject([{ body: { reference } }]);
  });

  it('D9 is not revealed once nothing is left to compare', async () => {
    await openWithdrawal({ status: 'received' });
    expect(reveal()).toBeNull();
  });
});

describe('OPR-02 H5 how a dispute ends', () => {
  it.each([
    ['disputed', null, ['Resolve dispute']],
    ['settled', null, ['Refund']],
    ['settled', someId, []],
    ['returned', null, []],
    ['received', null, []],
  ] as const)(
    'H5 offers, of one that is %s with the proposal %s: %j',
    async (status, proposalId, offered) => {
      await openWithdrawal({ status, proposalId });
      expect(ends()).toEqual(offered);
    },
  );

  it('H5 proposes to return a payout settled as arrived, without another choice', async () => {
    const ops = await openWithdrawal({ status: 'settled' });
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'the bank says so');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await expect
      .poll(() => ops.to(staffEndpoints.endDispute))
      .toMatchObject([{ body: { reference, decision: 'returned', reason: 'the bank says so' } }]);
  });
});
