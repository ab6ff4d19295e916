import {
  type KeptWalletSettings,
  type StaffRole,
  type StuckTransfer,
  staffEndpoints,
  type WalletDifference,
} from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const { proposeAdjustment, recheckWallet, saveWalletSettings, stuckTransfers } = staffEndpoints;
const { staffOverview, walletDifferences, walletSettings } = staffEndpoints;
const settings: KeptWalletSettings = {
  ...{ single: false, recallBeforeGame: false, moveIntoGame: true },
  version: 'a'.repeat(32),
};
const at = '2026-11-22T01:00:00.000Z';
const wrong: StuckTransfer = {
  ...{
    reference: 'T-23456789',
    member: { id: someId, username: 'lan' },
    vassalage: 'PLR',
    vendorName: 'Moon Parlour',
  },
  ...{ direction: 'in', amount: '4000', currency: 'VND', since: at },
  heard: { what: 'other_amount', amount: '4001', at },
};

const difference: WalletDifference = {
  member: { id: someId, username: 'mai' },
  ...{ vassalage: 'PLR', vendorName: 'Moon Parlour', kind: 'rounds_missing' },
  ...{ booked: '-90000', stated: '0', currency: 'VND', since: at },
  ...{ adjusted: '0', proposed: false },
};
let differences: WalletDifference[] = [];
afterEach(() => {
  differences = [];
});

async function open(...list: StuckTransfer[]) {
  return openAs('support', ...list);
}

async function openAs(role: StaffRole, ...list: StuckTransfer[]) {
  const ops = new FakeOps(role);
  ops.on(stuckTransfers, () => ({ list, total: list.length, totalPages: 1 }));
  ops.on(walletSettings, () => settings);
  ops.on(walletDifferences, () => ({
    list: differences,
    total: differences.length,
    totalPages: 1,
  }));
  await renderConsole('/wallets', { ops, token: 't' });
  await screen.findByRole('heading', { level: 1, name: 'Transfers with vendors' });
  return ops;
}

