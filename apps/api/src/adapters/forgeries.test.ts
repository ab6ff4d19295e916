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

  it('CSH-02 is answered with the codes of its protocol: confirmed, then repeated', async () => {
    expect(await tell()).toEqual({ RspCode: '00', Message: 'Confirmed' });
    expect(await tell()).toEqual({ RspCode: '02', Message: 'Order already confirmed' });
    expect(await member.outcome()).toEqual([195_000n, 'paid']);
  });

  it('CSH-02 means the same in any order of its fields', async () => {
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
    ['with a field more', () => tell({ bonus: '5' }), '99'],
    ['of another merchant', () => tell({ merchant: 'SOMEBODY' }), '99'],
    ['of a part of a dong', () => tell({ amount: '20000050' }), '99'],
    ['of a day that there is not', () => tell({ payDate: '20261345000000' }), '99'],
    ['about a deposit that nobody has asked for', () => tell({ reference: 'D-22222222' }), '01'],
  ])('F1 E5 CSH-02 %s credits nothing', async (_what, told, code) => {
    expect(await told()).toMatchObject({ RspCode: code });
    expect(await member.outcome()).toEqual([0n, 'pending']);
  });

  it('E15 that says another amount under the same number is refused', async () => {
    await tell();
    expect(await tell({ amount: '30000000' })).toEqual({
      RspCode: '04',
      Message: 'Invalid amount',
    });
    expect(await member.outcome()).toEqual([195_000n, 'paid']);
  });

  it('F1 is not taken for another gateway’s', async () => {
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

  it('CSH-02 by somebody who has seen the token credits nothing that was not paid', async () => {
    expect((await call()).status).toBe(200);
    expect(await member.outcome()).toEqual([0n, 'pending']);
  });

  it('CSH-02 that says another amount and member than was paid changes neither', async () => {
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
    ['a field more', { bonus: '5' }, callbackToken, 400],
    ['an amount that is a number', { amount: 200000 }, callbackToken, 400],
  ])('F1 K13 with %s is refused', async (_what, change, token, status) => {
    expect((await call(change, token)).status).toBe(status);
    expect(await member.outcome()).toEqual([0n, 'pending']);
  });

  it('CSH-02 about what the gateway does not know has no effect', async () => {
    expect((await call({ id: 'pay_nobody' })).status).toBe(200);
    expect((await call({ id: 'out_nobody', event: 'disbursement' })).status).toBe(200);
  });

  it('CSH-02 is refused while the gateway does not answer, so that it comes again', async () => {
    await gateway.press(payUrlOf(member.deposit), 'silent');
    await gateway.fail('drop');
    const answer = await call();
    expect([answer.status, answer.body.code]).toEqual([502, 'payment_gateway_failed']);
    await call();
    expect(await member.outcome()).toEqual([200_000n, 'paid']);
  });

  it('F1 at the address of another protocol is not read as that', async () => {
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
