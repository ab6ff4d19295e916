import { type Fields, signFields } from '@lantern/signing';
import { beforeEach, describe, expect, it } from 'vitest';
import { Depositor } from '../../testing/depositor.ts';
import { payUrlOf } from '../../testing/deposits.ts';
import { callbackToken, merchant, useStandIn } from '../../testing/stand-in.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite();
const gateway = await useStandIn(site);

const payDate = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
let member: Depositor;

describe('F1 CSH-02 a notification of sorted fields', () => {
  beforeEach(async () => {
    member = await Depositor.at(site, 'card');
  });

  const fields = (change: Fields = {}): Fields => ({
    merchant,
    reference: member.reference,
    transactionNo: `no_${member.reference}`,
    amount: '20000000',
    currency: 'VND',
    responseCode: '00',
    payDate,
    ...change,
  });
  const notify = async (query: string) =>
    (await site.client.raw('GET', `/pay/fieldpay/ipn?${query}`)).body;
  const signed = (change: Fields = {}) => signFields(gateway.secret, fields(change));
  const tell = (change: Fields = {}, secret = gateway.secret) =>
    notify(new URLSearchParams(signFields(secret, fields(change))).toString());

  it('CSH-02 gets the protocol’s codes: confirmed, then already confirmed', async () => {
    expect(await tell()).toEqual({ RspCode: '00', Message: 'Confirmed' });
    expect(await tell()).toEqual({ RspCode: '02', Message: 'Order already confirmed' });
    expect(await member.outcome()).toEqual([195_000n, 'paid']);
  });

  it('CSH-02 accepts its fields in any order', async () => {
    const backwards = Object.entries(signed()).reverse();
    expect(await notify(new URLSearchParams(backwards).toString())).toMatchObject({
      RspCode: '00',
    });
  });

  it.each([
    ['with another key', () => tell({}, 'a guess at the key, which is long enough'), '97'],
    [
      'with another amount than was signed',
      () => notify(new URLSearchParams({ ...signed(), amount: '99900000000' }).toString()),
      '97',
    ],
    [
      'with a field twice',
      () => notify(`${new URLSearchParams(signed())}&amount=99900000000`),
      '97',
    ],
    ['with no signature', () => notify(new URLSearchParams(fields()).toString()), '97'],
    ['with an extra field', () => tell({ bonus: '5' }), '99'],
    ['of another merchant', () => tell({ merchant: 'SOMEBODY' }), '99'],
    ['of a fraction of a dong', () => tell({ amount: '20000050' }), '99'],
    ['of an impossible date', () => tell({ payDate: '20261345000000' }), '99'],
    ['about an unknown deposit', () => tell({ reference: 'D-22222222' }), '01'],
  ])('F1 E5 CSH-02 %s credits nothing', async (_what, told, code) => {
    expect(await told()).toMatchObject({ RspCode: code });
    expect(await member.outcome()).toEqual([0n, 'pending']);
  });

  it('E15 is rejected when it repeats a number with another amount', async () => {
    await tell();
    expect(await tell({ amount: '30000000' })).toEqual({
      RspCode: '04',
      Message: 'Invalid amount',
    });
    expect(await member.outcome()).toEqual([195_000n, 'paid']);
  });

  it('F1 is not accepted for another gateway', async () => {
    const { status } = await site.client.raw(
      'GET',
      `/pay/paygate/ipn?${new URLSearchParams(signed())}`,
    );
    expect([status, await member.outcome()]).toEqual([200, [0n, 'pending']]);
  });
});

describe('F1 CSH-02 a callback with a token', () => {
  beforeEach(async () => {
    member = await Depositor.at(site, 'e-wallet');
  });

  const idOf = async () =>
    (
      await site.query<{ id: string }>(
        'select gateway_payment_id as id from deposit where reference = $1',
        [member.reference],
      )
    )[0]?.id;
  const call = async (
    change: object = {},
    token: string | undefined = callbackToken,
    path = 'callback',
  ) => {
    const body = {
      ...{
        event: 'invoice',
        id: await idOf(),
        externalId: member.reference,
        status: 'PAID',
        amount: '200000',
        currency: 'VND',
      },
      ...change,
    };
    const headers = {
      'content-type': 'application/json',
      ...(token && { 'x-callback-token': token }),
    };
    return site.client.raw('POST', `/pay/tokenpay/${path}`).set(headers).send(JSON.stringify(body));
  };

  it('CSH-02 from a stranger who knows the token credits no unpaid deposit', async () => {
    expect((await call()).status).toBe(200);
    expect(await member.outcome()).toEqual([0n, 'pending']);
  });

  it('CSH-02 with a false amount and member changes neither', async () => {
    await gateway.press(payUrlOf(member.deposit), 'silent');
    const stranger = await Depositor.at(site, 'e-wallet');
    await call({ amount: '900000000', externalId: stranger.reference });
    expect([await member.outcome(), await stranger.outcome()]).toEqual([
      [200_000n, 'paid'],
      [0n, 'pending'],
    ]);
  });

  it.each([
    ['a wrong token', {}, 'a guess', 401],
    ['no token', {}, '', 401],
    ['an extra field', { bonus: '5' }, callbackToken, 400],
    ['a numeric amount', { amount: 200000 }, callbackToken, 400],
  ])('F1 K13 with %s is rejected', async (_what, change, token, status) => {
    expect((await call(change, token)).status).toBe(status);
    expect(await member.outcome()).toEqual([0n, 'pending']);
  });

  it('CSH-02 about a payment unknown to the gateway has no effect', async () => {
    expect((await call({ id: 'pay_nobody' })).status).toBe(200);
    expect((await call({ id: 'out_nobody', event: 'disbursement' })).status).toBe(200);
  });

  it('CSH-02 fails with 502 while the gateway is unreachable, so that it is resent', async () => {
    await gateway.press(payUrlOf(member.deposit), 'silent');
    await gateway.fail('drop');
    const answer = await call();
    expect([answer.status, answer.body.code]).toEqual([502, 'payment_gateway_failed']);
    await call();
    expect(await member.outcome()).toEqual([200_000n, 'paid']);
  });

  it('F1 is not accepted at the address of another protocol', async () => {
    const event = {
      ...{ eventId: 'evt_1', paymentId: await idOf(), reference: member.reference, status: 'paid' },
      ...{ amount: '200000', currency: 'VND', occurredAt: new Date().toISOString() },
    };
    const answer = await site.client
      .raw('POST', '/pay/tokenpay/webhook')
      .set({ 'content-type': 'application/json', 'x-callback-token': callbackToken })
      .send(JSON.stringify(event));
    expect(answer.status).toBe(400);
    expect(await member.outcome()).toEqual([0n, 'pending']);
  });
});
