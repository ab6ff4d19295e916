import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import {
  auditOf,
  decideOn,
  queueOf,
  staffDo,
  staffLook,
} from '../../../testing/staff-withdrawals.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import {
  act,
  disputeIt,
  openWithdrawal,
  paidWithdrawal,
  pursesOf,
  statusOf,
  transfersOf,
  type Withdrawer,
  withdrawerWith,
} from '../../../testing/withdrawals.ts';

const site = useTestSite();

type Person = Awaited<ReturnType<typeof staffAt>>;
let cashier: Person;
let reviewer: Person;
let own: Withdrawer;
beforeAll(async () => {
  cashier = await staffAt(site, 'cashier');
  reviewer = await staffAt(site, 'reviewer');
  own = await withdrawerWith(site, 900_000_000n);
  await site.query(
    `update brand
        set settings =
          jsonb_set(jsonb_set(settings, '{withdrawal,perDayCount}', '1000'),
            '{withdrawal,fee,freePerDay}', '1000')
      where code = 'lantern'`,
  );
});

describe('CSH-03 paying', () => {
  const approved = async () => {
    const { reference } = await openWithdrawal(site, own);
    await staffDo(site, reviewer, 'approveWithdrawal', { reference });
    return reference;
  };

  it('CSH-03 by hand takes the money from the brand’s bank, with its reference', async () => {
    const reference = await approved();
    const { value } = await staffDo(site, cashier, 'payByHand', {
      reference,
      payoutReference: 'FT26326123',
    });
    expect(value).toMatchObject({ status: 'paid', payoutReference: 'FT26326123', gateway: null });
    const [row] = await site.query<{ purpose: string }>(
      `select p.purpose from transfer t join purse p on p.id = t.to_purse
        where t.key = 'withdrawal:' || (select id from withdrawal where reference = $1) || ':paid'`,
      [reference],
    );
    expect(row?.purpose).toBe('house_bank');
    expect(
      verdictOf(
        await staffDo(site, cashier, 'payByHand', { reference, payoutReference: 'FT26326124' }),
      ),
    ).toBe('withdrawal_decided');
  });

  it('E2 CSH-03 by hand counts once per bank number, in any spelling', async () => {
    const [one, other] = [await approved(), await approved()];
    await staffDo(site, cashier, 'payByHand', { reference: one, payoutReference: 'ft-26326 777' });
    expect((await staffLook(site, cashier, one)).value.payoutReference).toBe('FT26326777');
    const again = await staffDo(site, cashier, 'payByHand', {
      reference: other,
      payoutReference: 'FT 26326777',
    });
    expect(again).toMatchObject({ status: 409, reply: { code: 'payment_matched_before' } });
    expect(await statusOf(site, other)).toBe('approved');
    const found = (await queueOf(site, cashier, 'all', 'ft 26326-777')).list;
    expect(found.map(({ reference }) => reference)).toEqual([one]);
  });

  it('E1 CSH-03 by hand counts once for a number entered twice at the same time', async () => {
    const both = [await approved(), await approved()];
    const answers = await Promise.all(
      both.map((reference) =>
        staffDo(site, cashier, 'payByHand', { reference, payoutReference: 'FT26326888' }),
      ),
    );
    expect(answers.map(verdictOf).sort()).toEqual(['ok', 'payment_matched_before']);
    expect((await Promise.all(both.map((reference) => statusOf(site, reference)))).sort()).toEqual([
      'approved',
      'paid',
    ]);
  });

  it.each(['FT1', '- - -', 'ab -'])(
    'E5 CSH-03 by hand rejects a bank number as short as %j',
    async (payoutReference) => {
      const reference = await approved();
      expect(
        await staffDo(site, cashier, 'payByHand', { reference, payoutReference }),
      ).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input', value: { fields: ['payoutReference'] } },
      });
      expect(await statusOf(site, reference)).toBe('approved');
    },
  );

  it('CSH-03 by a gateway needs one that makes payouts', async () => {
    const reference = await approved();
    const nobody = await staffDo(site, cashier, 'sendPayout', { reference, gateway: 'piggy-bank' });
    expect(nobody).toMatchObject({ status: 409, reply: { code: 'payout_unavailable' } });
    const { value } = await staffDo(site, cashier, 'sendPayout', { reference, gateway: 'paygate' });
    expect(value).toMatchObject({ status: 'paying', gateway: 'paygate', gateways: ['paygate'] });
    expect(
      verdictOf(await staffDo(site, cashier, 'sendPayout', { reference, gateway: 'paygate' })),
    ).toBe('withdrawal_decided');
  });

  /** Moves the payout request into the past, so that no follow-up is running. */
  const sent = async () => {
    const reference = await approved();
    await staffDo(site, cashier, 'sendPayout', { reference, gateway: 'paygate' });
    await site.query(
      "update withdrawal set asked_at = now() - interval '1 minute' where reference = $1",
      [reference],
    );
    return reference;
  };

  it('CSH-03 unreported by its gateway is settled as paid by one person', async () => {
    const early = await approved();
    expect(
      verdictOf(
        await staffDo(site, cashier, 'settlePayout', { reference: early, outcome: 'paid' }),
      ),
    ).toBe('withdrawal_decided');
    const reference = await sent();
    const before = await pursesOf(site, own.id);
    await staffDo(site, cashier, 'settlePayout', { reference, outcome: 'paid' });
    expect(await statusOf(site, reference)).toBe('paid');
    expect((await pursesOf(site, own.id)).main).toBe(before.main);
    expect((await auditOf(site, reference)).at(-1)).toMatchObject({ action: 'withdrawal_paid' });
  });

  it('E16 CSH-03 unreported by its gateway is not settled by a new person', async () => {
    const reference = await sent();
    const newcomer = await staffAt(site, 'cashier');
    await site.query("update staff set counts_from = now() + interval '1 day' where id = $1", [
      newcomer.id,
    ]);
    expect(
      verdictOf(await staffDo(site, newcomer, 'settlePayout', { reference, outcome: 'paid' })),
    ).toBe('person_too_new');
    expect(await statusOf(site, reference)).toBe('paying');
  });

  it('E16 CSH-03 unreported by its gateway is settled as failed by two', async () => {
    const reference = await sent();
    const before = await pursesOf(site, own.id);
    const { value } = await staffDo(site, cashier, 'settlePayout', {
      reference,
      outcome: 'failed',
    });
    expect(value).toMatchObject({ status: 'paying', proposalId: expect.any(String) });
    expect(await pursesOf(site, own.id)).toEqual(before);
    expect(
      verdictOf(await staffDo(site, reviewer, 'settlePayout', { reference, outcome: 'failed' })),
    ).toBe('proposal_open');
    expect(verdictOf(await decideOn(site, cashier, reference))).toBe('permission_denied');
    expect(verdictOf(await decideOn(site, reviewer, reference))).toBe('ok');
    expect(await statusOf(site, reference)).toBe('failed');
    expect((await pursesOf(site, own.id)).main).toBe((before.main ?? 0n) + 200_000n);
    expect((await auditOf(site, reference)).map(({ action }) => action)).toContain(
      'withdrawal_failed',
    );
  });

  it('M3 H7 returns nothing while a gateway may still be asked to pay', async () => {
    const reference = await sent();
    await staffDo(site, cashier, 'settlePayout', { reference, outcome: 'failed' });
    await site.query('update withdrawal set asked_at = now() where reference = $1', [reference]);
    expect(verdictOf(await decideOn(site, reviewer, reference))).toBe('payout_under_way');
    expect(await statusOf(site, reference)).toBe('paying');
  });

  it('M3 returns nothing that the gateway has paid meanwhile', async () => {
    const reference = await sent();
    await staffDo(site, cashier, 'settlePayout', { reference, outcome: 'failed' });
    await act(site, 'settle', reference, 'paid', 'PO-1', 'gateway');
    expect(verdictOf(await decideOn(site, reviewer, reference))).toBe('withdrawal_decided');
    expect(await statusOf(site, reference)).toBe('paid');
  });

  it('H7 leaves the review list after it is resolved', async () => {
    const { reference } = await paidWithdrawal(site, own);
    await site.query(
      "update withdrawal set attention = 'failed by out after paid' where reference = $1",
      [reference],
    );
    const listed = async () =>
      (await queueOf(site, cashier, 'attention')).list.map((one) => one.reference);
    expect(await listed()).toEqual([reference]);
    await staffDo(site, cashier, 'attendWithdrawal', {
      reference,
      reason: 'The gateway was wrong.',
    });
    expect(await listed()).toEqual([]);
    expect(verdictOf(await staffDo(site, cashier, 'attendWithdrawal', { reference }))).toBe(
      'withdrawal_decided',
    );
  });
});

