import { type Deposit, endpoints, getDeposit } from '@lantern/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember, depositOf, methods, reference } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';
import { goTo } from '../../lib/navigation/go-to.ts';
import { openSession } from '../../lib/session/session.ts';

vi.mock(import('../../lib/navigation/go-to.ts'), () => ({ goTo: vi.fn() }));

const [online = expect.fail()] = methods;
const card = { ...online, method: 'card', name: 'Card', fee: { basisPoints: 150, fixed: '2000' } };
const transferMethod = {
  ...online,
  ...{
    method: 'bank-transfer',
    kind: 'bank' as const,
    name: 'Bank transfer',
    usualMinutes: { from: 5, to: 15 },
  },
};

const soon = () => new Date(Date.now() + 600_000).toISOString();
const transfer = (rest: Partial<Deposit> = {}): Deposit =>
  depositOf('pending', {
    ...{ method: 'bank-transfer', kind: 'bank', expiresAt: soon() },
    instructions: {
      ...{
        kind: 'bank',
        bankName: 'Vietcombank',
        accountNumber: '0071001234567',
        holderName: 'CONG TY LANTERN',
      },
      ...{ memo: 'D7K2M9Q4W', payload: '00020101021238' },
    },
    ...rest,
  });
const coins = (seen: number): Deposit =>
  depositOf('pending', {
    ...{ method: 'usdt-trc20', kind: 'crypto', expiresAt: soon() },
    instructions: {
      ...{
        kind: 'crypto',
        coin: 'USDT',
        network: 'TRC-20',
        address: 'TXyz1234567890',
        coins: '39.370079',
      },
      confirmations: { seen, needed: 3 },
    },
  });

let server: FakeServer;
const show = (deposit: Deposit) => {
  server.on(endpoints.getDeposit, () => deposit);
  return renderSite(`/?centre=depositv2&reference=${reference}`, server);
};

beforeEach(() => {
  vi.mocked(goTo).mockClear();
  openSession(sessionOf('demomember'));
  window.localStorage.clear();
  server = new FakeServer();
  answerMember(server);
  server.on(endpoints.depositMethods, () => [online, card, transferMethod]);
});

