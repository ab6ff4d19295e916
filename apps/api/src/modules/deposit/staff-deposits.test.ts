import { endpoints } from '@lantern/contracts';
import { postTransfers } from '@lantern/database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Depositor } from '../../../testing/depositor.ts';
import { lookUp, openDeposit } from '../../../testing/deposits.ts';
import { fillPurse } from '../../../testing/fill-purse.ts';
import { verdictOf } from '../../../testing/player.ts';
import { housePurseOf } from '../../../testing/purses.ts';
import { staffAt } from '../../../testing/staff.ts';
import {
  attendTo,
  declaredTransfer,
  depositQueue,
  lookAtDeposit,
  matchByTwo,
  matchIt,
  openTransfer,
  rejectIt,
} from '../../../testing/staff-deposits.ts';
import { auditOf, decideOn } from '../../../testing/staff-withdrawals.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

type Person = Awaited<ReturnType<typeof staffAt>>;
let cashier: Person;
let reviewer: Person;
let stranger: Person;
let token: string;
let memberId: string;
beforeAll(async () => {
  cashier = await staffAt(site, 'cashier');
  reviewer = await staffAt(site, 'reviewer');
  stranger = await staffAt(site, 'cashier', 'harbor');
});
beforeEach(async () => {
  ({ token, customerId: memberId } = await site.register());
});

const statusOf = async (reference: string) => (await lookUp(site, token, reference)).status;

