import { type PersonMatch, type StaffRole, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const match: PersonMatch = {
  id: someId,
  member: { id: someId, username: 'lan' },
  known: { id: someId, username: 'hoa' },
  ...{ knownState: 'excluded', signals: ['device', 'birthday'], tries: 2, status: 'open' },
  ...{ foundAt: '2026-11-22T01:00:00.000Z', decided: null },
};

async function openRoom(change: Partial<PersonMatch> = {}, role: StaffRole = 'reviewer') {
  const ops = new FakeOps(role);
  ops.on(staffEndpoints.personMatches, () => ({
    list: [{ ...match, ...change }],
    total: 1,
    totalPages: 1,
  }));
  ops.on(staffEndpoints.decidePersonMatch, () => ({ ...match, status: 'same' as const }));
  await renderConsole('/same-person', { ops, token: 't' });
  await screen.findByRole('link', { name: 'hoa' });
  return ops;
}
const offered = () => screen.queryAllByRole('button', { name: /^(Same|Different)/ }).length;

describe('RGC-01 the room of accounts of the same person', () => {
  it('RGC-01 says what is shared with which account', async () => {
    await openRoom();
    expect(screen.getByText('Device, Name and birthday')).toBeVisible();
    expect(screen.getByText(/excluded\)/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'lan' })).toBeVisible();
  });

  it.each([
    ['open', 'reviewer', 2],
    ['same', 'reviewer', 0],
    ['open', 'support', 0],
  ] as const)('RGC-01 offers, for one that is %s, to a %s: %i', async (status, role, count) => {
    await openRoom({ status, member: null }, role);
    expect(screen.getByText('Registration declined')).toBeVisible();
    expect(offered()).toBe(count);
  });

  it('RGC-01 decides with a reason', async () => {
    const ops = await openRoom();
    await userEvent.click(screen.getByRole('button', { name: 'Same person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Same person' }));
    expect(dialog.getByText(/excluded as long as the other/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'compared documents');
    await userEvent.click(dialog.getByRole('button', { name: 'Same person' }));
    const body = { id: someId, decision: 'same', reason: 'compared documents' };
    await expect.poll(() => ops.to(staffEndpoints.decidePersonMatch)).toMatchObject([{ body }]);
  });
});