describe('CSH-04 disputes', () => {
  const disputed = async (said: object = {}) => {
    const { reference } = await paidWithdrawal(site, own);
    await disputeIt(site, own.token, { reference, ...said });
    return reference;
  };

  it('CSH-04 D11 show the staff the member’s proof', async () => {
    const reference = await disputed();
    const { proofs, status, received } = (await staffLook(site, reviewer, reference)).value;
    expect({ status, received, count: proofs.length }).toEqual({
      status: 'disputed',
      received: '0',
      count: 1,
    });
    expect((await site.client.raw('GET', proofs[0] ?? '')).status).toBe(200);
    expect((await queueOf(site, reviewer, 'disputed')).list.map((one) => one.reference)).toContain(
      reference,
    );
  });

  it('CSH-04 are settled as received by two people, and nothing is returned', async () => {
    const reference = await disputed();
    const before = await pursesOf(site, own.id);
    await staffDo(site, cashier, 'endDispute', { reference, decision: 'received' });
    expect(await statusOf(site, reference)).toBe('disputed');
    expect(
      verdictOf(await staffDo(site, reviewer, 'endDispute', { reference, decision: 'returned' })),
    ).toBe('proposal_open');
    expect(verdictOf(await decideOn(site, cashier, reference))).toBe('permission_denied');
    await decideOn(site, reviewer, reference);
    expect(await statusOf(site, reference)).toBe('settled');
    expect(await pursesOf(site, own.id)).toEqual(before);
  });

  it('CSH-04 return the missing amount, by two people', async () => {
    const reference = await disputed({ received: '150000', remaining: '50000' });
    const before = await pursesOf(site, own.id);
    await staffDo(site, cashier, 'endDispute', { reference, decision: 'returned' });
    await decideOn(site, reviewer, reference);
    expect(await statusOf(site, reference)).toBe('returned');
    expect((await pursesOf(site, own.id)).main).toBe((before.main ?? 0n) + 50_000n);
    expect(await transfersOf(site, reference)).toMatchObject({ withdrawal_returned: 1 });
  });

  it('H5 after settlement as received, only two people can return the money', async () => {
    const reference = await disputed();
    await staffDo(site, cashier, 'endDispute', { reference, decision: 'received' });
    await decideOn(site, reviewer, reference);
    const before = (await pursesOf(site, own.id)).main ?? 0n;
    for (const action of ['rejectWithdrawal', 'approveWithdrawal'] as const)
      expect(verdictOf(await staffDo(site, cashier, action, { reference }))).toBe(
        'withdrawal_decided',
      );
    expect(
      verdictOf(await staffDo(site, cashier, 'endDispute', { reference, decision: 'received' })),
    ).toBe('withdrawal_decided');
    await staffDo(site, cashier, 'endDispute', { reference, decision: 'returned' });
    expect((await pursesOf(site, own.id)).main).toBe(before);
    await decideOn(site, reviewer, reference);
    expect((await pursesOf(site, own.id)).main).toBe(before + 200_000n);
  });
});

