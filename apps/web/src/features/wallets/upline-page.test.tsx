import { transferAlongLine } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { answerRegistration, asking, sessionOf } from '../../../testing/registration-answers.ts';
import { field, fillIn, renderSite } from '../../../testing/render-site.tsx';
import { answerMemberInfo, answerSite } from '../../../testing/site-answers.ts';
import { answerLine, lineTransferOf } from '../../../testing/wallet-answers.ts';
import { openSession } from '../../lib/session/session.ts';
import { lineProblem } from './line-form.ts';

function lineServer(rest: Parameters<typeof answerLine>[1] = {}): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerSite(server);
  answerMemberInfo(server, { toUpline: true });
  answerRegistration(server, asking({}));
  answerLine(server, rest);
  server.on(transferAlongLine, ({ body }) => lineTransferOf({ amount: body.amount }));
  return server;
}

beforeEach(() => openSession(sessionOf('demomember')));

const open = (server: FakeServer) => renderSite('/?centre=transferUpline', server);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const amount = () => field(/^Amount/);
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Send/ }));
const sent = (server: FakeServer) => server.to(transferAlongLine);

async function confirm(password = '482915'): Promise<void> {
  await fillIn(await field(/^Payment password/), password);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Send' }));
}

describe('WAL-04 money to the upline', () => {
  it('WAL-04 is confirmed with the payment password, sent sealed, and shown as sent', async () => {
    const server = lineServer();
    await open(server);
    expect(await screen.findByText('Your direct upline')).toBeVisible();
    await userEvent.type(await amount(), '60000');
    await press('Continue');
    expect(sent(server)).toEqual([]);
    expect(
      (await dialog()).getByText(/To your upline d•••t. You can't take it back/),
    ).toBeVisible();
    await confirm();
    expect(await screen.findByRole('heading', { name: '₫60,000 sent' })).toHaveFocus();
    expect(screen.getByText('L-7K2M9Q4W')).toBeVisible();
    expect(sent(server)[0]?.body).toEqual({
      to: 'upline',
      amount: '60000',
      paymentPassword: '482915',
    });
    expect(sent(server)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,64}$/);
    await press('Send more');
    expect(await amount()).toHaveValue('');
  });

  it.each([
    ['', 'Please enter an amount.'],
    ['49999', 'The smallest amount is ₫50,000.'],
    ['1000001', 'The largest amount is ₫1,000,000.'],
    ['400001', 'You can send ₫400,000 more today.'],
  ])('WAL-04 does not go on with %j', async (typed, problem) => {
    const server = lineServer();
    await open(server);
    const input = await amount();
    if (typed) await userEvent.type(input, typed);
    await press('Continue');
    expect((await screen.findAllByText(problem))[0]).toBeVisible();
    expect(input).toHaveFocus();
    expect(screen.queryByRole('dialog', { name: /^Send/ })).toBeNull();
  });

  it('WAL-04 is limited by the brand, the day and the wallet', () => {
    const limits = { minimum: '10', maximum: '100', leftToday: '80' };
    const problems = ['', '9', '101', '81', '61', '60'].map((typed) =>
      lineProblem(typed, limits, '60'),
    );
    expect(problems).toEqual(['empty', 'low', 'high', 'left', 'balance', undefined]);
  });

  it('H9 says at the field that the password was wrong', async () => {
    const server = lineServer();
    server.on(transferAlongLine, () => {
      throw refuse('payment_password_wrong');
    });
    await open(server);
    await userEvent.type(await amount(), '60000');
    await press('Continue');
    await confirm('000000');
    expect(await screen.findByText(/The payment password is wrong/)).toBeVisible();
    expect(await field(/^Payment password/)).toHaveFocus();
  });

  it('I8 says that the deposit must be wagered first', async () => {
    const server = lineServer();
    server.on(transferAlongLine, () => {
      throw refuse('turnover_not_met');
    });
    await open(server);
    await userEvent.type(await amount(), '60000');
    await press('Continue');
    await confirm();
    expect(await screen.findByText(/Meet your wagering requirement/)).toBeVisible();
  });
});

describe('WAL-04 money to the downline', () => {
  it('WAL-04 an agent names the account', async () => {
    const server = lineServer({ upline: null, toDownline: true });
    await open(server);
    expect(screen.queryByRole('radio', { name: 'Upline' })).toBeNull();
    await userEvent.type(await amount(), '60000');
    await press('Continue');
    expect(await screen.findByText('Please enter the account.')).toBeVisible();
    await userEvent.type(await field(/^Downline member's account/), ' lan42 ');
    await press('Continue');
    expect((await dialog()).getByText(/To lan42 in your downline/)).toBeVisible();
    await confirm();
    await waitFor(() =>
      expect(sent(server)[0]?.body).toEqual({
        to: 'downline',
        account: 'lan42',
        amount: '60000',
        paymentPassword: '482915',
      }),
    );
  });

  it('WAL-04 an agent with an upline chooses between the two', async () => {
    await open(lineServer({ toDownline: true }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Downline' }));
    expect(await field(/^Downline member's account/)).toBeVisible();
  });

  it('D3 lists members of the line only', async () => {
    const server = lineServer({ upline: null, toDownline: true });
    server.on(transferAlongLine, () => {
      throw refuse('member_not_found');
    });
    await open(server);
    await fillIn(await field(/^Downline member's account/), 'stranger');
    await userEvent.type(await amount(), '60000');
    await press('Continue');
    await confirm();
    expect(await screen.findByText("We couldn't find this member.")).toBeVisible();
  });
});

describe('WAL-04 the page', () => {
  it('WAL-04 lists what was sent and received', async () => {
    const received = lineTransferOf({
      reference: 'L-2222AAAA',
      direction: 'received',
      other: 'downline',
    });
    await open(lineServer({ transfers: [lineTransferOf(), received] }));
    const list = within(await screen.findByRole('region', { name: 'Recent transfers' }));
    expect(list.getByText('To your upline')).toBeVisible();
    expect(list.getByText('From your downline')).toBeVisible();
    expect(list.getByText('-₫60,000')).toBeVisible();
    expect(list.getByText('+₫60,000')).toBeVisible();
  });

  it('WAL-04 leads a member without a payment password to its settings', async () => {
    const { place } = await open(lineServer({ hasPaymentPassword: false }));
    await press('Set it in Security');
    expect(place()).toBe('/?centre=securityCenter');
  });

  it('WAL-04 says when there is no recipient', async () => {
    await open(lineServer({ upline: null }));
    expect(await screen.findByText('You have no one to send money to')).toBeVisible();
  });
});
