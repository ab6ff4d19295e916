import { endpoints } from '@lantern/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  cancelIt,
  lookAt,
  openWithdrawal,
  owe,
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

/** A new member's withdrawal, large enough to need two people. */
async function openLarge() {
  const member = await withdrawerWith(site, 50_000_000n);
  return { ...(await openWithdrawal(site, member, { amount: '20000000' })), token: member.token };
}

describe('OPR-02 the queue of withdrawals', () => {
  it('OPR-02 lists waiting ones, longest first, with their deadlines', async () => {
    const first = await openWithdrawal(site, own);
    const second = await openWithdrawal(site, own);
    const { list, waiting } = await queueOf(site, cashier, 'review');
    const ours = list.filter(({ reference }) =>
      [first.reference, second.reference].includes(reference),
    );
    expect(ours.map(({ reference }) => reference)).toEqual([first.reference, second.reference]);
    expect(waiting.review).toBe(list.length);
    const [shown] = ours;
    expect(shown).toMatchObject({
      amount: '200000',
      payout: '200000',
      proposalId: null,
      holdReason: null,
    });
    expect(shown?.account.accountNumber).toMatch(/^•+\d{4}$/);
    expect(Date.parse(shown?.dueBy ?? '') - Date.parse(shown?.waitingSince ?? '')).toBe(
      30 * 60_000,
    );
  });

  it('OPR-02 shows what helps to decide', async () => {
    const member = await withdrawerWith(site, 900_000n);
    const { reference } = await openWithdrawal(site, member);
    const facts = async () => (await staffLook(site, cashier, reference)).value.facts;
    expect(await facts()).toMatchObject({
      first: true,
      deposited: '0',
      withdrawn: '0',
      debt: '0',
      excluded: false,
      turnover: { left: '0', required: '0', staked: '0', covering: '0', coveredFromPercent: 60 },
      networks: [{ network: '127.0.0', country: null }],
    });
    await paidWithdrawal(site, member);
    expect(await facts()).toMatchObject({ first: false, withdrawn: '200000' });
  });

  it('OPR-02 can be searched by reference, member or payout number', async () => {
    const member = await withdrawerWith(site, 900_000n);
    const { reference } = await openWithdrawal(site, member);
    const payoutReference = `FT${freshName()}`;
    await staffDo(site, cashier, 'approveWithdrawal', { reference });
    await staffDo(site, cashier, 'payByHand', { reference, payoutReference });
    const { username } = (await staffLook(site, cashier, reference)).value.member;
    const stranger = await staffAt(site, 'owner', 'harbor');
    const find = async (search: string, queue = 'all', person = cashier) =>
      (await queueOf(site, person, queue, search)).list.map((one) => one.reference);
    for (const typed of [
      reference.replace('-', '').toLowerCase(),
      username.toUpperCase(),
      ` ${payoutReference} `,
    ])
      expect([typed, await find(typed), await find(typed, 'all', stranger)]).toEqual([
        typed,
        [reference],
        [],
      ]);
    const { list, total, waiting } = await queueOf(site, cashier, 'review', reference);
    expect([list, total, waiting]).toEqual([
      [],
      0,
      (await queueOf(site, cashier, 'review')).waiting,
    ]);
  });

  it('D2 shows only the own brand', async () => {
    const { reference } = await openWithdrawal(site, own);
    const stranger = await staffAt(site, 'owner', 'harbor');
    expect((await queueOf(site, stranger, 'all')).list).toEqual([]);
    expect(await staffLook(site, stranger, reference)).toMatchObject({
      status: 404,
      reply: { code: 'withdrawal_not_found' },
    });
    for (const action of [
      'approveWithdrawal',
      'rejectWithdrawal',
      'holdWithdrawal',
      'attendWithdrawal',
    ] as const)
      expect(verdictOf(await staffDo(site, stranger, action, { reference }))).toBe(
        'withdrawal_not_found',
      );
    const more = [
      await staffDo(site, stranger, 'sendPayout', { reference, gateway: 'paygate' }),
      await staffDo(site, stranger, 'payByHand', { reference, payoutReference: 'FT26326' }),
      await staffDo(site, stranger, 'settlePayout', { reference, outcome: 'paid' }),
      await staffDo(site, stranger, 'endDispute', { reference, decision: 'returned' }),
      await reveal(stranger, reference),
    ];
    expect(more.map(verdictOf)).toEqual(Array(5).fill('withdrawal_not_found'));
    expect(await statusOf(site, reference)).toBe('review');
  });

  it('OPR-01 accepts actions only from roles that allow them', async () => {
    const { reference } = await openWithdrawal(site, own);
    const support = await staffAt(site, 'support');
    expect((await staffLook(site, support, reference)).status).toBe(200);
    expect(verdictOf(await staffDo(site, support, 'approveWithdrawal', { reference }))).toBe(
      'permission_denied',
    );
    expect(verdictOf(await reveal(support, reference))).toBe('permission_denied');
  });
});

