import { staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeOps } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import type { Person } from './person.ts';

const { addStaff, changeStaff, staffOverview, staffPeople } = staffEndpoints;

const binh: Person = {
  ...{ id: '01a20000-0000-7000-8000-000000000002', username: 'binh', role: 'reviewer' },
  ...{ enrolled: true, disabled: false, passwordIsDefault: false },
  ...{ countsFrom: null, lastSeenAt: null, createdAt: '2026-11-20T01:00:00.000Z' },
};
const countsFrom = '2026-11-23T01:00:00.000Z';

let ops: FakeOps;
beforeEach(() => {
  ops = new FakeOps('owner');
  ops.on(staffPeople, () => [binh]);
});

const openPeople = async () => {
  await renderConsole('/staff', { ops, token: 't' });
  return screen.findByRole('row', { name: /^binh/ });
};

describe('OPR-01 the people of the staff', () => {
  it('OPR-01 are added by a name and a role; their first password is shown once', async () => {
    await openPeople();
    ops.on(addStaff, () => ({ id: binh.id, firstPassword: 'abcd-efgh-jkmn-pqrs' }));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Add staff' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add staff' }));
    await user.type(dialog.getByRole('textbox', { name: /Username/ }), 'chi');
    await user.selectOptions(dialog.getByRole('combobox', { name: /Role/ }), 'cashier');
    await user.click(dialog.getByRole('button', { name: 'Add staff' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Temporary password' }));
    expect(shown.getByText('abcd-efgh-jkmn-pqrs')).toBeVisible();
    await user.click(shown.getByRole('button', { name: "I've saved it" }));
    expect(screen.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull();
    expect(ops.to(addStaff)[0]?.body).toEqual({ username: 'chi', role: 'cashier' });
  });

  it('OPR-01 log in again with a new generated password, which is shown once', async () => {
    const row = await openPeople();
    ops.on(changeStaff, () => ({ firstPassword: 'abcd-efgh-jkmn-pqrs' }));
    const user = userEvent.setup();
    await user.click(within(row).getByRole('button', { name: 'Reset login' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset login' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The phone is lost');
    await user.click(dialog.getByRole('button', { name: 'Reset login' }));
    expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeVisible();
    expect(ops.to(changeStaff)[0]?.body).toEqual({
      id: binh.id,
      resetLogin: true,
      reason: 'The phone is lost',
    });
  });

  it('E16 OPR-01 have the moment beside them from which they count as one of two', async () => {
    ops.on(staffPeople, () => [{ ...binh, countsFrom }]);
    expect(await openPeople()).toHaveTextContent('Approves from Nov 23, 2026, 8:00:00 AM');
  });
});

it('E16 OPR-01 the overview names new colleagues and when they may approve', async () => {
  ops = new FakeOps('support');
  const newPeople = [{ username: 'chi', role: 'reviewer' as const, countsFrom }];
  ops.on(staffOverview, () => ({ queues: [], ledger: null, audit: null, jobs: null, newPeople }));
  await renderConsole('/', { ops, token: 't' });
  const panel = await screen.findByRole('region', { name: 'New staff permissions' });
  expect(panel).toHaveTextContent('chi');
  expect(panel).toHaveTextContent('Reviewer · Approves from Nov 23, 2026, 8:00:00 AM');
});
