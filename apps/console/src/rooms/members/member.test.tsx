import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeOps } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const {
  messageMember,
  promoteMember,
  proposeLineMove,
  proposeMemberPassword,
  proposePaymentPasswordClearing,
  revealMember,
  staffMember,
} = staffEndpoints;

const lan = '01a20000-0000-7000-8000-000000000001';
const minh = '01a20000-0000-7000-8000-000000000002';
const at = '2026-11-22T01:00:00.000Z';

const fileOf = (id: string, username: string, change: Partial<MemberFile> = {}): MemberFile => ({
  ...{ id, username, nickname: username, type: 0, status: 'active', currency: 'VND', balance: '0' },
  ...{
    createdAt: at,
    lastSeenAt: null,
    language: 'vi',
    upline: null,
    moves: [],
    firstLoginAt: null,
    rebate: null,
  },
  personal: {
    mobile: '+84•••111',
    email: null,
    payeeName: null,
    birthday: null,
    nationality: null,
    idNumber: null,
  },
  ...{ rankLevel: 1, ranks: ['bronze', 'silver'], labels: [] },
  ...{ mobileVerified: true, emailVerified: false, authenticator: false },
  ...{ wallets: [], bankAccounts: [], deposits: [], withdrawals: [], rounds: [], transfers: [] },
  ...{ logins: [], sessions: [], networks: [], notes: [] },
  ...change,
});

let ops: FakeOps;
beforeEach(() => {
  ops = new FakeOps('owner');
  const upline = { id: minh, username: 'minh' };
  ops.on(staffMember, ({ query }) =>
    query.id === lan ? fileOf(lan, 'lan', { upline }) : fileOf(minh, 'minh'),
  );
});

const toUpline = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'minh' }));
  await screen.findByRole('heading', { level: 1, name: 'minh' });
};

