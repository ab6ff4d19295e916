import {
  accountRecord,
  accountRecordFile,
  type Movement,
  profitReport,
  profitReportFile,
  type ValueOf,
} from '@lantern/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { fillIn, renderSite } from '../../../testing/render-site.tsx';
import { answerMemberInfo } from '../../../testing/site-answers.ts';
import { openSession } from '../../lib/session/session.ts';

function recordServer(): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerMemberInfo(server);
  return server;
}

const movement = (nth: number, change: Partial<Movement> = {}): Movement => ({
  id: `01935b1e-0000-7000-8000-00000000000${nth}`,
  type: 'game',
  kind: 'bet',
  amount: '-20000',
  currency: 'VND',
  balanceAfter: '980000',
  at: '2026-11-05T09:03:07.000Z',
  reference: null,
  ...change,
});

const account = (list: Movement[], change: Partial<ValueOf<typeof accountRecord>> = {}) => ({
  ...{
    list,
    total: list.length,
    totalPages: 1,
    from: '2026-10-30',
    to: '2026-11-05',
    currency: 'VND',
    upTo: '41',
  },
  totals: [{ type: 'game' as const, in: '60000', out: '20000' }],
  ...change,
});

const outcome = { staked: '40000', won: '20000', refunded: '0', net: '-20000' };
const profit = (
  change: Partial<ValueOf<typeof profitReport>> = {},
): ValueOf<typeof profitReport> => ({
  ...{ from: '2026-10-30', to: '2026-11-05', currency: 'VND' },
  total: { ...outcome, bets: 7, deposited: '500000', withdrawn: '100000' },
  vendors: [{ vassalage: 'BGS', vendorName: 'Lantern Games', bets: 7, ...outcome }],
  byDay: [{ day: '2026-11-05', ...outcome, deposited: '500000', withdrawn: '100000' }],
  ...change,
});

beforeEach(() => openSession(sessionOf('demomember')));
afterEach(() => void vi.restoreAllMocks());

