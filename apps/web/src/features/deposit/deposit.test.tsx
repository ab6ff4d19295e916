import { type DepositStatus, endpoints, getDeposit } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember, depositOf, methods, reference } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { field, fillIn, renderSite } from '../../../testing/render-site.tsx';
import { answerSite } from '../../../testing/site-answers.ts';
import { refreshDeposits } from '../../lib/money/deposits.ts';
import { goTo } from '../../lib/navigation/go-to.ts';
import { openSession } from '../../lib/session/session.ts';

vi.mock(import('../../lib/navigation/go-to.ts'), () => ({ goTo: vi.fn() }));

function depositServer(): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  server.on(endpoints.createDeposit, ({ body }) => depositOf('pending', { amount: body.amount }));
  server.on(endpoints.getDeposit, () => depositOf('pending'));
  return server;
}

beforeEach(() => {
  vi.mocked(goTo).mockClear();
  openSession(sessionOf('demomember'));
});

const asked = (server: FakeServer) => server.to(endpoints.createDeposit);
const keys = (server: FakeServer) =>
  asked(server).map((call) => call.headers.get('idempotency-key'));
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const amountField = () => field(/^Amount to deposit/);

describe('a new deposit', () => {
  it('CSH-01 offers the methods and amounts of the brand, with the total in sight', async () => {
    await renderSite('/?centre=depositv2', depositServer());
    expect(await screen.findByRole('radio', { name: /Online payment/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '200,000' }));
    expect(screen.getByRole('button', { name: '200,000' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('You pay').parentElement).toHaveTextContent('₫200,000');
  });

  it('CSH-01 creates the deposit and opens the payment page over its status', async () => {
    const server = depositServer();
    const { place } = await renderSite('/?centre=depositv2', server);
    await userEvent.type(await amountField(), '350000');
    await proceed();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('http://127.0.0.1:5000/pay/abc'));
    expect(asked(server)[0]?.body).toEqual({ method: 'online', amount: '350000', currency: 'VND' });
    expect(place()).toBe(`/?centre=depositv2&reference=${reference}`);
  });

  it.each([
    ['', 'Please enter an amount.'],
    ['49999', 'The smallest deposit by this method is ₫50,000.'],
    ['100000001', 'The largest deposit by this method is ₫100,000,000.'],
  ])('CSH-01 refuses the amount %j before anything is sent', async (typed, sentence) => {
    const server = depositServer();
    await renderSite('/?centre=depositv2', server);
    const input = await amountField();
    if (typed) await userEvent.type(input, typed);
    await proceed();
    expect(input).toHaveAccessibleDescription(sentence);
    expect(asked(server)).toHaveLength(0);
  });

  it('CSH-01 retries with the same key after a lost answer, to create one deposit', async () => {
    const server = depositServer();
    await renderSite('/?centre=depositv2', server);
    let lost = true;
    globalThis.fetch = async (input, init) => {
      const response = await server.fetch(input, init);
      if (!lost || init?.method !== 'POST') return response;
      lost = false;
      throw new TypeError('Failed to fetch');
    };
    await userEvent.click(await screen.findByRole('button', { name: '200,000' }));
    await proceed();
    expect(await screen.findByText(/you'll still make only one deposit/)).toBeVisible();
    await proceed();
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
    expect(asked(server)).toHaveLength(2);
    expect(new Set(keys(server)).size).toBe(1);
  });

  it('CSH-01 takes a new key after a refusal', async () => {
    const server = depositServer();
    server.on(endpoints.createDeposit, () => {
      throw refuse('payment_gateway_failed');
    });
    await renderSite('/?centre=depositv2', server);
    await userEvent.click(await screen.findByRole('button', { name: '200,000' }));
    await proceed();
    expect(await screen.findByText(/The payment provider didn't answer/)).toBeVisible();
    await proceed();
    await waitFor(() => expect(asked(server)).toHaveLength(2));
    expect(new Set(keys(server)).size).toBe(2);
  });

  it('CSH-01 says why a deposit was refused in the bar that is always in sight', async () => {
    const server = depositServer();
    server.on(endpoints.createDeposit, () => {
      throw refuse('payment_gateway_failed');
    });
    await renderSite('/?centre=depositv2', server);
    await userEvent.click(await screen.findByRole('button', { name: '200,000' }));
    await proceed();
    const told = await screen.findByText(/The payment provider didn't answer/);
    const bar =
      told.closest<HTMLElement>('.sticky') ?? expect.fail('The refusal can be behind the bar.');
    expect(within(bar).getByRole('alert')).toContainElement(told);
    expect(within(bar).getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  it('CSH-01 has no total of an amount that cannot be deposited', async () => {
    await renderSite('/?centre=depositv2', depositServer());
    await fillIn(await amountField(), '999999999999');
    expect(screen.getByText('You pay').parentElement).toHaveTextContent('You pay–');
  });

  it('CSH-01 shows every method as a choice and the limits of the chosen one', async () => {
    const server = depositServer();
    const [online] = methods;
    server.on(endpoints.depositMethods, () => [
      ...methods,
      {
        ...(online ?? expect.fail()),
        method: 'small',
        name: 'Small sums',
        minimum: '1000',
        maximum: '9000',
        presets: ['5000', '10000'],
      },
    ]);
    await renderSite('/?centre=depositv2', server);
    await userEvent.click(await screen.findByRole('radio', { name: /Small sums/ }));
    expect(screen.getByText('1,000 – 9,000')).toBeVisible();
    expect(screen.getByRole('button', { name: '5,000' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '10,000' })).toBeNull();
  });

  it('NAV-05 hides the balance while it is hidden in the header', async () => {
    window.localStorage.setItem('balanceHidden', 'yes');
    await renderSite('/?centre=depositv2', depositServer());
    expect(await screen.findByText('Balance hidden')).toBeInTheDocument();
    expect(screen.queryByText('₫1,248,050')).toBeNull();
  });

  it('ERR-03 says when there is no method, and when they do not load', async () => {
    const server = depositServer();
    server.on(endpoints.depositMethods, () => []);
    await renderSite('/?centre=depositv2', server);
    expect(await screen.findByText('No payment methods available')).toBeVisible();
  });
});

describe('the status of a deposit', () => {
  it.each([
    ['created', 'Preparing your deposit', 'Check again'],
    ['pending', 'Waiting for your payment', 'Go to the payment page'],
    ['paid', '₫200,000 is in your wallet', 'Play now'],
    ['failed', 'Payment failed', 'Try again'],
    ['expired', 'Time to pay is over', 'Make a new deposit'],
    ['review', "We're checking this deposit", 'Close'],
  ] as const)(
    'CSH-01 explains %s in a sentence, with the next step',
    async (status: DepositStatus, title, action) => {
      const server = depositServer();
      server.on(endpoints.getDeposit, () => depositOf(status));
      await renderSite(`/?centre=depositv2&reference=${reference}`, server);
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(action)).toBeVisible();
      expect(screen.getByText(reference)).toBeVisible();
    },
  );

  it.each(['failed', 'expired', 'review'] as const)(
    'CSH-01 CS-01 leads from a deposit that is %s to customer service',
    async (status) => {
      const server = depositServer();
      answerSite(server);
      server.on(endpoints.getDeposit, () => depositOf(status));
      await renderSite(`/?centre=depositv2&reference=${reference}`, server);
      expect(await screen.findByRole('button', { name: 'Contact customer service' })).toBeVisible();
    },
  );

  it('CSH-01 explains that staff review a late payment first', async () => {
    const server = depositServer();
    server.on(endpoints.getDeposit, () => depositOf('expired'));
    await renderSite(`/?centre=depositv2&reference=${reference}`, server);
    expect(await screen.findByText(/check it before adding the money/)).toBeVisible();
  });

  it('WAL-06 follows the live event, and shows the balance that the payment brought', async () => {
    const server = depositServer();
    const { client } = await renderSite(`/?centre=depositv2&reference=${reference}`, server);
    await screen.findByRole('heading', { name: 'Waiting for your payment' });
    server.on(endpoints.getDeposit, () => depositOf('paid'));
    answerMember(server, '1448050');
    await client.invalidateQueries({ queryKey: [getDeposit.name] });
    expect(
      await screen.findByRole('heading', { name: '₫200,000 is in your wallet' }),
    ).toBeVisible();
    expect(await screen.findByText('₫1,448,050')).toBeVisible();
  });

  it('WAL-06 that changes during the first request is shown in its newest state', async () => {
    const server = depositServer();
    const first = Promise.withResolvers<void>();
    server.on(endpoints.getDeposit, async () => {
      if (server.to(endpoints.getDeposit).length > 1) return depositOf('paid');
      await first.promise;
      // An end, after which the page does not ask again by itself; money that was paid in time
      // still counts later.
      return depositOf('expired');
    });
    const { client } = await renderSite(`/?centre=depositv2&reference=${reference}`, server);
    await waitFor(() => expect(server.to(endpoints.getDeposit)).toHaveLength(1));
    const refreshed = refreshDeposits(client);
    first.resolve();
    await refreshed;
    expect(
      await screen.findByRole('heading', { name: '₫200,000 is in your wallet' }),
    ).toBeVisible();
  });

  it('CSH-01 leads from a failed deposit to a new one', async () => {
    const server = depositServer();
    server.on(endpoints.getDeposit, () => depositOf('failed'));
    const { place } = await renderSite(`/?centre=depositv2&reference=${reference}`, server);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(place()).toBe('/?centre=depositv2');
    expect(await amountField()).toBeVisible();
  });

  it('CSH-01 reports a deposit of another member as not found', async () => {
    const server = depositServer();
    server.on(endpoints.getDeposit, () => {
      throw refuse('deposit_not_found');
    });
    await renderSite(`/?centre=depositv2&reference=${reference}`, server);
    expect(await screen.findByText(/We couldn't find this deposit/)).toBeVisible();
  });
});