const reveal = ({ token, host }: Person, reference: string) =>
  site.client.call(endpoints.revealPayoutAccount, { token, host, body: { reference } });

describe('D9 the account of a payout', () => {
  it('D9 is shown in full for paying, which is audited', async () => {
    const { reference, account } = await openWithdrawal(site, own);
    const { value } = await reveal(cashier, reference);
    expect(value.accountNumber).toMatch(/^\d{10}$/);
    expect(value.accountNumber.slice(-4)).toBe(account.accountNumber.slice(-4));
    expect(await auditOf(site, reference)).toMatchObject([
      { actor: cashier.username, action: 'payout_account_revealed' },
    ]);
    expect(JSON.stringify(site.log)).not.toContain(value.accountNumber);
  });

  it('D9 is shown to a reviewer before the approval, with the member’s name', async () => {
    const { reference } = await openWithdrawal(site, own);
    const { value } = await reveal(reviewer, reference);
    expect(value).toMatchObject({ holderName: 'NGUYEN VAN AN', memberName: 'NGUYEN VAN AN' });
    expect(await auditOf(site, reference)).toMatchObject([
      { actor: reviewer.username, action: 'payout_account_revealed' },
    ]);
  });

  it('D9 is masked for all others who see the withdrawal, and so is the name', async () => {
    const { reference, account } = await openWithdrawal(site, own);
    const { value } = await staffLook(site, cashier, reference);
    const told = {
      bankName: account.bankName,
      accountNumber: account.accountNumber,
      holderName: 'N•••N',
    };
    expect(value.account).toEqual(told);
    expect((await reveal(cashier, reference)).value.holderName).toBe(account.holderName);
  });
});