describe('WAL-05 transactionHistory', () => {
  it('WAL-05 shows movements with number and balance, and the totals of the days', async () => {
    const server = recordServer();
    const paid = movement(2, {
      type: 'deposit',
      kind: 'deposit',
      amount: '500000',
      reference: 'D-7K2M9Q4W',
    });
    server.on(accountRecord, () => account([movement(1), paid]));
    await renderSite('/?centre=transactionHistory', server);
    const table = within(await screen.findByRole('table', { name: 'Transactions' }));
    expect(table.getByRole('row', { name: /Bet.*-₫20,000.*₫980,000/ })).toBeVisible();
    expect(table.getByRole('row', { name: /Deposit.*D-7K2M9Q4W.*\+₫500,000/ })).toBeVisible();
    const totals = within(screen.getByRole('region', { name: 'Totals for this period' }));
    expect(totals.getByRole('row', { name: 'Games ₫60,000 ₫20,000' })).toBeVisible();
    expect(totals.getByText('Oct 30, 2026 to Nov 5, 2026')).toBeVisible();
  });

  it('NAV-05 WAL-05 hides the balance after a movement while the balance is hidden', async () => {
    window.localStorage.setItem('balanceHidden', 'yes');
    const server = recordServer();
    server.on(accountRecord, () => account([movement(1)]));
    await renderSite('/?centre=transactionHistory', server);
    const table = within(await screen.findByRole('table', { name: 'Transactions' }));
    expect(table.getByRole('row', { name: /Bet.*-₫20,000.*Balance hidden/ })).toBeVisible();
    expect(screen.queryByText(/980,000/)).toBeNull();
  });

  it('WAL-05 asks for other days and for one type, from the first page on', async () => {
    const server = recordServer();
    server.on(accountRecord, () => account([movement(1)], { totalPages: 5, total: 90 }));
    await renderSite('/?centre=transactionHistory', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(server.to(accountRecord).at(-1)?.query).toEqual({
        days: 'last7',
        type: 'all',
        pageNo: '2',
        upTo: '41',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deposits' }));
    await waitFor(() =>
      expect(server.to(accountRecord).at(-1)?.query).toEqual({
        days: 'last30',
        type: 'deposit',
        pageNo: '1',
      }),
    );
  });

  it('WAL-05 accepts chosen days, and explains wrong ones', async () => {
    const server = recordServer();
    server.on(accountRecord, () => account([movement(1)]));
    await renderSite('/?centre=transactionHistory', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Custom dates' }));
    await fillIn(screen.getByLabelText('From'), '2026-03-02');
    await fillIn(screen.getByLabelText('To'), '2026-03-01');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('alert')).toHaveTextContent('up to three months apart');
    await userEvent.clear(screen.getByLabelText('To'));
    await fillIn(screen.getByLabelText('To'), '2026-03-09');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(server.to(accountRecord).at(-1)?.query).toMatchObject({
        from: '2026-03-02',
        to: '2026-03-09',
      }),
    );
  });

  it('WAL-05 saves the shown rows as a file', async () => {
    const server = recordServer();
    server.on(accountRecord, () => account([movement(1)]));
    server.on(accountRecordFile, () => new Blob(['Time,Amount']));
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await renderSite('/?centre=transactionHistory', server);
    await screen.findByRole('table', { name: 'Transactions' });
    await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(server.to(accountRecordFile).at(-1)?.query).toEqual({ days: 'last7', type: 'all' });
  });

  it('F6 WAL-05 shows a reversed win of another day as an income below zero', async () => {
    const server = recordServer();
    const totals = [{ type: 'game' as const, in: '-60000', out: '20000' }];
    server.on(accountRecord, () => account([movement(1)], { totals }));
    await renderSite('/?centre=transactionHistory', server);
    const shown = within(await screen.findByRole('region', { name: 'Totals for this period' }));
    expect(shown.getByRole('row', { name: 'Games -₫60,000 ₫20,000' })).toBeVisible();
    expect(shown.getByRole('cell', { name: /-₫60,000/ })).not.toHaveClass('text-success');
  });

  it('WAL-05 says that nothing has moved where that is so', async () => {
    const server = recordServer();
    server.on(accountRecord, () => account([], { totals: [] }));
    await renderSite('/?centre=transactionHistory', server);
    expect(await screen.findByText('No transactions in this period')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeDisabled();
  });
});

describe('WAL-05 personalProfit', () => {
  it('WAL-05 shows the result of play in total, by vendor and by day', async () => {
    const server = recordServer();
    server.on(profitReport, () => profit());
    await renderSite('/?centre=personalProfit', server);
    expect(await screen.findByText('Number of bets: 7')).toBeVisible();
    expect(
      screen.getByRole('row', { name: /Lantern Games.*7.*₫40,000.*₫20,000.*-₫20,000/ }),
    ).toBeVisible();
  });

  it('F6 H5 WAL-05 shows reversals and returns of another day below zero', async () => {
    const taken = { staked: '0', won: '-20000', refunded: '0', net: '-20000' };
    const server = recordServer();
    server.on(profitReport, () =>
      profit({
        total: { ...taken, bets: 0, deposited: '0', withdrawn: '-100000' },
        vendors: [{ vassalage: 'BGS', vendorName: 'Lantern Games', bets: 0, ...taken }],
        byDay: [{ day: '2026-11-05', ...taken, deposited: '0', withdrawn: '-100000' }],
      }),
    );
    await renderSite('/?centre=personalProfit', server);
    expect(
      await screen.findByRole('row', { name: /Lantern Games.*₫0.*-₫20,000.*₫0.*-₫20,000/ }),
    ).toBeVisible();
    expect(screen.getByText('-₫100,000')).toBeVisible();
    expect(screen.getByText('Nov 5: -₫20,000', { selector: 'p' })).toBeVisible();
  });

  const threeDays = profit({
    ...{ from: '2026-11-03', to: '2026-11-05' },
    byDay: [
      { day: '2026-11-03', ...outcome, net: '40000', deposited: '0', withdrawn: '0' },
      { day: '2026-11-05', ...outcome, net: '-20000', deposited: '0', withdrawn: '0' },
    ],
  });
  const chart = async () =>
    within((await screen.findByText('Result by day')).closest('figure') ?? expect.fail());
  const chosen = async () =>
    (await screen.findByRole('slider', { name: 'Result by day' })) as HTMLInputElement;

  it('WAL-05 draws every day with ends and maxima, and lists the days with play', async () => {
    const server = recordServer();
    server.on(profitReport, () => threeDays);
    await renderSite('/?centre=personalProfit', server);
    expect((await chosen()).max).toBe('2');
    const drawn = await chart();
    for (const text of ['Nov 3', 'Nov 5', '₫40,000', '-₫20,000'])
      expect(drawn.getByText(text)).toBeVisible();
    const listed = drawn.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed).toEqual(['Nov 3: ₫40,000', 'Nov 5: -₫20,000']);
  });

  it('WAL-05 shows the result of the day chosen by keyboard or touch', async () => {
    const server = recordServer();
    server.on(profitReport, () => threeDays);
    await renderSite('/?centre=personalProfit', server);
    const slider = await chosen();
    expect(slider).toHaveAttribute('aria-valuetext', 'Nov 5: -₫20,000');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'Nov 4: ₫0');
    const area = slider.parentElement ?? expect.fail();
    vi.spyOn(area, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ x: 100, width: 300 }),
    );
    const touch = (clientX: number) =>
      fireEvent(area, new MouseEvent('pointerdown', { bubbles: true, clientX }));
    touch(120);
    expect(slider).toHaveAttribute('aria-valuetext', 'Nov 3: ₫40,000');
    area.style.direction = 'rtl';
    touch(120);
    expect(slider).toHaveAttribute('aria-valuetext', 'Nov 5: -₫20,000');
  });

  it('WAL-05 asks for other days', async () => {
    const server = recordServer();
    server.on(profitReport, () => profit({ vendors: [], byDay: [] }));
    await renderSite('/?centre=personalProfit', server);
    expect(await screen.findByText('No bets in this period')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(server.to(profitReport).at(-1)?.query).toEqual({ days: 'today' }));
  });

  it('WAL-05 saves the days that are shown as a file', async () => {
    const server = recordServer();
    server.on(profitReport, () => profit());
    server.on(profitReportFile, () => new Blob(['Day,Vendor']));
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await renderSite('/?centre=personalProfit', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Last 30 days' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(server.to(profitReportFile).at(-1)?.query).toEqual({ days: 'last30' });
  });

  it('WAL-05 has no file to save of days without anything', async () => {
    const server = recordServer();
    server.on(profitReport, () => profit({ vendors: [], byDay: [] }));
    await renderSite('/?centre=personalProfit', server);
    await screen.findByText('No bets in this period');
    expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeDisabled();
  });

  it('ERR-03 personalProfit asks again after a failure', async () => {
    const server = recordServer();
    server.on(profitReport, () => {
      throw refuse('internal_error');
    });
    await renderSite('/?centre=personalProfit', server);
    expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
    server.on(profitReport, () => profit());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Number of bets: 7')).toBeVisible();
  });
});