describe('CSH-01 the three blocks of a new deposit', () => {
  it('CSH-01 show the fee, the amount after it and the usual time', async () => {
    await renderSite('/?centre=depositv2', server);
    await userEvent.click(await screen.findByRole('radio', { name: /Card/ }));
    await userEvent.click(screen.getByRole('button', { name: '200,000' }));
    const summary = screen.getByLabelText('Summary');
    expect(summary).toHaveTextContent('₫5,000');
    expect(summary).toHaveTextContent('₫195,000');
    expect(summary).toHaveTextContent('Instant');
  });

  it('CSH-01 show how long each method usually takes', async () => {
    await renderSite('/?centre=depositv2', server);
    expect(await screen.findByRole('radio', { name: /Bank transfer\s*5–15 min/ })).toBeVisible();
  });

  it('CSH-01 lead to the payment details on this page', async () => {
    server.on(endpoints.createDeposit, () => transfer());
    server.on(endpoints.getDeposit, () => transfer());
    const { place } = await renderSite('/?centre=depositv2', server);
    await userEvent.click(await screen.findByRole('radio', { name: /Bank transfer/ }));
    await userEvent.type(await field(/^Amount to deposit/), '200000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('0071001234567')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Transfer exactly' })).toHaveFocus();
    expect(goTo).not.toHaveBeenCalled();
    expect(place()).toBe(`/?centre=depositv2&reference=${reference}`);
  });

  it('RGC-01 say which limit is in the way', async () => {
    server.on(endpoints.createDeposit, () => {
      throw refuse('limit_reached', {
        kind: 'deposit',
        period: 'day',
        amount: '100000',
        left: '20000',
      });
    });
    await renderSite('/?centre=depositv2', server);
    await userEvent.click(await screen.findByRole('button', { name: '200,000' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const said = 'This is above your limit. Daily deposit limit: ₫20,000 of ₫100,000 left.';
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('RGC-01 say that a limit is reached only where nothing is left of it', async () => {
    server.on(endpoints.createDeposit, () => {
      throw refuse('limit_reached', {
        kind: 'deposit',
        period: 'day',
        amount: '100000',
        left: '0',
      });
    });
    await renderSite('/?centre=depositv2', server);
    await userEvent.click(await screen.findByRole('button', { name: '200,000' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText('Limit reached. Daily deposit limit: ₫0 of ₫100,000 left.'),
    ).toBeVisible();
  });

  it('CSH-01 are above the last deposits, each of which can be opened', async () => {
    server.on(endpoints.recentDeposits, () => ({
      list: [depositOf('paid')],
      total: 1,
      totalPages: 1,
    }));
    server.on(endpoints.getDeposit, () => depositOf('paid'));
    await renderSite('/?centre=depositv2', server);
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(reference) }));
    expect(
      await screen.findByRole('heading', { name: '₫200,000 is in your wallet' }),
    ).toHaveFocus();
  });

  it('CSH-01 leave the focus alone when the page opens at a deposit', async () => {
    await show(transfer());
    expect(await screen.findByRole('heading', { name: 'Transfer exactly' })).not.toHaveFocus();
    cleanup();
    await show(depositOf('review'));
    expect(
      await screen.findByRole('heading', { name: "We're checking this deposit" }),
    ).not.toHaveFocus();
  });
});

describe('RGC-01 the question before the first deposit', () => {
  it('RGC-01 leads to the limits', async () => {
    const { place } = await renderSite('/?centre=depositv2', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Set a limit' }));
    expect(place()).toBe('/?centre=protection');
  });

  it('RGC-01 is asked once', async () => {
    await renderSite('/?centre=depositv2', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/Set a deposit limit first/)).toBeNull();
    cleanup();
    await renderSite('/?centre=depositv2', server);
    await screen.findByRole('radio', { name: /Online payment/ });
    expect(screen.queryByText(/Set a deposit limit first/)).toBeNull();
  });

  it('RGC-01 is shown before the first deposit only', async () => {
    server.on(endpoints.recentDeposits, () => ({
      list: [depositOf('paid')],
      total: 1,
      totalPages: 1,
    }));
    await renderSite('/?centre=depositv2', server);
    await screen.findByText('Recent deposits');
    expect(screen.queryByText(/Set a deposit limit first/)).toBeNull();
  });
});

describe('CSH-01 a transfer', () => {
  it('CSH-01 has every part to copy, and a clock', async () => {
    await show(transfer());
    expect(await screen.findByRole('heading', { name: 'Transfer exactly' })).toBeVisible();
    for (const part of ['Amount', 'Account number', 'Account holder', 'Message'])
      expect(screen.getByRole('button', { name: `Copy: ${part}` })).toBeVisible();
    expect(screen.getByText('D7K2M9Q4W')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:(09|10):/);
  });

  it('CSH-01 CSH-05 is declared with pictures, and then waits for the staff', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }),
    );
    server.on(endpoints.declareDeposit, () =>
      transfer({ status: 'review', declaredAt: '2026-03-14T08:40:00Z' }),
    );
    await show(transfer());
    const input = await screen.findByLabelText('Add pictures', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'receipt.png', { type: 'image/png' }));
    await userEvent.click(screen.getByRole('button', { name: 'I have paid' }));
    expect(await screen.findByText(/looking for your transfer/)).toBeVisible();
    expect(screen.getByRole('heading', { name: "We're checking this deposit" })).toHaveFocus();
    const [sent] = server.to(endpoints.declareDeposit);
    expect(sent?.body).toEqual({ reference });
    expect(sent?.parts?.map(([name]) => name)).toEqual(['body', 'file']);
  });

  it('CSH-01 that has expired can still be declared', async () => {
    await show(transfer({ status: 'expired' }));
    expect(await screen.findByText(/If you paid, tell us here/)).toBeVisible();
    server.on(endpoints.declareDeposit, () =>
      transfer({ status: 'review', declaredAt: '2026-03-14T08:40:00Z' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'I have paid' }));
    expect(
      await screen.findByRole('heading', { name: "We're checking this deposit" }),
    ).toHaveFocus();
  });

  it('CSH-01 that the staff have turned down says why', async () => {
    await show(transfer({ status: 'failed', instructions: null, reason: 'nothing has arrived' }));
    expect(await screen.findByText('Reason: nothing has arrived')).toBeVisible();
  });
});

describe('CSH-01 a code and an address', () => {
  it('CSH-01 a code can be scanned and saved', async () => {
    const instructions = { kind: 'qr' as const, payload: '000201010212' };
    await show(
      depositOf('pending', { method: 'vietqr', kind: 'qr', expiresAt: soon(), instructions }),
    );
    expect(await screen.findByRole('img', { name: 'QR code for this payment' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save the QR code' })).toBeVisible();
  });

  it('CSH-01 an address warns of other networks', async () => {
    await show(coins(0));
    expect(await screen.findByText(/on the TRC-20 network/)).toBeVisible();
    const where = screen.getByLabelText('Send coins here');
    expect(within(where).getByText('39.370079 USDT')).toBeVisible();
    expect(within(where).getByText('TXyz1234567890')).toBeVisible();
  });

  it('WAL-06 follows the confirmations, and says when the money is here', async () => {
    const { client } = await show(coins(1));
    expect(await screen.findByText('1/3')).toBeVisible();
    server.on(endpoints.getDeposit, () => coins(3));
    await client.invalidateQueries({ queryKey: [getDeposit.name] });
    expect(await screen.findByText('3/3')).toBeVisible();
    server.on(endpoints.getDeposit, () => depositOf('paid'));
    await client.invalidateQueries({ queryKey: [getDeposit.name] });
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: '₫200,000 is in your wallet' })).toBeVisible(),
    );
  });
});