describe('CSH-03 review', () => {
  it('CSH-03 approves a small one by one person', async () => {
    const { reference } = await openWithdrawal(site, own);
    const { value } = await staffDo(site, cashier, 'approveWithdrawal', { reference });
    expect(value).toMatchObject({ status: 'approved', proposalId: null });
    expect(value.timeline.at(-1)).toMatchObject({
      status: 'approved',
      by: 'staff',
      staff: cashier.username,
    });
    expect(await auditOf(site, reference)).toMatchObject([
      { actor: cashier.username, action: 'withdrawal_approved', reason: 'as the papers say' },
    ]);
  });

  it('OPR-02 E16 approves a large one by two people', async () => {
    const { reference } = await openLarge();
    const { value } = await staffDo(site, cashier, 'approveWithdrawal', { reference });
    expect(value.status).toBe('review');
    expect(value.proposalId).not.toBeNull();
    expect(verdictOf(await staffDo(site, reviewer, 'approveWithdrawal', { reference }))).toBe(
      'proposal_open',
    );
    expect(verdictOf(await decideOn(site, reviewer, reference))).toBe('ok');
    expect(await staffLook(site, cashier, reference)).toMatchObject({
      value: { status: 'approved', proposalId: null },
    });
    const actions = (await auditOf(site, reference)).map(
      ({ actor, action }) => `${action} by ${actor}`,
    );
    expect(actions).toEqual([
      `proposal_made by ${cashier.username}`,
      `proposal_approved by ${reviewer.username}`,
    ]);
  });

  it('OPR-02 E16 cannot be approved by its proposer', async () => {
    const { reference } = await openLarge();
    await staffDo(site, reviewer, 'approveWithdrawal', { reference });
    expect(verdictOf(await decideOn(site, reviewer, reference))).toBe('same_person');
    expect(await statusOf(site, reference)).toBe('review');
  });

  it('H6 is not carried out after the member has cancelled', async () => {
    const { reference, token } = await openLarge();
    await staffDo(site, cashier, 'approveWithdrawal', { reference });
    await cancelIt(site, token, reference);
    expect(verdictOf(await decideOn(site, reviewer, reference))).toBe('withdrawal_decided');
    expect(verdictOf(await decideOn(site, reviewer, reference, 'rejectProposal'))).toBe('ok');
  });

  it('CSH-03 rejects with a reason for the member, and returns the money', async () => {
    const before = (await pursesOf(site, own.id)).main;
    const { reference } = await openWithdrawal(site, own);
    await staffDo(site, cashier, 'rejectWithdrawal', {
      reference,
      reason: 'The account is closed.',
    });
    expect((await pursesOf(site, own.id)).main).toBe(before);
    const { status, timeline } = await lookAt(site, own.token, reference);
    expect(status).toBe('rejected');
    expect(timeline.at(-1)).toMatchObject({
      status: 'rejected',
      by: 'staff',
      reason: 'The account is closed.',
    });
  });

  it('CSH-03 holds with a reason for the member, who may still cancel', async () => {
    const { reference } = await openWithdrawal(site, own);
    const { value } = await staffDo(site, cashier, 'holdWithdrawal', {
      reference,
      reason: 'We ask your bank.',
    });
    expect(value).toMatchObject({ status: 'review', holdReason: 'We ask your bank.' });
    expect((await lookAt(site, own.token, reference)).timeline.at(-1)).toMatchObject({
      status: 'held',
    });
    expect((await cancelIt(site, own.token, reference)).status).toBe(200);
  });

  it.each(['approveWithdrawal', 'rejectWithdrawal', 'holdWithdrawal'] as const)(
    'H6 %s fails after the member has cancelled',
    async (action) => {
      const { reference } = await openWithdrawal(site, own);
      await cancelIt(site, own.token, reference);
      const answer = await staffDo(site, cashier, action, { reference });
      expect(answer).toMatchObject({ status: 409, reply: { code: 'withdrawal_decided' } });
    },
  );

  it('CSH-03 keeps the reasons of an approval among the staff', async () => {
    const { reference } = await openWithdrawal(site, own);
    await staffDo(site, cashier, 'approveWithdrawal', { reference, reason: 'knows the boss' });
    expect(JSON.stringify(await lookAt(site, own.token, reference))).not.toContain(
      'knows the boss',
    );
  });

  it('E2 takes effect once when two decide at once, or one decides twice', async () => {
    const { reference } = await openWithdrawal(site, own);
    const answers = await Promise.all([
      staffDo(site, cashier, 'rejectWithdrawal', { reference }),
      staffDo(site, reviewer, 'rejectWithdrawal', { reference }),
      staffDo(site, reviewer, 'approveWithdrawal', { reference }),
    ]);
    const verdicts = answers.map(verdictOf).sort();
    expect(
      verdicts.filter((verdict) => verdict === 'withdrawal_decided').length,
    ).toBeGreaterThanOrEqual(1);
    const moves = await transfersOf(site, reference);
    expect(moves.withdrawal_release ?? 0).toBeLessThanOrEqual(1);

    const other = await openWithdrawal(site, own);
    const key = freshName();
    const body = { reference: other.reference };
    const first = await staffDo(site, cashier, 'rejectWithdrawal', body, key);
    expect((await staffDo(site, cashier, 'rejectWithdrawal', body, key)).reply).toEqual(
      first.reply,
    );
  });
});

describe('E3 a key of another proposal', () => {
  it('E3 is rejected even after its reply was deleted, and nothing is proposed', async () => {
    const [one, other] = [await openLarge(), await openLarge()];
    const key = freshName();
    await staffDo(site, cashier, 'approveWithdrawal', { reference: one.reference }, key);
    await site.query('delete from idempotency where key = $1', [key]);
    const { reference } = other;
    const answer = await staffDo(site, cashier, 'approveWithdrawal', { reference }, key);
    expect(answer).toMatchObject({ status: 422, reply: { code: 'idempotency_key_reused' } });
    expect(await site.query('select 1 from proposal where subject = $1', [reference])).toEqual([]);
  });

  it('E2 is the same one when the same is proposed again', async () => {
    const { reference } = await openLarge();
    const key = freshName();
    await staffDo(site, cashier, 'approveWithdrawal', { reference }, key);
    await site.query('delete from idempotency where key = $1', [key]);
    const { value } = await staffDo(site, cashier, 'approveWithdrawal', { reference }, key);
    expect(value.proposalId).not.toBeNull();
    expect(await site.query('select 1 from proposal where subject = $1', [reference])).toHaveLength(
      1,
    );
  });
});