describe('OPR-02 the page about a member', () => {
  it('D9 shows nothing that was revealed of another member', async () => {
    ops.on(revealMember, () => ({
      ...{
        mobile: '+84901234111',
        email: null,
        payeeName: null,
        birthday: null,
        idNumber: null,
        address: null,
      },
      bankAccounts: [],
    }));
    await renderConsole(`/members/${lan}`, { ops, token: 't' });
    await userEvent.click(await screen.findByRole('button', { name: 'Reveal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'They called');
    await userEvent.click(dialog.getByRole('button', { name: 'Reveal' }));
    expect(await screen.findByText('+84901234111')).toBeVisible();
    await toUpline();
    expect(screen.queryByText('+84901234111')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reveal' })).toBeVisible();
  });

  it('LOG-04 proposes a new password with a reason, and shows it once', async () => {
    ops.on(proposeMemberPassword, () => ({
      proposalId: minh,
      firstPassword: 'abcd-efgh-jkmn-pqrs',
    }));
    await renderConsole(`/members/${lan}`, { ops, token: 't' });
    await userEvent.click(await screen.findByRole('button', { name: 'New password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New password' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Checked by video');
    await userEvent.click(dialog.getByRole('button', { name: 'New password' }));
    expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: "I've saved it" }));
    expect(screen.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull();
    expect(ops.to(proposeMemberPassword)[0]?.body).toEqual({ id: lan, reason: 'Checked by video' });
  });

  it('PWD-04 proposes with a reason to clear a payment password that was forgotten', async () => {
    ops.on(proposePaymentPasswordClearing, () => ({ proposalId: minh }));
    await renderConsole(`/members/${lan}`, { ops, token: 't' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear payment password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear payment password' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Checked by video');
    await userEvent.click(dialog.getByRole('button', { name: 'Clear payment password' }));
    await expect
      .poll(() => ops.to(proposePaymentPasswordClearing)[0]?.body)
      .toEqual({ id: lan, reason: 'Checked by video' });
  });

  it('AGT-02 proposes another upline with a reason, and shows earlier moves', async () => {
    const moves = [{ from: null, to: 'minh', members: 3, at }];
    ops.on(staffMember, () => fileOf(lan, 'lan', { moves }));
    ops.on(proposeLineMove, () => ({}));
    await renderConsole(`/members/${lan}`, { ops, token: 't' });
    expect(await screen.findByText(/No upline → minh, 3 members/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Move to another upline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to another upline' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /new upline/ }), ' minh ');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Both agreed');
    await userEvent.click(dialog.getByRole('button', { name: 'Move to another upline' }));
    await expect
      .poll(() => ops.to(proposeLineMove)[0]?.body)
      .toEqual({ id: lan, upline: 'minh', reason: 'Both agreed' });
  });

  it('OPR-02 AGT-01 makes an account a general agent, with a reason', async () => {
    ops.on(staffMember, () => fileOf(minh, 'minh', { type: 1 }));
    ops.on(promoteMember, () => ({}));
    await renderConsole(`/members/${minh}`, { ops, token: 't' });
    await userEvent.click(await screen.findByRole('button', { name: 'Make an agent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make an agent' }));
    const types = dialog.getByRole('combobox', { name: /Account type/ });
    expect(within(types).queryByRole('option', { name: 'Agent' })).toBeNull();
    await userEvent.selectOptions(types, 'General agent');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'First of the brand');
    await userEvent.click(dialog.getByRole('button', { name: 'Make an agent' }));
    await expect
      .poll(() => ops.to(promoteMember)[0]?.body)
      .toEqual({ id: minh, type: 2, reason: 'First of the brand' });
  });

  it.each([
    ['a general agent', { type: 2 }],
    ['an agent below another', { type: 1, upline: { id: lan, username: 'lan' } }],
    ['a trial account', { type: 4 }],
  ])('AGT-01 offers %s no other type', async (_who, change) => {
    ops.on(staffMember, () => fileOf(minh, 'minh', change));
    await renderConsole(`/members/${minh}`, { ops, token: 't' });
    expect(await screen.findByRole('button', { name: 'Disable' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make an agent' })).toBeNull();
  });

  it('MSG-02 writes a message to the member', async () => {
    ops.on(messageMember, () => ({}));
    await renderConsole(`/members/${lan}`, { ops, token: 't' });
    await userEvent.click(await screen.findByRole('button', { name: 'Send message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send message' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Your document');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'It is checked.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send message' }));
    await expect
      .poll(() => ops.to(messageMember)[0]?.body)
      .toEqual({ id: lan, title: 'Your document', text: 'It is checked.' });
  });

  it('LOG-04 offers no new password for a trial account', async () => {
    ops.on(staffMember, () => fileOf(lan, 'lan', { type: 4 }));
    await renderConsole(`/members/${lan}`, { ops, token: 't' });
    expect(await screen.findByRole('button', { name: 'Disable' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New password' })).toBeNull();
  });

  it('takes no note that was begun about another one', async () => {
    await renderConsole(`/members/${lan}`, { ops, token: 't' });
    const write = async () => {
      await userEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
      return screen.findByRole('textbox', { name: /note/i });
    };
    await userEvent.type(await write(), 'Calls every day');
    await toUpline();
    expect(await write()).toHaveValue('');
  });

  it('offers to freeze spendable purses only', async () => {
    const purposes = ['main', 'withdrawal', 'transit', 'receivable'];
    const wallets = purposes.map((purpose) => ({
      ...{ purpose, currency: 'VND', balance: '0', frozen: false, playMoney: false },
    }));
    ops.on(staffMember, () => fileOf(lan, 'lan', { wallets }));
    await renderConsole(`/members/${lan}`, { ops, token: 't' });
    expect(await screen.findAllByRole('row', { name: /₫0/ })).toHaveLength(4);
    expect(screen.getAllByRole('button', { name: 'Freeze' })).toHaveLength(1);
  });

  it('is moved through by J and K in the list that has the focus', async () => {
    const deposit = { method: 'bank', amount: '5', currency: 'VND', status: 'paid', createdAt: at };
    const deposits = ['D-22222222', 'D-33333333'].map((reference) => ({ ...deposit, reference }));
    const withdrawals = ['W-22222222', 'W-33333333'].map((reference) => ({
      ...deposit,
      reference,
    }));
    ops.on(staffMember, () => fileOf(lan, 'lan', { deposits, withdrawals }));
    await renderConsole(`/members/${lan}`, { ops, token: 't' });
    (await screen.findByRole('link', { name: 'D-22222222' })).focus();
    await userEvent.keyboard('j');
    expect(screen.getByRole('link', { name: 'D-33333333' })).toHaveFocus();
  });
});
