import { type Proposal, type StaffRole, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps, identityOf, refuse, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { proposals, approveProposal, rejectProposal, staffSession } = staffEndpoints;

const proposal: Proposal = {
  id: someId,
  kind: 'adjustment',
  status: 'open',
  subject: someId,
  member: { id: someId, username: 'lan' },
  payload: { direction: 'credit', amount: '5000', currency: 'VND' },
  reason: 'A game broke off',
  proposedBy: 'binh',
  proposedAt: '2026-11-22T01:00:00.000Z',
  own: false,
  proposerCountsFrom: null,
  decision: null,
};
const pageOf = <Row,>(...list: Row[]) => ({ list, total: list.length, totalPages: 1 });

async function openProposals(change: Partial<Proposal> = {}, role: StaffRole = 'reviewer') {
  const ops = new FakeOps(role);
  ops.on(proposals, () => pageOf({ ...proposal, ...change }));
  await renderConsole('/proposals', { ops, token: 't' });
  await screen.findByRole('article');
  return ops;
}

describe('E16 a proposal', () => {
  it('is approved by another person, under a key', async () => {
    const ops = await openProposals();
    ops.on(
      approveProposal,
      (): Proposal => ({
        ...proposal,
        status: 'approved',
        decision: { by: 'anna', at: '2026-11-22T02:00:00.000Z', reason: null },
      }),
    );
    expect(screen.getByText('₫5,000')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }),
    );
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(ops.to(approveProposal)).toMatchObject([
      { body: { id: someId }, key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
  });

  it('is gone after that, and the focus is in the room and not lost', async () => {
    const ops = await openProposals();
    ops.on(approveProposal, (): Proposal => {
      ops.on(proposals, () => pageOf());
      return { ...proposal, status: 'approved' };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }),
    );
    await expect.poll(() => screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
  });

  it('links its subject', async () => {
    await openProposals({
      kind: 'dispute',
      subject: 'W-23456789',
      payload: { decision: 'returned', amount: '5000' },
    });
    expect(screen.getByRole('link', { name: 'W-23456789' })).toHaveAttribute(
      'href',
      '/console/withdrawals/W-23456789',
    );
  });

  it('lets the proposer take it back but not approve it', async () => {
    const ops = await openProposals({ own: true }, 'owner');
    ops.on(
      rejectProposal,
      (): Proposal => ({ ...proposal, own: true, status: 'rejected', decision: null }),
    );
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw proposal' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Withdraw proposal' });
    await userEvent.click(send);
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    expect(reason).toHaveFocus();
    await userEvent.type(reason, 'A mistake');
    await userEvent.click(send);
    await expect.poll(() => ops.to(rejectProposal).length).toBe(1);
  });

  it('E16 hides the approval while the proposer is new, and says until when', async () => {
    await openProposals({ proposerCountsFrom: '2026-11-23T01:00:00.000Z' });
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByText(/One of you is new/)).toHaveTextContent('Nov 23, 2026, 8:00:00 AM');
    expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
  });

  it('E16 hides the approval from new staff too; the later of both times counts', async () => {
    const ops = new FakeOps('reviewer');
    ops.on(staffSession, () => identityOf('reviewer', { countsFrom: '2026-11-24T01:00:00.000Z' }));
    ops.on(proposals, () =>
      pageOf({ ...proposal, proposerCountsFrom: '2026-11-23T01:00:00.000Z' }),
    );
    await renderConsole('/proposals', { ops, token: 't' });
    expect(await screen.findByText(/One of you is new/)).toHaveTextContent(
      'Nov 24, 2026, 8:00:00 AM',
    );
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('E16 shows the time of the approval after one of both has become new', async () => {
    const ops = await openProposals();
    ops.on(approveProposal, () => {
      throw refuse('person_too_new', { from: '2026-11-23T01:00:00.000Z' });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Nov 23, 2026, 8:00:00 AM');
  });

  it('offers nothing to a role that does not decide', async () => {
    await openProposals({}, 'cashier');
    expect(screen.getByText("Your role can't decide this.")).toBeVisible();
    expect(screen.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
  });

  it('says why it could not be carried out, and retries with a new key', async () => {
    const ops = await openProposals();
    ops.on(approveProposal, () => {
      throw refuse('insufficient_funds');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    const send = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' });
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(send());
    await expect.poll(() => new Set(ops.to(approveProposal).map(({ key }) => key)).size).toBe(2);
  });
});

describe('E2 a decision whose answer is not known', () => {
  it.each(['unavailable', 'internal_error', 'idempotency_in_progress'] as const)(
    'comes with the same key after %s, because it may have been carried out',
    async (code) => {
      const ops = await openProposals();
      ops.on(approveProposal, () => {
        throw refuse(code);
      });
      await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
      const send = () =>
        within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' });
      await userEvent.click(send());
      expect(await screen.findByRole('alert')).toBeVisible();
      await userEvent.click(send());
      await expect.poll(() => ops.to(approveProposal).length).toBe(2);
      expect(new Set(ops.to(approveProposal).map(({ key }) => key)).size).toBe(1);
    },
  );
});

it('E16 shows from which amounts on two people are needed, and the reader’s own day', async () => {
  await openProposals();
  const panel = within(screen.getByRole('region', { name: 'When two people are needed' }));
  expect(panel.getByText('₫1,200,000 of ₫100,000,000')).toBeVisible();
  expect(panel.getByText('from ₫2,000,000 a day, over 7 days')).toBeVisible();
});

it('E16 says why a deposit needs two people, and what the member requested', async () => {
  const payload = { amount: '5000', requestedAmount: '4000', doubt: 'other_amount' };
  await openProposals({ kind: 'deposit', subject: 'D-23456789', payload });
  expect(screen.getByText('Other amount than requested')).toBeVisible();
  expect(screen.getByText('₫4,000')).toBeVisible();
});

it('E16 shows the payment number of a deposit in full', async () => {
  await openProposals({
    kind: 'deposit',
    subject: 'D-23456789',
    payload: { amount: '5000', payment: 'FT_26_1' },
  });
  expect(screen.getByText('FT_26_1')).toBeVisible();
});
