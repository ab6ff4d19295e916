import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf } from '../../../testing/browsers.ts';
import { Depositor } from '../../../testing/depositor.ts';
import { fillPurse } from '../../../testing/fill-purse.ts';
import { staffAt } from '../../../testing/staff.ts';
import { depositQueue, lookAtDeposit } from '../../../testing/staff-deposits.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let depositor: Depositor;
beforeEach(async () => {
  depositor = await Depositor.at(site);
});

const credits = async () =>
  (await site.query('select 1 from transfer where key = $1', [`deposit:${await idOf()}`])).length;
const idOf = async () =>
  (
    await site.query<{ id: string }>('select id from deposit where reference = $1', [
      depositor.reference,
    ])
  )[0]?.id;

const afterItsEnd = () => new Date(Date.parse(depositor.deposit.expiresAt) + 1000).toISOString();

describe('CSH-02 a webhook', () => {
  it('CSH-02 credits the requested amount, and the member sees it', async () => {
    expect((await depositor.tell()).value).toEqual({ received: true });
    expect(await depositor.lookUp()).toMatchObject({
      status: 'paid',
      instructions: null,
      settledAt: expect.any(String),
    });
    expect(await depositor.balance()).toBe(200_000n);
  });

  it('E15 CSH-02 sent twice, or twenty times at once, credits once', async () => {
    const eventId = freshName();
    await Promise.all(Array.from({ length: 20 }, () => depositor.tell({ eventId })));
    expect((await depositor.tell({ eventId })).status).toBe(200);
    expect([await depositor.balance(), await credits()]).toEqual([200_000n, 1]);
  });

  it('E15 CSH-02 repeated under another id credits once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => depositor.tell()));
    expect(await depositor.outcome()).toEqual([200_000n, 'paid']);
  });

  it.each([
    ['another key', { secret: 'a guess' }, 'bad_signature'],
    ['an old time', { now: Date.now() - 600_000 }, 'callback_stale'],
  ])('E15 F1 CSH-02 signed with %s credits nothing', async (_what, signed, code) => {
    expect(await depositor.tell({}, signed)).toMatchObject({ status: 401, reply: { code } });
    expect(await depositor.outcome()).toEqual([0n, 'pending']);
  });

  it('F1 of a vendor is not accepted for a gateway', async () => {
    const answer = await site.client
      .raw('POST', '/pay/nobody/webhook')
      .set('content-type', 'application/json')
      .send('{}');
    expect(answer).toMatchObject({ status: 404, body: { code: 'unknown_gateway' } });
  });

  it('CSH-02 about an unknown deposit is rejected', async () => {
    const news = site.gateway.news('D-22222222');
    expect(await site.webhook(news)).toMatchObject({
      status: 404,
      reply: { code: 'deposit_not_found' },
    });
  });

  it.each(['failed', 'expired'])(
    'CSH-02 that it has %s closes it, and a later one changes nothing',
    async (said) => {
      await depositor.tell({ status: said });
      await depositor.tell({ status: said === 'failed' ? 'expired' : 'failed' });
      expect(await depositor.outcome()).toEqual([0n, said]);
    },
  );

  it('CSH-02 out of order does not revert a payment', async () => {
    await depositor.tell();
    await depositor.tell({ status: 'failed' });
    await depositor.tell({ status: 'expired' });
    expect(await depositor.outcome()).toEqual([200_000n, 'paid']);
  });

  it('CSH-02 faster than the gateway’s reply to the site still counts', async () => {
    await site.query(
      "update deposit set status = 'created', gateway_payment_id = null where reference = $1",
      [depositor.reference],
    );
    await depositor.tell();
    expect(await depositor.outcome()).toEqual([200_000n, 'paid']);
  });
});

