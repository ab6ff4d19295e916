import { type MemberFile, type PersonalData, staffEndpoints } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { memberCopy, memberData, proposeErasure, staffMember } = staffEndpoints;
const at = '2026-11-22T01:00:00.000Z';
const file: MemberFile = {
  ...{ id: someId, username: 'lan', nickname: 'lan', type: 0, status: 'active', currency: 'VND' },
  ...{ balance: '0', createdAt: at, lastSeenAt: null, language: 'vi', upline: null, moves: [] },
  ...{ firstLoginAt: null, rebate: null, rankLevel: 1, ranks: ['bronze'], labels: [] },
  personal: {
    ...{ mobile: null, email: null, payeeName: null },
    ...{ birthday: null, nationality: null, idNumber: null },
  },
  ...{ mobileVerified: false, emailVerified: false, authenticator: false },
  ...{ wallets: [], bankAccounts: [], deposits: [], withdrawals: [], rounds: [], transfers: [] },
  ...{ logins: [], sessions: [], networks: [], notes: [] },
};
const free: PersonalData = { erasedAt: null, obstacles: [], keptUntil: null, proposed: false };

let ops: FakeOps;
async function open(state: PersonalData, role: 'support' | 'reviewer' = 'support') {
  ops = new FakeOps(role);
  ops.on(staffMember, () => file);
  ops.on(memberData, () => state);
  ops.on(proposeErasure, () => ({}));
  await renderConsole(`/members/${someId}`, { ops, token: 't' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Personal data' }));
  await screen.findByRole('heading', { name: 'Erasure' });
}

/** Opens a dialog by its button, gives the reason and confirms. */
async function confirm(button: string, title: string) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'The member wrote to us');
  await userEvent.click(dialog.getByRole('button', { name: button }));
}

describe('OPR-02 requests about personal data', () => {
  beforeEach(() => {
    URL.createObjectURL = vi.fn(() => 'blob:copy');
    URL.revokeObjectURL = vi.fn();
  });

  it('OPR-02 proposes an erasure with a reason', async () => {
    await open(free);
    await confirm('Erase data', 'Propose an erasure');
    await waitFor(() => expect(ops.to(proposeErasure)).toHaveLength(1));
    expect(ops.to(proposeErasure)[0]?.body).toEqual({
      ...{ id: someId, reason: 'The member wrote to us' },
    });
  });

  it('OPR-02 lists what prevents an erasure, and offers none', async () => {
    await open({ ...free, obstacles: ['money', 'kept_by_law'], keptUntil: at });
    expect(screen.getByText(/^A wallet isn't empty/)).toBeVisible();
    expect(screen.getByText(/^The law makes us keep the last payment until/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erase data' })).toBeNull();
  });

  it.each([
    [{ ...free, proposed: true }, /^The erasure waits for a second person/],
    [{ ...free, erasedAt: at }, /^The data was erased/],
  ])('OPR-02 says how far an erasure is: %#', async (state, said) => {
    await open(state);
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erase data' })).toBeNull();
  });

  it('OPR-02 saves a copy as a file, after a reason', async () => {
    await open(free);
    ops.on(memberCopy, () => 'section,record,field,value');
    await confirm('Download a copy', 'Copy of the data');
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledOnce());
    expect(ops.to(memberCopy)[0]?.body).toMatchObject({ id: someId });
  });

  it('OPR-02 shows a reviewer the state, and no buttons', async () => {
    await open(free, 'reviewer');
    expect(screen.getByText('Nothing prevents the erasure.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Erase data|Download a copy)$/ })).toBeNull();
  });
});
