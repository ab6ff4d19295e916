import { type OpenRound, type StaffRole, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const at = '2026-11-22T01:00:00.000Z';
const round: OpenRound = {
  id: someId,
  member: { id: someId, username: 'lan' },
  ...{ vassalage: 'BGS', vendorName: 'Lantern Originals', game: 'mines', gameName: 'Mines' },
  ...{ round: 'r-1', stake: '5000', win: '0', currency: 'VND', startedAt: at, trial: false },
  ...{ heard: 'unknown', heardAt: at, asks: 3, decided: null, outcome: null, closedAt: null },
  decidable: true,
};
const event = {
  ...{ at, code: null, transactions: null, decision: null, by: null, reason: null },
};

async function openRound(change: Partial<OpenRound> = {}, role: StaffRole = 'reviewer') {
  const ops = new FakeOps(role);
  ops.on(staffEndpoints.openRoundTrace, () => ({
    round: { ...round, ...change },
    events: [
      { ...event, what: 'found' as const },
      { ...event, what: 'contradiction' as const, code: 'transaction_not_found' },
    ],
  }));
  ops.on(staffEndpoints.decideOpenRound, () => ({ ...round, outcome: 'refunded' as const }));
  await renderConsole(`/vendors/rounds/${someId}`, { ops, token: 't' });
  await screen.findByRole('heading', { level: 1, name: 'Mines' });
  return ops;
}

describe('GAM-23 OPR-02 the rounds that vendors have left open', () => {
  it('GAM-23 are listed with what the vendor says', async () => {
    const ops = new FakeOps('support');
    ops.on(staffEndpoints.openRounds, () => ({ list: [round], total: 1, totalPages: 1 }));
    await renderConsole('/vendors', { ops, token: 't' });
    expect(await screen.findByRole('link', { name: 'r-1' })).toHaveAttribute(
      'href',
      `/console/vendors/rounds/${someId}`,
    );
    expect(screen.getByRole('cell', { name: /^Unknown to the vendor/ })).toBeVisible();
    expect(screen.getByText('₫5,000')).toBeVisible();
  });

  it('GAM-23 show their trace', async () => {
    await openRound();
    const trace = within(screen.getByRole('region', { name: 'What happened' }));
    expect(trace.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Found open'),
      expect.stringMatching(/Differs from our books.*transaction_not_found/),
    ]);
  });

  it.each([
    ['reviewer', {}, true],
    ['support', {}, false],
    ['reviewer', { decidable: false }, false],
  ] as const)('GAM-23 are decided by a %s: %j %s', async (role, change, may) => {
    await openRound(change, role);
    expect(screen.queryByRole('button', { name: 'Return the stake' }) !== null).toBe(may);
  });

  it('GAM-23 are ended with a reason', async () => {
    const ops = await openRound();
    await userEvent.click(screen.getByRole('button', { name: 'Return the stake' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return the stake' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'lost by the vendor');
    await userEvent.click(dialog.getByRole('button', { name: 'Return the stake' }));
    const body = { id: someId, decision: 'refund', reason: 'lost by the vendor' };
    await expect.poll(() => ops.to(staffEndpoints.decideOpenRound)).toMatchObject([{ body }]);
  });
});
