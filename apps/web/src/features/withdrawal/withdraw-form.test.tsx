import { endpoints, requestWithdrawal } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { answerRegistration, asking, sessionOf } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';
import { bankOf } from '../../../testing/security-answers.ts';
import { answerMemberInfo, answerSite } from '../../../testing/site-answers.ts';
import {
  answerWithdrawals,
  detailOf,
  termsOf,
  withdrawalOf,
  withdrawalReference,
} from '../../../testing/withdrawal-answers.ts';
import { openSession } from '../../lib/session/session.ts';
import { feeOf, payoutOf } from './terms.ts';

function withdrawServer(
  ...answers: Parameters<typeof answerWithdrawals> extends [unknown, ...infer Rest] ? Rest : never
) {
  const server = new FakeServer();
  answerMember(server);
  answerSite(server);
  answerMemberInfo(server);
  answerRegistration(server, asking({}));
  answerWithdrawals(server, ...answers);
  server.on(requestWithdrawal, ({ body }) =>
    withdrawalOf('review', { amount: body.amount, fee: body.fee }),
  );
  server.on(endpoints.getWithdrawal, () => detailOf('review'));
  return server;
}

beforeEach(() => openSession(sessionOf('demomember')));

const open = (server: FakeServer) => renderSite('/?centre=withdraw', server);
const amount = () => field(/^Amount to withdraw/);
const password = () => field(/^Payment password/);
const submit = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
  const buttons = dialog
    .getAllByRole('button', { name: 'Withdraw' })
    .filter((one) => one.getAttribute('type') === 'submit');
  await userEvent.click(buttons[0] ?? document.body);
};

