import { endpoints, walletTransferCall } from '@lantern/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';
import { answerMemberInfo, answerSite } from '../../../testing/site-answers.ts';
import { answerFunds, fundsOf, transferOf } from '../../../testing/wallet-answers.ts';
import { openSession } from '../../lib/session/session.ts';
import { transferProblem } from './transfer-form.tsx';

function fundServer(
  ...answers: Parameters<typeof answerFunds> extends [unknown, ...infer Rest] ? Rest : never
) {
  const server = new FakeServer();
  answerMember(server);
  answerSite(server);
  answerMemberInfo(server);
  answerFunds(server, ...answers);
  server.on(walletTransferCall, () => ({ transfers: [transferOf()] }));
  return server;
}

beforeEach(() => openSession(sessionOf('demomember')));

const open = (server: FakeServer) => renderSite('/?centre=transferFund', server);
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const sent = (server: FakeServer) => server.to(walletTransferCall);
const submit = async (name: string) => {
  const form = await section('Transfer');
  await userEvent.click(form.getByRole('button', { name }));
};

describe('WAL-02 where the money is', () => {
  it('WAL-02 adds up the main wallet, the vendors’ wallets and pending transfers', async () => {
    await open(fundServer({ inTransit: '5000' }));
    const total = await section('Total balance');
    expect(await total.findByText('₫1,293,050')).toBeVisible();
    for (const part of ['₫1,248,050', '₫40,000', '₫5,000'])
      expect(total.getByText(part)).toBeVisible();
    const places = await section('Your wallets');
    expect(places.getByText('Moon Parlour')).toBeVisible();
    expect(places.getByText(/^Updated/)).toBeVisible();
  });

  it('WAL-02 shows the last report of a vendor that does not answer', async () => {
    await open(fundServer({}, null));
    const places = await section('Your wallets');
    expect(await places.findByText('Not responding.')).toBeVisible();
    expect(places.getByText('₫35,000')).toBeVisible();
  });

  it('NAV-05 hides all amounts while the balance is hidden', async () => {
    await open(fundServer());
    const total = await section('Total balance');
    await total.findByText('₫1,288,050');
    await userEvent.click(total.getByRole('button', { name: 'Hide balance' }));
    await waitFor(() => expect(screen.queryByText(/40,000/)).toBeNull());
    expect(screen.queryByText(/1,288,050/)).toBeNull();
  });

  it('NAV-05 WAL-02 hides the amounts of the transfer form with the balance', async () => {
    window.localStorage.setItem('balanceHidden', 'yes');
    await open(fundServer());
    const form = await section('Transfer');
    const input = form.getByLabelText(/^Amount/);
    await userEvent.type(input, '1248051');
    expect(input).toHaveAccessibleDescription(expect.stringContaining('Your balance is too low'));
    expect(screen.queryByText(/1,248,050/)).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'All' }));
    expect(input).toHaveValue('1,248,050');
  });

  it('WAL-01 refreshes every wallet with one button, and one vendor with its own', async () => {
    const server = fundServer();
    await open(server);
    await (await section('Total balance')).findByText('₫1,288,050');
    const before = server.to(endpoints.merchantWallet).length;
    await press('Refresh Moon Parlour');
    await waitFor(() => expect(server.to(endpoints.merchantWallet)).toHaveLength(before + 1));
    const asked = server.to(endpoints.consolidatedFunds).length;
    await press('Refresh balance');
    await waitFor(() =>
      expect(server.to(endpoints.consolidatedFunds).length).toBeGreaterThan(asked),
    );
  });

  it('WAL-02 shows one wallet where no vendor has its own, and leads to the deposit', async () => {
    const { place } = await open(fundServer({ wallets: [], isSingle: true }));
    expect(await screen.findByText(/^One wallet for every game/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Transfer' })).toBeNull();
    const ways = await section('Your money');
    await userEvent.click(ways.getByRole('button', { name: 'Deposit' }));
    expect(place()).toBe('/?centre=depositv2');
  });

  it('ERR-03 says when it does not load, and keeps deposit and withdrawal', async () => {
    const server = fundServer();
    server.on(endpoints.consolidatedFunds, () => {
      throw refuse('internal_error');
    });
    await open(server);
    expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
    expect((await section('Your money')).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });
});

describe('WAL-02 a transfer', () => {
  const amount = () => field(/^Amount/);

  it('WAL-02 goes to the vendor, says that it arrived, and empties the form', async () => {
    const server = fundServer();
    await open(server);
    await userEvent.type(await amount(), '60000');
    await submit('Transfer');
    expect(await screen.findByText('₫60,000 has arrived.')).toBeVisible();
    expect(sent(server)[0]?.body).toEqual({ direction: 'in', vassalage: 'PLR', amount: '60000' });
    expect(sent(server)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,64}$/);
    await waitFor(async () => expect(await amount()).toHaveValue(''));
  });

  it('WAL-02 returns all money to the main wallet with one press', async () => {
    const server = fundServer();
    await open(server);
    await userEvent.click(await screen.findByRole('radio', { name: 'To main wallet' }));
    await press('All: ₫40,000');
    await submit('Recall');
    await waitFor(() =>
      expect(sent(server)[0]?.body).toEqual({
        direction: 'out',
        vassalage: 'PLR',
        amount: '40000',
      }),
    );
  });

  it('WAL-02 recalls from every vendor by one press, and from one by its own', async () => {
    const server = fundServer();
    server.on(walletTransferCall, () => ({
      transfers: [transferOf({ direction: 'out', amount: '40000' })],
    }));
    await open(server);
    await press('Recall all');
    expect(await screen.findByText('₫40,000 is back in your main wallet.')).toBeVisible();
    await press('Recall from Moon Parlour');
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server).map(({ body }) => body)).toEqual([
      { direction: 'recall' },
      { direction: 'out', vassalage: 'PLR' },
    ]);
  });

  it.each([
    ['', 'Please enter an amount.'],
    ['1248051', 'You have ₫1,248,050 in your main wallet.'],
  ])('WAL-02 does not send %j', async (typed, problem) => {
    const server = fundServer();
    await open(server);
    const input = await amount();
    if (typed) await userEvent.type(input, typed);
    await submit('Transfer');
    expect(await screen.findByText(problem)).toBeVisible();
    expect(input).toHaveFocus();
    expect(sent(server)).toEqual([]);
  });

  it('RGC-01 shows why it was rejected, and keeps the typed values', async () => {
    const server = fundServer();
    server.on(walletTransferCall, () => {
      throw refuse('insufficient_funds');
    });
    await open(server);
    await userEvent.type(await amount(), '60000');
    await submit('Transfer');
    expect(await (await section('Transfer')).findByRole('alert')).not.toBeEmptyDOMElement();
    expect(await amount()).toHaveValue('60,000');
  });

  it('E2 a double click sends it once', async () => {
    const server = fundServer();
    await open(server);
    await userEvent.type(await amount(), '60000');
    const button = (await section('Transfer')).getByRole('button', { name: 'Transfer' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('₫60,000 has arrived.')).toBeVisible();
    expect(sent(server)).toHaveLength(1);
  });

  it('E2 pressed twice, the recall asks once', async () => {
    const server = fundServer();
    await open(server);
    const button = await screen.findByRole('button', { name: 'Recall all' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(await screen.findByText(/is back in your main wallet/)).toBeVisible();
    expect(sent(server)).toHaveLength(1);
  });

  it('E3 tried again after a lost answer has the same key', async () => {
    const server = fundServer();
    let lost = true;
    server.on(walletTransferCall, () => {
      if (lost) throw refuse('unavailable');
      return { transfers: [transferOf()] };
    });
    await open(server);
    await userEvent.type(await amount(), '60000');
    await submit('Transfer');
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    lost = false;
    await submit('Transfer');
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    const [first, second] = sent(server).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('WAL-02 is checked against the balance, as far as it is known', () => {
    expect([
      transferProblem('', '10'),
      transferProblem('0', '10'),
      transferProblem('11', '10'),
    ]).toEqual(['empty', 'empty', 'most']);
    expect([transferProblem('10', '10'), transferProblem('11', null)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('E13 a vendor that has not answered', () => {
  const unknown = transferOf({ state: 'unknown', settledAt: null });

  it('E13 keeps the money visible, with the next step and a contact', async () => {
    const server = fundServer({ inTransit: '60000', transfers: [unknown] });
    await open(server);
    const way = await section('Pending transfers');
    expect(way.getByText('₫60,000 to Moon Parlour')).toBeVisible();
    expect(way.getByText(/Your money is safe/)).toBeVisible();
    expect(way.getByText(unknown.reference)).toBeVisible();
    expect((await section('Transfer')).getByRole('button', { name: 'Transfer' })).toBeDisabled();
    await waitFor(() =>
      expect(way.getByRole('button', { name: 'Check now' })).not.toHaveAttribute('aria-busy'),
    );
    const before = server.to(endpoints.merchantWallet).length;
    await userEvent.click(way.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(server.to(endpoints.merchantWallet)).toHaveLength(before + 1));
  });

  it('E13 says after a transfer that the answer is still missing', async () => {
    const server = fundServer();
    server.on(walletTransferCall, () => ({ transfers: [unknown] }));
    await open(server);
    await userEvent.type(await field(/^Amount/), '60000');
    await submit('Transfer');
    expect(await screen.findByText(/Your money is safe under/)).toBeVisible();
  });

  it('E13 scrolls to the pending transfer and focuses it after a transfer', async () => {
    const server = fundServer();
    server.on(walletTransferCall, () => {
      answerFunds(server, { inTransit: '60000', transfers: [unknown] });
      return { transfers: [unknown] };
    });
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    await open(server);
    await userEvent.type(await field(/^Amount/), '60000');
    await submit('Transfer');
    const line = (await section('Pending transfers')).getByRole('listitem');
    await waitFor(() => expect(line).toHaveFocus());
    expect(line).toHaveTextContent('₫60,000 to Moon Parlour');
    expect(seen.mock.contexts.at(-1)).toBe(line);
    seen.mockRestore();
  });

  it('E13 leaves the focus alone when the page opens with a pending transfer', async () => {
    await open(fundServer({ inTransit: '60000', transfers: [unknown] }));
    expect((await section('Pending transfers')).getByRole('listitem')).not.toHaveFocus();
  });

  it('E13 follows the live event of an arrived transfer', async () => {
    const server = fundServer({ inTransit: '60000', transfers: [unknown] });
    const { client } = await open(server);
    await section('Pending transfers');
    server.on(endpoints.consolidatedFunds, () =>
      fundsOf({ transfers: [transferOf({ state: 'returned', reason: 'not_received' })] }),
    );
    await client.invalidateQueries({ queryKey: [endpoints.consolidatedFunds.name] });
    expect(await screen.findByText("The vendor didn't receive it.")).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pending transfers' })).toBeNull();
    expect((await section('Recent transfers')).getByText('Returned')).toBeVisible();
  });

  it('E14 offers only the way home once the brand has one wallet', async () => {
    const server = fundServer({ isSingle: true });
    await open(server);
    const form = await section('Transfer');
    expect(form.queryByRole('radio', { name: 'To vendor' })).toBeNull();
    expect(form.getByRole('button', { name: 'Recall' })).toBeVisible();
  });
});
