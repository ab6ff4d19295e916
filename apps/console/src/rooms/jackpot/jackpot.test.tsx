import { type JackpotBook, type StaffRole, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const book: JackpotBook = {
  terms: {
    ...{ open: true, games: ['BGS:carp-leap'], share: 10_000 },
    ...{ seed: '5000000', most: '200000000', odds: '1000000000' },
  },
  ...{ pot: '25000000', currency: 'VND', proposed: false },
  slots: [
    { nodeId: 'BGS:carp-leap', name: 'Carp Leap' },
    { nodeId: 'BGS:moon-feast', name: 'Moon Feast' },
  ],
  wins: [
    {
      ...{ roundId: someId, member: { id: someId, username: 'lan' }, game: 'Carp Leap' },
      ...{ round: 'r-1', amount: '9000000', at: '2026-11-22T01:00:00.000Z' },
    },
  ],
};

async function openRoom(change: Partial<JackpotBook> = {}, role: StaffRole = 'reviewer') {
  const ops = new FakeOps(role);
  ops.on(staffEndpoints.jackpotBook, () => ({ ...book, ...change }));
  ops.on(staffEndpoints.proposeJackpot, () => ({}));
  await renderConsole('/jackpot', { ops, token: 't' });
  await screen.findByText('₫25,000,000');
  return ops;
}
const button = () => screen.queryByRole('button', { name: 'Propose a change' });

describe('the room of the jackpot', () => {
  it('shows the pot, the terms and who has won it', async () => {
    await openRoom();
    expect(screen.getByText('1%')).toBeVisible();
    expect(screen.getByRole('link', { name: 'lan' })).toBeVisible();
    expect(screen.getByText('₫9,000,000')).toBeVisible();
  });

  it('offers a change to those who may propose it, while no other one waits', async () => {
    await openRoom({}, 'cashier');
    expect(button()).toBeNull();
  });

  it('says that a change waits for a second person', async () => {
    await openRoom({ proposed: true });
    expect(screen.getByText('A change waits for a second person.')).toBeVisible();
    expect(button()).toBeNull();
  });

  it('E16 proposes other terms, with a reason', async () => {
    const ops = await openRoom();
    await userEvent.click(button() ?? expect.fail());
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a change' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /Share/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Share/ }), '0.5');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Moon Feast' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'one game more');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose a change' }));
    const body = { ...book.terms, share: 5000, games: ['BGS:carp-leap', 'BGS:moon-feast'] };
    await expect.poll(() => ops.to(staffEndpoints.proposeJackpot)).toMatchObject([{ body }]);
  });
});