describe('CSH-03 the form', () => {
  it('CSH-03 sends amount, account, shown fee and sealed password, shows the result', async () => {
    const server = withdrawServer();
    const { place } = await open(server);
    await userEvent.type(await amount(), '200000');
    await userEvent.type(await password(), '482915');
    await submit();
    await waitFor(() => expect(place()).toBe(`/?centre=withdraw&reference=${withdrawalReference}`));
    const [sent] = server.to(requestWithdrawal);
    expect(sent?.body).toEqual({
      account: bankOf().id,
      amount: '200000',
      currency: 'VND',
      fee: '0',
      paymentPassword: '482915',
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,64}$/);
    const heading = await screen.findByRole('heading', {
      name: 'Your withdrawal is in review',
    });
    expect(heading).toBeVisible();
    expect(heading).toHaveFocus();
  });

  it('CSH-03 shows what it costs and what arrives while the amount is typed', async () => {
    await open(withdrawServer({ fee: { freeLeft: 0, fixed: '5000', basisPoints: 100 } }));
    await userEvent.type(await amount(), '300000');
    expect(screen.getByText(/^You receive/).nextSibling).toHaveTextContent('292,000');
    expect(screen.getByText(/5,000.* and 1% per withdrawal$/)).toBeVisible();
    expect(screen.getByText('Usually within 60 minutes')).toBeVisible();
  });

  it('CSH-03 fills in all that can be taken out', async () => {
    await open(withdrawServer());
    await userEvent.click(await screen.findByRole('button', { name: /^All:/ }));
    expect(await amount()).toHaveValue('1,248,050');
  });

  it('NAV-05 CSH-03 hides the amounts while the balance is hidden', async () => {
    window.localStorage.setItem('balanceHidden', 'yes');
    const server = withdrawServer({ held: '70000' });
    await open(server);
    const input = await amount();
    expect(screen.getByText('100,000 – 100,000,000')).toBeVisible();
    expect(screen.getByText(/is held for pending withdrawals/)).toHaveTextContent(/^\*\*\*/);
    await userEvent.type(input, '1248051');
    await userEvent.type(await password(), '482915');
    await submit();
    expect(input).toHaveAccessibleDescription(expect.stringContaining('Your balance is too low'));
    expect(server.to(requestWithdrawal)).toEqual([]);
    for (const sum of [/1,248,050/, /70,000/]) expect(screen.queryByText(sum)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(input).toHaveValue('1,248,050');
  });

  it('NAV-05 CSH-03 still shows the limits while the balance is hidden', async () => {
    window.localStorage.setItem('balanceHidden', 'yes');
    await open(withdrawServer({ most: '500000', today: { countLeft: 5, sumLeft: '500000' } }));
    const input = await amount();
    expect(screen.getByText('100,000 – 500,000')).toBeVisible();
    await userEvent.type(input, '500001');
    await submit();
    expect(input).toHaveAccessibleDescription(
      expect.stringContaining('You can withdraw up to ₫500,000 now.'),
    );
  });

  it.each([
    ['', /Please enter an amount/],
    ['99999', /The smallest withdrawal is.*100,000/],
    ['1248051', /up to.*1,248,050/],
  ])('CSH-03 does not send %j', async (typed, problem) => {
    const server = withdrawServer();
    await open(server);
    const input = await amount();
    if (typed) await userEvent.type(input, typed);
    await userEvent.type(await password(), '482915');
    await submit();
    expect(await screen.findByText(problem)).toBeVisible();
    expect(input).toHaveFocus();
    expect(server.to(requestWithdrawal)).toEqual([]);
  });

  it('H9 reports a wrong payment password at its field, and retries with a new key', async () => {
    const server = withdrawServer();
    let wrong = true;
    server.on(requestWithdrawal, () => {
      if (wrong) throw refuse('payment_password_wrong');
      return withdrawalOf('review');
    });
    await open(server);
    await userEvent.type(await amount(), '200000');
    await userEvent.type(await password(), '000000');
    await submit();
    expect(await screen.findByText(/The payment password is wrong/)).toBeVisible();
    expect(await password()).toHaveFocus();
    wrong = false;
    await submit();
    await waitFor(() => expect(server.to(requestWithdrawal)).toHaveLength(2));
    const [first, second] = server
      .to(requestWithdrawal)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
  });

  it('E2 tries again with the same key after the site could not answer', async () => {
    const server = withdrawServer();
    let down = true;
    server.on(requestWithdrawal, () => {
      if (down) throw refuse('unavailable');
      return withdrawalOf('review');
    });
    await open(server);
    await userEvent.type(await amount(), '200000');
    await userEvent.type(await password(), '482915');
    await submit();
    expect(await screen.findByText(/The site can't answer right now/)).toBeVisible();
    down = false;
    await submit();
    await waitFor(() => expect(server.to(requestWithdrawal)).toHaveLength(2));
    const [first, second] = server
      .to(requestWithdrawal)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
  });

  it('CSH-03 asks for the fee again when it has changed', async () => {
    const server = withdrawServer();
    server.on(requestWithdrawal, () => {
      throw refuse('withdrawal_fee_changed', { fee: '2000' });
    });
    await open(server);
    await userEvent.type(await amount(), '200000');
    await userEvent.type(await password(), '482915');
    server.on(endpoints.withdrawalTerms, () =>
      termsOf({ fee: { freeLeft: 0, fixed: '0', basisPoints: 100 } }),
    );
    await submit();
    expect(await screen.findByText(/The fee has changed/)).toBeVisible();
    expect(await screen.findByText(/^1% per withdrawal$/)).toBeVisible();
  });

  it('H8 offers no account that still waits', async () => {
    const [old, fresh] = [
      bankOf(),
      bankOf({
        id: '01935b1e-0000-7000-8000-000000000099',
        bankName: 'Techcombank',
        usable: false,
      }),
    ];
    await open(withdrawServer({ accounts: [fresh, old] }));
    expect(await screen.findByRole('radio', { name: /Techcombank.*Ready from/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Vietcombank/ })).toBeChecked();
  });
});

describe('H10 the first obstacle of a withdrawal', () => {
  it.each([
    [
      'what has still to be played',
      { obstacle: 'turnover_not_met', turnover: { left: '150000', required: '200000' } },
      /150,000.* to withdraw.*200,000/,
    ],
    ['a debt', { obstacle: 'member_in_debt' }, /Your balance is below zero/],
    [
      'the limits of the day',
      { obstacle: 'withdrawal_limit_reached' },
      /your daily withdrawal limit/,
    ],
    ['too little money', { most: '0' }, /^The smallest withdrawal is/],
    ['no account', { accounts: [] }, /Add a bank account in your own name/],
    ['no payment password', { paymentPassword: false }, /Set a payment password to withdraw/],
    [
      'an account that waits',
      { accounts: [bankOf({ usable: false })] },
      /Your bank account is new/,
    ],
    [
      'a payment password that waits',
      { paymentPasswordUsableAt: '2026-03-15T09:30:00Z' },
      /You reset your payment password.*from Mar 15, 2026/,
    ],
  ] as const)('H10 says that it is %s, and shows no form', async (_what, terms, text) => {
    await open(withdrawServer(terms as Parameters<typeof termsOf>[0]));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText(/^Amount to withdraw/)).toBeNull();
  });

  it('H10 shows how far the playing is', async () => {
    await open(
      withdrawServer({
        obstacle: 'turnover_not_met',
        turnover: { left: '150000', required: '200000' },
      }),
    );
    expect(await screen.findByRole('progressbar', { name: 'Wagered so far' })).toHaveValue(25);
  });

  it('CSH-03 leads a member without account or payment password to their settings', async () => {
    const { place } = await open(withdrawServer({ accounts: [] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add bank account' }));
    expect(place()).toBe('/?centre=securityCenter');
  });
});

describe('CSH-03 the list', () => {
  it('CSH-03 leads to each withdrawal, and back', async () => {
    const { place } = await open(withdrawServer({}, [withdrawalOf('received')]));
    await userEvent.click(await screen.findByRole('tab', { name: 'Your withdrawals' }));
    await userEvent.click(
      await screen.findByRole('button', { name: new RegExp(withdrawalReference) }),
    );
    expect(place()).toBe(`/?centre=withdraw&reference=${withdrawalReference}`);
    await userEvent.click(await screen.findByRole('button', { name: 'All withdrawals' }));
    expect(
      await screen.findByRole('tab', { name: 'Your withdrawals', selected: true }),
    ).toBeVisible();
  });

  it('CSH-03 says when there is no withdrawal yet', async () => {
    await open(withdrawServer());
    await userEvent.click(await screen.findByRole('tab', { name: 'Your withdrawals' }));
    expect(await screen.findByText('No withdrawals yet')).toBeVisible();
  });

  it('CSH-04 puts a payout that waits for an answer before everything else', async () => {
    const { place } = await open(
      withdrawServer({}, [withdrawalOf('review'), withdrawalOf('paid')]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    expect(place()).toBe(`/?centre=withdraw&reference=${withdrawalReference}`);
  });

  it('ERR-03 says that the terms did not come', async () => {
    const server = withdrawServer();
    server.on(endpoints.withdrawalTerms, () => {
      throw refuse('internal_error');
    });
    await open(server);
    expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  });
});

it('CSH-03 reckons the fee as the site does', () => {
  const terms = termsOf({ fee: { freeLeft: 0, fixed: '3000', basisPoints: 137 } });
  expect([feeOf('123457', terms), payoutOf('123457', terms)]).toEqual(['4691', '118766']);
  expect([feeOf('', terms), payoutOf('', terms)]).toEqual(['3000', '0']);
});