describe('OPR-02 E13 transfers that no vendor has ended', () => {
  it('E13 are shown with the member, the vendor and its last report', async () => {
    await open(wrong);
    expect(await screen.findByRole('link', { name: 'lan' })).toHaveAttribute(
      'href',
      `/console/members/${someId}`,
    );
    expect(
      screen.getByRole('row', { name: /T-23456789 lan Moon Parlour \(PLR\) To the vendor ₫4,000/ }),
    ).toBeVisible();
    expect(screen.getByRole('cell', { name: /^Different amount: ₫4,001/ })).toBeVisible();
  });

  it('E13 say that everything was requested, and that no vendor was asked yet', async () => {
    await open({ ...wrong, direction: 'out', amount: null, heard: null });
    expect(await screen.findByRole('cell', { name: 'Full balance' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Not checked yet' })).toBeVisible();
  });

  it('E13 are none when none is stuck', async () => {
    await open();
    expect(await screen.findByText('No stuck transfers.')).toBeVisible();
  });
});

describe('OPR-02 what the brand decides for vendors with their own wallets', () => {
  it('OPR-02 is shown to all staff of the room, and a button only to the owner', async () => {
    await open();
    expect(await screen.findByText('Move money into games automatically')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change settings' })).toBeNull();
  });

  it('OPR-02 is changed by the owner, with a reason', async () => {
    const ops = new FakeOps('owner');
    ops.on(stuckTransfers, () => ({ list: [], total: 0, totalPages: 1 }));
    ops.on(walletSettings, () => settings);
    ops.on(walletDifferences, () => ({ list: [], total: 0, totalPages: 1 }));
    ops.on(saveWalletSettings, ({ body: { reason: _, ...saved } }) => saved);
    await renderConsole('/wallets', { ops, token: 't' });
    await userEvent.click(await screen.findByRole('button', { name: 'Change settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change settings' }));
    const box = dialog.getByRole('checkbox', { name: /^Move money into games/ });
    expect(box).toBeChecked();
    await userEvent.click(box);
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Members asked for it');
    await userEvent.click(dialog.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(ops.to(saveWalletSettings)).toHaveLength(1));
    expect(ops.to(saveWalletSettings)[0]?.body).toEqual({
      ...{ ...settings, moveIntoGame: false, reason: 'Members asked for it' },
    });
  });
});

describe('OPR-02 differences between a vendor and our books', () => {
  it.each([
    ['-90000', 'rounds_missing', /^Ask the vendor for the missing rounds\. The member can play/],
    ['90000', 'rounds_missing', /the vendor owes this money/],
    ['90000', 'other_balance', /^Ask the member to recall the money/],
  ] as const)('OPR-02 say what to do: %s, %s', async (booked, kind, todo) => {
    differences = [{ ...difference, booked, kind }];
    await open();
    expect(await screen.findByRole('link', { name: 'mai' })).toHaveAttribute(
      'href',
      `/console/members/${someId}`,
    );
    expect(screen.getByRole('cell', { name: todo })).toBeVisible();
  });

  it('OPR-02 ask the vendor again, and say what is left', async () => {
    differences = [difference];
    const ops = await openAs('reviewer');
    ops.on(recheckWallet, () => ({ difference: differences[0] ?? null }));
    const again = () => screen.findByRole('button', { name: 'Ask vendor again' });
    await userEvent.click(await again());
    expect(await screen.findByRole('status')).toHaveTextContent('The difference is still there.');
    expect(ops.to(recheckWallet)[0]?.body).toEqual({ memberId: someId, vassalage: 'PLR' });
    differences = [];
    await userEvent.click(await again());
    expect(await screen.findByText('No differences.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The difference is gone.');
  });

  it.each([
    ['-90000', 'debit', '90000'],
    ['30000', 'credit', '30000'],
  ] as const)('OPR-02 fill in the adjustment: %s is a %s', async (booked, direction, amount) => {
    differences = [{ ...difference, booked }];
    const ops = await openAs('cashier');
    await userEvent.click(await screen.findByRole('button', { name: 'Adjust' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose an adjustment' }));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'The vendor confirms it');
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
    await waitFor(() => expect(ops.to(proposeAdjustment)).toHaveLength(1));
    expect(ops.to(proposeAdjustment)[0]?.body).toMatchObject({
      ...{ memberId: someId, direction, amount, currency: 'VND' },
    });
  });

  it.each([{ proposed: true }, { adjusted: '90000' }, { kind: 'other_balance' as const }])(
    'OPR-02 offer no second adjustment, and none for a balance: %j',
    async (change) => {
      differences = [{ ...difference, ...change }];
      await openAs('cashier');
      expect(await screen.findByRole('button', { name: 'Ask vendor again' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Adjust' })).toBeNull();
    },
  );

  it('OPR-02 are none when all agree', async () => {
    await open();
    expect(await screen.findByText('No differences.')).toBeVisible();
  });
});

it.each([
  ['wallets', 'Transfers with vendors'],
  ['reconciliation', 'Reconciliation'],
] as const)(
  'OPR-02 the overview does not say that nothing waits while something does: %s',
  async (name, title) => {
    const ops = new FakeOps('cashier');
    const queues = [{ name, waiting: 2, oldestAt: at }];
    ops.on(staffOverview, () => ({ queues, ledger: null, audit: null, jobs: null, newPeople: [] }));
    await renderConsole('/', { ops, token: 't' });
    const page = within(await screen.findByRole('main'));
    expect(await page.findByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute(
      'href',
      `/console/${name}`,
    );
    expect(
      screen.getByRole('link', { name: new RegExp(`^${title}\\s*2\\s*waiting$`) }),
    ).toBeVisible();
    expect(screen.queryByText('You have no pending tasks.')).toBeNull();
  },
);