describe('H5 after the automatic receipt', () => {
  const receivedByTime = async () => {
    const { reference } = await paidWithdrawal(site, own);
    await site.query('update withdrawal set confirm_by = now() where reference = $1', [reference]);
    await site.query('select withdrawal_receive_due(1000)');
    return reference;
  };

  it('H5 no action of the withdrawal returns the money', async () => {
    const reference = await receivedByTime();
    const before = await pursesOf(site, own.id);
    expect(await statusOf(site, reference)).toBe('received');
    expect(verdictOf(await disputeIt(site, own.token, { reference }))).toBe(
      'withdrawal_not_confirmable',
    );
    for (const decision of ['returned', 'received'])
      expect(verdictOf(await staffDo(site, cashier, 'endDispute', { reference, decision }))).toBe(
        'withdrawal_decided',
      );
    for (const action of ['rejectWithdrawal', 'approveWithdrawal'] as const)
      expect(verdictOf(await staffDo(site, cashier, action, { reference }))).toBe(
        'withdrawal_decided',
      );
    expect(
      verdictOf(await staffDo(site, cashier, 'settlePayout', { reference, outcome: 'failed' })),
    ).toBe('withdrawal_decided');
    expect(await pursesOf(site, own.id)).toEqual(before);
  });

  it('H5 E16 a missing amount is paid by an adjustment of two people', async () => {
    const reference = await receivedByTime();
    const before = (await pursesOf(site, own.id)).main ?? 0n;
    const { value } = await site.client.call(endpoints.proposeAdjustment, {
      ...{ token: cashier.token, key: freshName() },
      body: {
        ...{ memberId: own.id, direction: 'credit', amount: '200000', currency: 'VND' },
        reason: `${reference} never arrived, says the bank.`,
      },
    });
    const approve = ({ token }: Person) =>
      site.client.call(endpoints.approveProposal, {
        token,
        key: freshName(),
        body: { id: value.id },
      });
    expect(verdictOf(await approve(cashier))).toBe('permission_denied');
    expect((await pursesOf(site, own.id)).main).toBe(before);
    expect(verdictOf(await approve(reviewer))).toBe('ok');
    expect((await pursesOf(site, own.id)).main).toBe(before + 200_000n);
    expect(await statusOf(site, reference)).toBe('received');
    const { list } = (await site.client.call(endpoints.accountRecord, { token: own.token })).value;
    expect(list[0]).toMatchObject({ type: 'correction', kind: 'adjustment', amount: '200000' });
  });
});
