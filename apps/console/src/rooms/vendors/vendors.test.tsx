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
    ops.on(staffEndpoints.vendorStates, () => ({ vendors: [] }));
    await renderConsole('/vendors', { ops, token: 't' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Open rounds' }));
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

describe('OPR-02 the vendors and their games', () => {
  const span = { calls: 12, refused: 2, failed: 1, averageMs: 9, slowestMs: 80 };
  const traffic = { lastAt: at, hour: span, day: span };
  async function openPart(name: string, prepare: (ops: FakeOps) => void) {
    const ops = new FakeOps('reviewer');
    ops.on(staffEndpoints.vendorStates, () => ({
      vendors: [
        {
          ...{ vassalage: 'BGS', vendorName: 'Lantern Originals', connected: true, openRounds: 3 },
          ...{ incoming: traffic, outgoing: traffic, changes: 2, catalogueReadAt: at },
          catalogueProblem: 'too_few' as const,
        },
      ],
    }));
    prepare(ops);
    await renderConsole('/vendors', { ops, token: 't' });
    await userEvent.click(await screen.findByRole('tab', { name }));
    return ops;
  }
  const save = async (button: string, title: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'checked');
    await userEvent.click(dialog.getByRole('button', { name: button }));
  };

  it('OPR-02 shows latency, errors and why a catalogue was not taken', async () => {
    await openPart('State', () => undefined);
    expect(await screen.findAllByText('9 ms on average, 80 ms at most')).toHaveLength(2);
    expect(screen.getAllByText('2 refused, 1 failed')).toHaveLength(2);
    expect(screen.getByText('Most games are missing, so nothing was changed')).toBeVisible();
  });

  it('GAM-20 accepts a change of the catalogue with a reason', async () => {
    const change = {
      ...{ id: someId, vassalage: 'BGS', vendorName: 'Lantern Originals', game: 'mines' },
      ...{
        gameName: 'Mines',
        kind: 'changed' as const,
        foundAt: at,
        decision: null,
        decided: null,
      },
      facts: [{ fact: 'rtp', before: '99.00', after: '97.00' }],
    };
    const ops = await openPart('Catalogue changes', (one) => {
      one.on(staffEndpoints.gameChanges, () => ({ list: [change], total: 1, totalPages: 1 }));
      one.on(staffEndpoints.decideGameChange, () => ({}));
    });
    expect(await screen.findByText(/^RTP:/)).toHaveTextContent('RTP: 99.00 97.00');
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await save('Accept', 'Accept');
    const body = { id: someId, decision: 'accepted', reason: 'checked' };
    await expect.poll(() => ops.to(staffEndpoints.decideGameChange)).toMatchObject([{ body }]);
  });

  it('OPR-02 hides a game and gives it another place', async () => {
    const game = {
      ...{ nodeId: 'BGS:mines', vassalage: 'BGS', vendorName: 'Lantern Originals', game: 'mines' },
      ...{ gameName: 'Mines', category: 'RNG', rtp: '99.00', popularity: 4, offered: true },
      ...{ position: 3, hot: true, maintenance: false, hidden: false, markedNew: null },
    };
    const ops = await openPart('Games', (one) => {
      one.on(staffEndpoints.brandGames, () => ({ list: [game], total: 1, totalPages: 1 }));
      one.on(staffEndpoints.saveBrandGame, () => ({}));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mines' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Hidden' }));
    const order = dialog.getByRole('textbox', { name: 'Order' });
    await userEvent.clear(order);
    await userEvent.type(order, '7');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'New' }), 'Not new');
    await save('Change', 'Mines');
    const wish = { position: 7, hot: true, maintenance: false, hidden: true, markedNew: false };
    const body = { nodeId: 'BGS:mines', ...wish, reason: 'checked' };
    await expect.poll(() => ops.to(staffEndpoints.saveBrandGame)).toMatchObject([{ body }]);
  });
});