describe('OPR-02 the queue of deposits', () => {
  it('OPR-02 lists waiting deposits with their age and decision deadline', async () => {
    const { reference } = await declaredTransfer(site, token);
    const { list, waiting } = await depositQueue(site, cashier, 'review');
    const shown = list.find((one) => one.reference === reference);
    expect(shown).toMatchObject({
      kind: 'bank',
      gateway: 'bank',
      amount: '200000',
      doubt: 'the member has paid',
    });
    expect(shown?.memo).toBe(reference.replace('-', ''));
    expect(Date.parse(shown?.dueBy ?? '') - Date.parse(shown?.waitingSince ?? '')).toBe(
      15 * 60_000,
    );
    expect(waiting.review).toBe(list.length);
  });

  it('OPR-02 lists undeclared transfers in a queue of their own', async () => {
    const { reference } = await openTransfer(site, token);
    const inQueue = async (queue: string) =>
      (await depositQueue(site, cashier, queue)).list.some((one) => one.reference === reference);
    expect([await inQueue('waiting'), await inQueue('review'), await inQueue('all')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('OPR-02 shows the brand’s name of a method, and the code of a removed one', async () => {
    const { reference } = await openTransfer(site, token);
    const methodIn = async (language: string) =>
      (
        await site.client.call(endpoints.staffDeposit, {
          ...cashier,
          language,
          query: { reference },
        })
      ).value.method;
    expect([await methodIn('en'), await methodIn('vi')]).toEqual(['Bank transfer', 'Chuyển khoản']);
    await site.query("update deposit set method = 'older-way' where reference = $1", [reference]);
    expect(await methodIn('en')).toBe('older-way');
  });

  it('OPR-02 finds a deposit by exact reference, memo, member or payment number', async () => {
    const { reference } = await declaredTransfer(site, token);
    const number = `FT${freshName()}`;
    await matchIt(site, cashier, reference, {
      payment: `${number.slice(0, 4)}-${number.slice(4)}`,
    });
    await declaredTransfer(site, (await site.register()).token);
    const { username } = (await lookAtDeposit(site, cashier, reference)).value.member;
    const find = async (search: string, queue = 'all', person = cashier) =>
      (await depositQueue(site, person, queue, search)).list.map((one) => one.reference);
    const memo = reference.replace('-', '').toLowerCase();
    for (const typed of [
      reference,
      ` ${reference.toLowerCase()} `,
      memo,
      username.toUpperCase(),
      number.toLowerCase(),
    ])
      expect([typed, await find(typed)]).toEqual([typed, [reference]]);
    for (const typed of [reference.slice(0, -1), username.slice(0, -1), '%', "'", 'không có'])
      expect([typed, await find(typed)]).toEqual([typed, []]);
    expect(await find(reference, 'review')).toEqual([]);
    expect([await find(reference, 'all', stranger), await find(number, 'all', stranger)]).toEqual([
      [],
      [],
    ]);
  });

  it('OPR-02 counts the search results, and every whole queue', async () => {
    const { reference } = await declaredTransfer(site, token);
    const whole = await depositQueue(site, cashier, 'review');
    const found = await depositQueue(site, cashier, 'review', reference);
    expect(found).toMatchObject({ total: 1, totalPages: 1, waiting: whole.waiting });
    expect(whole.total).toBe(whole.waiting.review);
  });

  it('D2 lists only the own brand', async () => {
    const { reference } = await declaredTransfer(site, token);
    for (const answer of [
      await lookAtDeposit(site, stranger, reference),
      await matchIt(site, stranger, reference),
      await rejectIt(site, stranger, reference),
      await attendTo(site, stranger, reference),
    ])
      expect(answer).toMatchObject({ status: 404, reply: { code: 'deposit_not_found' } });
    const { list } = await depositQueue(site, stranger, 'all');
    expect(list.map((one) => one.reference)).not.toContain(reference);
  });

  it('OPR-01 accepts actions only from roles that allow them', async () => {
    const { reference } = await declaredTransfer(site, token);
    const support = await staffAt(site, 'support');
    expect((await lookAtDeposit(site, support, reference)).status).toBe(200);
    expect(await matchIt(site, support, reference)).toMatchObject({
      status: 403,
      reply: { code: 'permission_denied' },
    });
  });
});

describe('OPR-02 CSH-01 a match', () => {
  it('CSH-01 credits what arrived from the brand’s bank, and records who matched it', async () => {
    const { reference } = await declaredTransfer(site, token);
    const { value } = await matchIt(site, cashier, reference);
    expect(value).toMatchObject({
      status: 'paid',
      credited: '200000',
      fee: '0',
      payment: `FT${reference.replace('-', '')}`,
      doubt: null,
    });
    expect([await site.balanceOf(token), await statusOf(reference)]).toEqual([200_000n, 'paid']);
    const [from] = await site.query(
      `select p.purpose from transfer t join purse p on p.id = t.from_purse
        join deposit d on t.key = 'deposit:' || d.id where d.reference = $1`,
      [reference],
    );
    expect(from).toEqual({ purpose: 'house_bank' });
    expect(await auditOf(site, reference)).toEqual([
      { actor: cashier.username, action: 'deposit_matched', reason: 'found at the bank' },
    ]);
  });

  it('CSH-01 credits the amount that arrived, even if it is not the requested one', async () => {
    const { reference } = await openTransfer(site, token);
    await matchByTwo(site, [cashier, reviewer], reference, { amount: '123456' });
    expect([await site.balanceOf(token), (await lookUp(site, token, reference)).amount]).toEqual([
      123_456n,
      '123456',
    ]);
  });

  it.each(['expired', 'failed'])(
    'CSH-01 of a transfer that is %s already credits it: the money may be late',
    async (status) => {
      const { reference } = await openTransfer(site, token);
      await site.query('update deposit set status = $2 where reference = $1', [reference, status]);
      await matchByTwo(site, [cashier, reviewer], reference);
      expect(await site.balanceOf(token)).toBe(200_000n);
    },
  );

  it('E2 happens once, however many staff members match it at once', async () => {
    const { reference } = await declaredTransfer(site, token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        matchIt(site, cashier, reference, { payment: `FT${reference}${nth}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ reply }) => !reply.success && reply.code === 'deposit_decided'),
    ).toHaveLength(9);
    expect(await site.balanceOf(token)).toBe(200_000n);
  });

  it('E2 credits a bank transaction once, even if it fits several deposits', async () => {
    const [one, two] = [await declaredTransfer(site, token), await declaredTransfer(site, token)];
    const payment = `FT${one.reference}`;
    await matchIt(site, cashier, one.reference, { payment });
    expect(verdictOf(await matchIt(site, cashier, two.reference, { payment }))).toBe(
      'payment_matched_before',
    );
    expect([await site.balanceOf(token), await statusOf(two.reference)]).toEqual([
      200_000n,
      'review',
    ]);
  });

  it.each([
    ['in small letters', (payment: string) => payment.toLowerCase()],
    [
      'with spaces',
      (payment: string) => ` ${payment.replace('FT', 'FT 26\u00a0')} `.replace('26', ''),
    ],
    ['with hyphens', (payment: string) => payment.replace('FT', 'F-T\u2011')],
  ])('E2 CSH-01 recognises a bank transaction number %s', async (_what, typed) => {
    const [one, two] = [await declaredTransfer(site, token), await declaredTransfer(site, token)];
    const payment = `FT${one.reference.replace('-', '')}`;
    expect((await matchIt(site, cashier, one.reference, { payment })).value.payment).toBe(payment);
    expect(
      verdictOf(await matchIt(site, cashier, two.reference, { payment: typed(payment) })),
    ).toBe('payment_matched_before');
    expect(await site.balanceOf(token)).toBe(200_000n);
  });

  it('E2 CSH-01 stores and shows a bank transaction number in one form', async () => {
    const { reference } = await declaredTransfer(site, token);
    const { value } = await matchIt(site, cashier, reference, {
      payment: ` ft-26 326 ${reference.toLowerCase()} `,
    });
    const payment = `FT26326${reference.replace('-', '')}`;
    expect([value.payment, value.events.at(-1)?.payment]).toEqual([payment, payment]);
  });

  it.each(['F-T 1', '- - -', 'ab -'])(
    'E5 CSH-01 rejects a bank transaction number as short as %j',
    async (payment) => {
      const { reference } = await declaredTransfer(site, token);
      expect(await matchIt(site, cashier, reference, { payment })).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input', value: { fields: ['payment'] } },
      });
      expect(await statusOf(reference)).toBe('review');
    },
  );

  it('E15 CSH-02 of a gateway payment counts at the time of the gateway’s report', async () => {
    const member = await Depositor.at(site);
    const { occurredAt, paymentId: payment } = site.gateway.news(member.reference);
    const minutesLater = (minutes: number) =>
      new Date(Date.parse(occurredAt) + minutes * 60_000).toISOString();
    await member.tell({ status: 'expired', occurredAt: minutesLater(30) });
    await member.tell({ occurredAt: minutesLater(45) });
    await matchIt(site, cashier, member.reference, { payment });
    const [row] = await site.query<{ paidAt: Date }>(
      'select paid_at from deposit where reference = $1',
      [member.reference],
    );
    expect(row?.paidAt.toISOString()).toBe(minutesLater(45));
  });

  it.each(['1970-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z'])(
    'E15 of a gateway payment counts on the day of its report, if it claims %s',
    async (occurredAt) => {
      const member = await Depositor.at(site);
      await member.tell({ occurredAt });
      await matchIt(site, cashier, member.reference, {
        payment: site.gateway.news(member.reference).paymentId,
      });
      const [row] = await site.query<{ late: boolean }>(
        `select d.paid_at = e.received_at as late from deposit d
            join gateway_event e on e.deposit_id = d.id and e.outcome = 'review'
          where d.reference = $1`,
        [member.reference],
      );
      expect(row).toEqual({ late: true });
    },
  );

  it('E15 stores the number of a gateway payment unchanged', async () => {
    const member = await Depositor.at(site);
    await member.tell({ amount: '150000', paymentId: 'pay-First' });
    const { value } = await matchIt(site, cashier, member.reference, {
      amount: '150000',
      payment: 'pay-First',
    });
    expect(value.payment).toBe('pay-First');
  });

  describe('of one of two payments', () => {
    let member: Depositor;
    beforeEach(async () => {
      member = await Depositor.at(site);
      await member.tell({ amount: '150000', paymentId: `pay_a${member.reference}` });
      await member.tell({ amount: '250000', paymentId: `pay_b${member.reference}` });
    });
    const queued = async () =>
      (await depositQueue(site, cashier, 'attention')).list.filter(
        ({ reference }) => reference === member.reference,
      );

    it.each([
      ['a', '150000', 'b', '250000'],
      ['b', '250000', 'a', '150000'],
    ])(
      'E15 leaves the other one open for review: pay_%s for %s',
      async (one, amount, other, left) => {
        await matchIt(site, cashier, member.reference, {
          amount,
          payment: `pay_${one}${member.reference}`,
        });
        expect(await member.outcome()).toEqual([BigInt(amount), 'paid']);
        const doubt = `also paid ${left} VND by pay_${other}${member.reference}`;
        expect(await queued()).toMatchObject([{ doubt, status: 'paid' }]);
        await attendTo(site, cashier, member.reference);
        expect(await queued()).toEqual([]);
      },
    );

    it('E15 leaves no payment open that was credited to another deposit', async () => {
      const other = await Depositor.at(site);
      await other.tell({ amount: '1' });
      await matchByTwo(site, [cashier, reviewer], other.reference, {
        amount: '250000',
        payment: `pay_b${member.reference}`,
      });
      await matchIt(site, cashier, member.reference, {
        amount: '150000',
        payment: `pay_a${member.reference}`,
      });
      expect(await queued()).toEqual([]);
    });

    it('E15 when rejected, leaves the other payment open for review', async () => {
      await rejectIt(site, cashier, member.reference);
      expect(await member.outcome()).toEqual([0n, 'failed']);
      expect(await queued()).toMatchObject([
        { doubt: `also paid 250000 VND by pay_b${member.reference}` },
      ]);
      expect((await attendTo(site, cashier, member.reference)).value.doubt).toBeNull();
    });
  });

  it('E7 must be in the brand’s currency', async () => {
    const { reference } = await declaredTransfer(site, token);
    expect(verdictOf(await matchIt(site, cashier, reference, { currency: 'PHP' }))).toBe(
      'wrong_currency',
    );
  });

  it.each(['0', '-1', '1.5', '1e3', ''])('E5 rejects the amount %j', async (amount) => {
    const { reference } = await declaredTransfer(site, token);
    expect(verdictOf(await matchIt(site, cashier, reference, { amount }))).toBe('invalid_input');
    expect(await site.balanceOf(token)).toBe(0n);
  });

  it('E6 beyond the purse’s capacity changes nothing', async () => {
    const { reference } = await declaredTransfer(site, token);
    await fillPurse(site, memberId);
    expect(verdictOf(await matchIt(site, cashier, reference))).toBe('amount_out_of_range');
    expect(await statusOf(reference)).toBe('review');
  });

  it('E15 F6 repays the member’s debt first', async () => {
    const [debt] = await site.query<{ id: string }>(
      `insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
       select uuid_v7(), brand_id, member_id, 'receivable', currency, true from purse
        where member_id = $1 and purpose = 'main' returning id`,
      [memberId],
    );
    const to = await housePurseOf(site, 'house_games');
    const owed = {
      key: freshName(),
      from: debt?.id ?? '',
      to,
      amount: 50_000n,
      kind: 'win_rollback_debt',
    };
    await postTransfers(site.site.db.pool, [[owed]]);
    const { reference } = await declaredTransfer(site, token);
    await matchIt(site, cashier, reference);
    expect(await site.balanceOf(token)).toBe(150_000n);
  });

  it('E15 of a mismatched gateway payment becomes the deposit’s payment', async () => {
    const member = await Depositor.at(site);
    await member.tell({ amount: '150000', paymentId: 'pay_first' });
    expect((await lookAtDeposit(site, cashier, member.reference)).value.events).toMatchObject([
      { outcome: 'review', amount: '150000', payment: 'pay_first' },
    ]);
    await matchIt(site, cashier, member.reference, { amount: '150000', payment: 'pay_first' });
    expect([...(await member.outcome()), await member.note()]).toEqual([150_000n, 'paid', null]);
    await member.tell({ amount: '150000', paymentId: 'pay_first' });
    expect(await member.note()).toBeNull();
    await member.tell({ amount: '200000' });
    expect(await member.note()).toMatch(/^also paid 200000 VND by pay_/);
  });

  it('E15 of a gateway payment credited to another deposit is rejected', async () => {
    const [paid, other] = [await Depositor.at(site), await Depositor.at(site)];
    await paid.tell();
    const { paymentId: payment } = site.gateway.news(paid.reference);
    await other.tell({ paymentId: payment });
    expect(verdictOf(await matchIt(site, cashier, other.reference, { payment }))).toBe(
      'payment_matched_before',
    );
    expect(await other.outcome()).toEqual([0n, 'review']);
  });

  it('E15 is rejected while the deposit waits for its gateway', async () => {
    const member = await Depositor.at(site);
    expect(verdictOf(await matchIt(site, cashier, member.reference))).toBe('deposit_decided');
    expect(verdictOf(await rejectIt(site, cashier, member.reference))).toBe('deposit_decided');
  });
});

describe('E16 a match at or above the brand’s limit', () => {
  const large = '60000000';
  // The day of one person counts too; each test has a new one.
  beforeEach(async () => {
    cashier = await staffAt(site, 'cashier');
  });

  it('E16 needs a proposer and another approver, and moves nothing before', async () => {
    const { reference } = await declaredTransfer(site, token, large);
    const { value } = await matchIt(site, cashier, reference, { amount: large });
    expect([value.status, value.proposalId !== null, await site.balanceOf(token)]).toEqual([
      'review',
      true,
      0n,
    ]);
    expect(verdictOf(await decideOn(site, cashier, reference))).toMatch(
      /^(permission_denied|same_person)$/,
    );
    expect((await decideOn(site, reviewer, reference)).status).toBe(200);
    expect([await site.balanceOf(token), await statusOf(reference)]).toEqual([60_000_000n, 'paid']);
    expect((await auditOf(site, reference)).map(({ action }) => action)).toEqual([
      'proposal_made',
      'proposal_approved',
    ]);
  });

  it('E16 includes what the staff credited to the member on the same day', async () => {
    const [one, other] = [
      await declaredTransfer(site, token, '49900000'),
      await declaredTransfer(site, token, '100000'),
    ];
    expect((await matchIt(site, cashier, one.reference, { amount: '49900000' })).value.status).toBe(
      'paid',
    );
    const { value } = await matchIt(site, cashier, other.reference, { amount: '100000' });
    expect([value.status, value.proposalId !== null]).toEqual(['review', true]);
    expect(await site.balanceOf(token)).toBe(49_900_000n);
  });

  it('E16 excludes other days, and what a gateway reported', async () => {
    const { reference } = await declaredTransfer(site, token, '49900000');
    await matchIt(site, cashier, reference, { amount: '49900000' });
    await site.query(
      "update deposit set settled_at = settled_at - interval '1 day' where reference = $1",
      [reference],
    );
    await site.webhook(site.gateway.news((await openDeposit(site, token)).reference));
    const other = await declaredTransfer(site, token, '49800000');
    expect(
      (await matchIt(site, cashier, other.reference, { amount: '49800000' })).value.status,
    ).toBe('paid');
  });

  it('E3 E16 rejects the key of another proposal, even after its reply was deleted', async () => {
    const [one, other] = [
      await declaredTransfer(site, token, large),
      await declaredTransfer(site, token, large),
    ];
    const key = freshName();
    await matchIt(site, cashier, one.reference, { amount: large }, key);
    await site.query('delete from idempotency where key = $1', [key]);
    const answer = await matchIt(site, cashier, other.reference, { amount: large }, key);
    expect(answer).toMatchObject({ status: 422, reply: { code: 'idempotency_key_reused' } });
    expect(
      await site.query('select 1 from proposal where subject = $1', [other.reference]),
    ).toEqual([]);
  });

  it('E3 E16 rejects a key used with another amount for the same deposit', async () => {
    const { reference } = await declaredTransfer(site, token, large);
    const key = freshName();
    await matchIt(site, cashier, reference, { amount: large }, key);
    await site.query('delete from idempotency where key = $1', [key]);
    const answer = await matchIt(site, cashier, reference, { amount: '60000001' }, key);
    expect(answer).toMatchObject({ status: 422, reply: { code: 'idempotency_key_reused' } });
  });

  it('E16 is pending once: no other proposal or rejection is accepted meanwhile', async () => {
    const { reference } = await declaredTransfer(site, token, large);
    await matchIt(site, cashier, reference, { amount: large });
    expect(verdictOf(await matchIt(site, cashier, reference, { amount: large }))).toBe(
      'proposal_open',
    );
    expect(verdictOf(await rejectIt(site, cashier, reference))).toBe('proposal_open');
    await decideOn(site, reviewer, reference, 'rejectProposal');
    expect((await rejectIt(site, cashier, reference)).value.status).toBe('failed');
  });

  it('E2 E16 of a transfer credited meanwhile is refused, and stays open', async () => {
    const [one, two] = [
      await declaredTransfer(site, token, large),
      await declaredTransfer(site, token),
    ];
    const payment = `FT${one.reference}`;
    await matchIt(site, cashier, one.reference, { amount: large, payment });
    await matchIt(site, cashier, two.reference, { payment });
    expect(verdictOf(await decideOn(site, reviewer, one.reference))).toBe('payment_matched_before');
    expect(await site.balanceOf(token)).toBe(200_000n);
  });

  it('E2 E16 CSH-01 shows the approver the number in its stored form', async () => {
    const { reference } = await declaredTransfer(site, token, large);
    const { value } = await matchIt(site, cashier, reference, {
      amount: large,
      payment: `ft ${reference}`,
    });
    const [proposed] = await site.query('select payload from proposal where id = $1', [
      value.proposalId,
    ]);
    expect(proposed).toMatchObject({ payload: { payment: `FT${reference.replace('-', '')}` } });
    await decideOn(site, reviewer, reference);
    expect((await lookAtDeposit(site, cashier, reference)).value.payment).toBe(
      `FT${reference.replace('-', '')}`,
    );
  });

  it('E6 E16 beyond the purse’s capacity is refused', async () => {
    const { reference } = await declaredTransfer(site, token, large);
    await matchIt(site, cashier, reference, { amount: large });
    await fillPurse(site, memberId);
    expect(verdictOf(await decideOn(site, reviewer, reference))).toBe('amount_out_of_range');
  });
});

describe('OPR-02 a deposit rejected by the staff', () => {
  it('OPR-02 is closed, and the member reads why', async () => {
    const { reference } = await declaredTransfer(site, token);
    expect((await rejectIt(site, cashier, reference)).value).toMatchObject({
      status: 'failed',
      doubt: null,
    });
    expect(await lookUp(site, token, reference)).toMatchObject({
      status: 'failed',
      reason: 'nothing has arrived',
    });
    expect((await auditOf(site, reference)).map(({ action }) => action)).toEqual([
      'deposit_rejected',
    ]);
  });

  it('E15 is reopened by another payment, and not by the same one', async () => {
    const member = await Depositor.at(site);
    await member.tell({ amount: '150000', paymentId: 'pay_first' });
    await rejectIt(site, cashier, member.reference);
    await member.tell({ amount: '150000', paymentId: 'pay_first' });
    expect([...(await member.outcome()), await member.note()]).toEqual([0n, 'failed', null]);
    await member.tell({ paymentId: 'pay_second' });
    expect([...(await member.outcome()), await member.note()]).toEqual([
      0n,
      'review',
      'paid by pay_second',
    ]);
    await matchIt(site, cashier, member.reference, { payment: 'pay_second' });
    expect(await member.outcome()).toEqual([200_000n, 'paid']);
  });
});

describe('OPR-02 a payment to review on a closed deposit', () => {
  it('OPR-02 is in a queue until a staff member resolves it', async () => {
    const member = await Depositor.at(site);
    await member.tell();
    await member.tell({ paymentId: 'pay_second' });
    const inQueue = async () =>
      (await depositQueue(site, cashier, 'attention')).list.some(
        ({ reference }) => reference === member.reference,
      );
    expect(await inQueue()).toBe(true);
    expect((await attendTo(site, cashier, member.reference)).value).toMatchObject({
      status: 'paid',
      doubt: null,
    });
    expect(await inQueue()).toBe(false);
    expect(verdictOf(await attendTo(site, cashier, member.reference))).toBe('deposit_decided');
  });
});

describe('OPR-02 CSH-01 the possible actions on a deposit', () => {
  const decisionsAt = async (reference: string) =>
    (await lookAtDeposit(site, cashier, reference)).value.decisions;
  const put = (reference: string, status: string, doubt: string | null = null) =>
    site.query('update deposit set status = $2, review_reason = $3 where reference = $1', [
      reference,
      status,
      doubt,
    ]);

  it.each([
    ['pending', null, ['match', 'reject']],
    ['review', 'the member has paid', ['match', 'reject']],
    ['expired', null, ['match']],
    ['failed', null, ['match']],
    ['failed', 'anything', ['match', 'attend']],
    ['paid', null, []],
    ['paid', 'the member is excluded', ['attend']],
  ] as const)('OPR-02 for a transfer that is %s (%s): %j', async (status, doubt, expected) => {
    const { reference } = await openTransfer(site, token);
    await put(reference, status, doubt);
    expect(await decisionsAt(reference)).toEqual(expected);
  });

  it.each([
    ['created', null, []],
    ['pending', null, []],
    ['review', 'paid 1', ['match', 'reject']],
    ['expired', null, []],
    ['failed', null, []],
    ['paid', 'also paid 5 VND by pay_second', ['attend']],
  ] as const)(
    'OPR-02 for a gateway deposit that is %s (%s): %j',
    async (status, doubt, expected) => {
      const { reference } = await Depositor.at(site);
      await put(reference, status, doubt);
      expect(await decisionsAt(reference)).toEqual(expected);
      await put(reference, 'failed');
    },
  );
});