describe('E16 the day of a member', () => {
  let member: Withdrawer;
  beforeEach(async () => {
    member = await withdrawerWith(site, 100_000_000n);
    // The day of one person counts too; each test has a new one.
    cashier = await staffAt(site, 'cashier');
  });
  /**
   * The outcome of one person's decision on an amount: `approved`, or `review` if two are needed.
   */
  const approvedOf = async (amount: string) => {
    const { reference } = await openWithdrawal(site, member, { amount });
    const { value } = await staffDo(site, cashier, 'approveWithdrawal', { reference });
    return { reference, status: value.status, isProposed: value.proposalId !== null };
  };

  it('E16 needs two people once its approved total reaches the brand’s limit', async () => {
    expect(await approvedOf('19900000')).toMatchObject({ status: 'approved' });
    expect(await approvedOf('100000')).toMatchObject({ status: 'review', isProposed: true });
    const stranger = await withdrawerWith(site, 900_000n);
    const { reference } = await openWithdrawal(site, stranger);
    expect((await staffDo(site, cashier, 'approveWithdrawal', { reference })).value.status).toBe(
      'approved',
    );
  });

  it('E16 does not count approvals of another day', async () => {
    const { reference } = await approvedOf('19900000');
    await site.query(
      "update withdrawal set approved_at = approved_at - interval '1 day' where reference = $1",
      [reference],
    );
    expect(await approvedOf('19900000')).toMatchObject({ status: 'approved' });
  });

  it('E16 does not count rejected or failed ones', async () => {
    const { reference } = await approvedOf('19900000');
    await staffDo(site, cashier, 'rejectWithdrawal', { reference });
    const failed = await approvedOf('19900000');
    expect(failed.status).toBe('approved');
    await staffDo(site, reviewer, 'sendPayout', {
      reference: failed.reference,
      gateway: 'paygate',
    });
    await act(site, 'settle', failed.reference, 'failed', 'P1', 'gateway');
    cashier = await staffAt(site, 'cashier');
    expect(await approvedOf('19900000')).toMatchObject({ status: 'approved' });
  });

  it('E16 E1 counts concurrent approvals by another person', async () => {
    const [one, other] = [
      await openWithdrawal(site, member, { amount: '19900000' }),
      await openWithdrawal(site, member, { amount: '19900000' }),
    ];
    const answers = await Promise.all([
      staffDo(site, cashier, 'approveWithdrawal', { reference: one.reference }),
      staffDo(site, reviewer, 'approveWithdrawal', { reference: other.reference }),
    ]);
    expect(answers.map(({ value }) => value.status).sort()).toEqual(['approved', 'review']);
  });
});

describe('F6 a withdrawal of a member who is in debt by now', () => {
  let member: Withdrawer;
  beforeEach(async () => {
    member = await withdrawerWith(site, 100_000_000n);
  });
  const opened = async (amount = '200000') =>
    (await openWithdrawal(site, member, { amount })).reference;
  const inDebt = { status: 409, reply: { code: 'member_in_debt' } };

  it('F6 cannot be approved', async () => {
    const reference = await opened();
    await owe(site, member, 100_000n);
    expect(await staffDo(site, cashier, 'approveWithdrawal', { reference })).toMatchObject(inDebt);
    expect(await statusOf(site, reference)).toBe('review');
  });

  it('F6 E16 cannot be approved by the second person, and the proposal stays open', async () => {
    const reference = await opened('20000000');
    await staffDo(site, cashier, 'approveWithdrawal', { reference });
    await owe(site, member, 100_000n);
    expect(await decideOn(site, reviewer, reference)).toMatchObject(inDebt);
    expect((await staffLook(site, cashier, reference)).value).toMatchObject({
      status: 'review',
      proposalId: expect.any(String),
      facts: { debt: '100000' },
    });
  });

  it.each([
    ['sendPayout', { gateway: 'paygate' }],
    ['payByHand', { payoutReference: 'FT26326001' }],
  ] as const)('F6 is not paid after its approval: %s', async (action, body) => {
    const reference = await opened();
    await staffDo(site, cashier, 'approveWithdrawal', { reference });
    await owe(site, member, 100_000n);
    expect(await staffDo(site, cashier, action, { reference, ...body })).toMatchObject(inDebt);
    expect(await statusOf(site, reference)).toBe('approved');
    expect((await pursesOf(site, member.id)).withdrawal).toBe(200_000n);
  });

  it('F6 is rejected, and the debt is repaid from it', async () => {
    const reference = await opened();
    await staffDo(site, cashier, 'approveWithdrawal', { reference });
    await owe(site, member, 100_000n);
    await staffDo(site, cashier, 'rejectWithdrawal', { reference });
    expect(await pursesOf(site, member.id)).toMatchObject({
      main: 99_900_000n,
      withdrawal: 0n,
      receivable: 0n,
    });
  });
});
