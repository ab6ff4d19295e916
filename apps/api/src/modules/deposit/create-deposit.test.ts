import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { askDeposit, depositsOf, lookUp, openDeposit } from '../../../testing/deposits.ts';
import { verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { followUpDeposits } from './follow-up.ts';

const site = useTestSite();

let token: string;
let memberId: string;
beforeAll(async () => {
  ({ token, customerId: memberId } = await site.register());
});

describe('CSH-01 requesting a deposit', () => {
  it('CSH-01 lists the brand’s payment methods with their limits', async () => {
    const { value } = await site.client.call(endpoints.depositMethods, { token });
    expect(value[0]).toMatchObject({
      method: 'online',
      kind: 'redirect',
      currency: 'VND',
      minimum: '50000',
    });
    expect(value.map(({ kind }) => kind)).toEqual(['redirect', 'qr', 'bank', 'crypto']);
  });

  it('CSH-01 returns the payment page, and credits nothing yet', async () => {
    const deposit = await openDeposit(site, token);
    expect(deposit).toMatchObject({
      status: 'pending',
      amount: '200000',
      currency: 'VND',
      settledAt: null,
    });
    expect(deposit.instructions).toEqual(
      site.gateway.payments.get(deposit.reference)?.instructions,
    );
    expect(site.gateway.payments.get(deposit.reference)?.request).toMatchObject({
      amount: 200_000n,
      currency: 'VND',
    });
    expect(await site.balanceOf(token)).toBe(0n);
  });

  it.each([
    ['less than the minimum', { amount: '49999' }, 'amount_out_of_range'],
    ['more than the maximum', { amount: '100000001' }, 'amount_out_of_range'],
    ['another currency', { currency: 'PHP' }, 'wrong_currency'],
    ['an unknown payment method', { method: 'cheque' }, 'deposit_method_unavailable'],
  ])('E7 rejects %s', async (_what, body, code) => {
    const before = await depositsOf(site, memberId);
    expect(verdictOf(await askDeposit(site, token, { body }))).toBe(code);
    expect(await depositsOf(site, memberId)).toEqual(before);
  });

  const noAmounts = [
    '-1',
    '0',
    '-0',
    '1e3',
    '1.0',
    '١٠٠',
    ' 5',
    '9'.repeat(31),
    'NaN',
    200000,
    true,
    ['200000'],
    {},
    null,
  ];
  it.each(noAmounts.map((amount) => [JSON.stringify(amount), amount]))(
    'E5 rejects %s as an amount, and writes nothing',
    async (_shown, amount) => {
      const before = await depositsOf(site, memberId);
      const answer = await askDeposit(site, token, { body: { amount } });
      expect(answer).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input', value: { fields: ['amount'] } },
      });
      expect(await depositsOf(site, memberId)).toEqual(before);
    },
  );

  it.each([
    'balance',
    'status',
    'memberId',
    'brandId',
    'merchantCode',
    'settledAt',
    'id',
    'isAgent',
  ])('D8 rejects the field %s, which no caller may set', async (field) => {
    const answer = await askDeposit(site, token, { body: { [field]: 'paid' } });
    expect(answer).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input', value: { fields: [field] } },
    });
  });
});

describe('reading a deposit', () => {
  const look = (as: string, reference: string, host = 'localhost') =>
    site.client.call(endpoints.getDeposit, { token: as, query: { reference }, host });

  it('D1 shows it only to its member; to others it does not exist', async () => {
    const { reference } = await openDeposit(site, token);
    expect((await look(token, reference)).value.reference).toBe(reference);
    const { token: stranger } = await site.register();
    const notThere = await look(stranger, 'D-22222222');
    const notTheirs = await look(stranger, reference);
    expect(notThere).toMatchObject({ status: 404, reply: { code: 'deposit_not_found' } });
    expect(notTheirs.reply).toEqual(notThere.reply);
  });

  it('D2 shows it only at its own brand', async () => {
    const { reference } = await openDeposit(site, token);
    expect(await look(token, reference, 'harbor.localhost')).toMatchObject({
      status: 401,
      reply: { code: 'session_expired' },
    });
  });

  it.each(["D-1' or 1=1", 'D-0OIl1111', '%', ''])(
    'K19 does not find the reference %j',
    async (reference) => {
      expect(await look(token, reference)).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input' },
      });
    },
  );

  it('D9 returns only the contract’s fields', async () => {
    const { reference } = await openDeposit(site, token);
    const { value } = await look(token, reference);
    expect(Object.keys(value).sort()).toEqual(
      [
        ...[
          'amount',
          'createdAt',
          'currency',
          'declaredAt',
          'expiresAt',
          'fee',
          'instructions',
          'kind',
          'method',
        ],
        ...['reason', 'reference', 'settledAt', 'status'],
      ].sort(),
    );
  });
});

describe('CSH-02 a payment gateway that does not answer', () => {
  it('CSH-02 loses no deposit: the refusal names it, and the key can be retried', async () => {
    const { token: own } = await site.register();
    const key = freshName();
    site.gateway.broken = true;
    const answer = await askDeposit(site, own, { key });
    expect(answer).toMatchObject({ status: 502, reply: { code: 'payment_gateway_failed' } });
    const { value } = answer.reply as { value: { reference: string } };
    expect(await lookUp(site, own, value.reference)).toMatchObject({
      status: 'created',
      instructions: null,
    });
    site.gateway.broken = false;
    expect((await askDeposit(site, own, { key })).value).toMatchObject({
      status: 'pending',
      reference: value.reference,
    });
  });

  it('CSH-02 whose reply was lost: the payment is found, and its page is shown', async () => {
    const { token: own } = await site.register();
    const { reference } = await openDeposit(site, own);
    await site.query(
      `update deposit set status = 'created', gateway_payment_id = null, instructions = null
        where reference = $1`,
      [reference],
    );
    site.clock.turn({ minutes: 2 });
    await followUpDeposits(site.site);
    const instructions = site.gateway.payments.get(reference)?.instructions;
    expect(await lookUp(site, own, reference)).toMatchObject({ status: 'pending', instructions });
  });
});