describe('E15 an irregular payment', () => {
  const expectReview = async (reason: string) => {
    expect([...(await depositor.outcome()), await credits()]).toEqual([0n, 'review', 0]);
    expect(await depositor.note()).toBe(reason);
    expect(
      site.log.some(
        ({ level, detail }) => level === 'warn' && detail.reference === depositor.reference,
      ),
    ).toBe(true);
  };

  it.each([
    ['a higher amount', { amount: '200001' }, 'paid 200001'],
    ['a lower amount', { amount: '1' }, 'paid 1'],
    ['another currency', { currency: 'PHP' }, 'paid in PHP'],
    ['another payment number', { paymentId: 'pay_other' }, 'paid by pay_other'],
  ])('E15 goes to review with %s', async (_what, told, reason) => {
    await depositor.tell(told);
    await expectReview(reason);
  });

  it.each(['pending', 'expired'])(
    'E15 goes to review after the deadline of a %s deposit',
    async (state) => {
      if (state === 'expired') await depositor.tell({ status: state });
      await depositor.tell({ occurredAt: afterItsEnd() });
      await expectReview('paid after its end');
    },
  );

  const minutesEarlier = (minutes: number) =>
    new Date(Date.parse(depositor.deposit.createdAt) - minutes * 60_000).toISOString();

  it.each(['pending', 'expired'])(
    'E15 goes to review when made before the request of a %s deposit',
    async (state) => {
      if (state === 'expired') await depositor.tell({ status: state });
      await depositor.tell({ occurredAt: minutesEarlier(6) });
      await expectReview('paid before it was asked for');
    },
  );

  it('E15 is credited when the gateway’s clock is minutes behind', async () => {
    await depositor.tell({ occurredAt: minutesEarlier(4) });
    expect(await depositor.outcome()).toEqual([200_000n, 'paid']);
  });

  it.each(['pending', 'expired'])(
    'E15 CSH-02 is credited when made in time for a %s deposit',
    async (state) => {
      const { occurredAt } = site.gateway.news(depositor.reference);
      if (state === 'expired') await depositor.tell({ status: state });
      site.clock.turn({ minutes: 45 });
      await depositor.tell({ occurredAt });
      site.clock.reset();
      expect([...(await depositor.outcome()), await credits()]).toEqual([200_000n, 'paid', 1]);
    },
  );

  it('E15 goes to review for a failed deposit', async () => {
    await depositor.tell({ status: 'failed' });
    await depositor.tell();
    await expectReview('paid after failed');
  });

  it('E15 in review stays there: later events neither credit nor close it', async () => {
    await depositor.tell({ amount: '1' });
    await depositor.tell({ amount: '1' });
    await depositor.tell({ status: 'failed' });
    await expectReview('paid 1');
  });

  it('E15 is noted and logged when it is a second one for a deposit in review', async () => {
    await depositor.tell({ amount: '1' });
    const warned = () =>
      site.log.filter(
        ({ level, detail }) => level === 'warn' && detail.reference === depositor.reference,
      ).length;
    const before = warned();
    await depositor.tell({ paymentId: 'pay_second' });
    await expectReview('paid 1; also paid 200000 VND by pay_second');
    expect(warned()).toBe(before + 1);
  });

  it('E15 is noted when it is a second one for a paid deposit, which stays paid', async () => {
    await depositor.tell();
    await depositor.tell({ paymentId: 'pay_second' });
    expect(await depositor.outcome()).toEqual([200_000n, 'paid']);
    expect(await depositor.note()).toBe('also paid 200000 VND by pay_second');
  });

  it('E15 is noted when the gateway later reports another amount', async () => {
    await depositor.tell();
    await depositor.tell({ amount: '5' });
    expect(await depositor.outcome()).toEqual([200_000n, 'paid']);
    expect(await depositor.note()).toMatch(/^also paid 5 VND by pay_/);
  });

  it('E15 is noted once for every further one of a paid deposit', async () => {
    await depositor.tell();
    for (const paymentId of ['pay_second', 'pay_third', 'pay_second'])
      await depositor.tell({ paymentId });
    expect(await depositor.note()).toBe(
      'also paid 200000 VND by pay_second; also paid 200000 VND by pay_third',
    );
  });

  it('E15 goes to review when credited to another deposit: none counts twice', async () => {
    const other = await Depositor.at(site);
    await other.tell();
    const { paymentId } = site.gateway.news(other.reference);
    await site.query('update deposit set gateway_payment_id = null where reference = $1', [
      depositor.reference,
    ]);
    expect((await depositor.tell({ paymentId })).status).toBe(200);
    await expectReview('not credited: payment_matched_before');
  });

  const later = (seconds: number) =>
    new Date(
      Date.parse(site.gateway.news(depositor.reference).occurredAt) + seconds * 1000,
    ).toISOString();
  const warnings = () =>
    site.log.filter(
      ({ level, detail }) =>
        level === 'warn' &&
        detail.reference === depositor.reference &&
        detail.outcome === 'taken_back',
    ).length;

  it.each(['failed', 'expired'])(
    'E15 CSH-02 is noted as reversed when it later has %s: no money moves by itself',
    async (status) => {
      await depositor.tell();
      await depositor.tell({ status, occurredAt: later(60) });
      expect([...(await depositor.outcome()), await credits()]).toEqual([200_000n, 'paid', 1]);
      expect([await depositor.note(), warnings()]).toEqual(['taken back by the gateway', 1]);
      const cashier = await staffAt(site, 'cashier');
      const { list } = await depositQueue(site, cashier, 'attention');
      expect(list.map(({ reference }) => reference)).toContain(depositor.reference);
      expect(
        (await lookAtDeposit(site, cashier, depositor.reference)).value.events.at(-1),
      ).toMatchObject({
        outcome: 'taken_back',
        reason: 'taken back by the gateway',
      });
    },
  );

  it.each([0, -60])(
    'E15 CSH-02 is unaffected by a failure reported from %i seconds after it',
    async (seconds) => {
      await depositor.tell();
      await depositor.tell({ status: 'failed', occurredAt: later(seconds) });
      expect([await depositor.note(), warnings()]).toEqual([null, 0]);
    },
  );

  it('E15 CSH-02 is noted as reversed once, however often the gateway reports it', async () => {
    await depositor.tell();
    await depositor.tell({ paymentId: 'pay_second' });
    const { occurredAt, eventId } = { occurredAt: later(60), eventId: freshName() };
    for (const id of [eventId, eventId, freshName()])
      await depositor.tell({ status: 'failed', occurredAt, eventId: id });
    expect(await depositor.note()).toBe(
      'also paid 200000 VND by pay_second; taken back by the gateway',
    );
  });

  it('E15 CSH-02 is noted as reversed with its number when it is a second one', async () => {
    await depositor.tell();
    await depositor.tell({ status: 'failed', paymentId: 'pay_second', occurredAt: later(60) });
    expect(await depositor.note()).toBe('taken back by the gateway: pay_second');
  });

  it('E6 goes to review when the purse cannot hold it', async () => {
    await fillPurse(site, depositor.id);
    const before = await depositor.balance();
    expect((await depositor.tell()).status).toBe(200);
    expect(await depositor.outcome()).toEqual([before, 'review']);
    expect(await depositor.note()).toBe('not credited: amount_out_of_range');
  });
});

describe('K13 a malformed webhook', () => {
  it.each([
    ['an extra field', { bonus: '5' }],
    ['a numeric amount', { amount: 200000 }],
    ['a fraction of a unit', { amount: '200000.5' }],
    ['an unknown status', { status: 'pending' }],
    ['an invalid time', { occurredAt: '2026-13-45T00:00:00Z' }],
  ])('E5 D8 is rejected for %s', async (_what, change) => {
    const news = { ...site.gateway.news(depositor.reference), ...change };
    expect(await site.webhook(news)).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input' },
    });
    expect((await depositor.lookUp()).status).toBe('pending');
  });

  it('D1 cannot be sent by a member', async () => {
    const answer = await site.client
      .raw('POST', endpoints.paymentWebhook.path.replace(':gateway', 'paygate'))
      .set(credentialsOf(depositor.token))
      .set('content-type', 'application/json')
      .send('{}');
    expect(answer.body).toMatchObject({ code: 'bad_signature' });
  });
});
