import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { paymentPassword } from '../../../testing/line-members.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { declaredTransfer, matchIt, openTransfer } from '../../../testing/staff-deposits.ts';
import { decideOn, staffDo } from '../../../testing/staff-withdrawals.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import {
  openWithdrawal,
  statusOf,
  type Withdrawer,
  withdrawerWith,
} from '../../../testing/withdrawals.ts';

const site = useTestSite();
const brand = useBrandChanges(site);

type Person = TestStaff & { token: string };
let owner: Person;
let other: Person;
let third: Person;
let member: Withdrawer;
beforeEach(async () => {
  [owner, other, third] = [
    await staffAt(site, 'owner'),
    await staffAt(site, 'owner'),
    await staffAt(site, 'owner'),
  ];
  member = await withdrawerWith(site, 0n);
});

const putLimits = (limits: object) =>
  site.query(
    `update brand set settings = jsonb_set(settings, '{staff}', (settings -> 'staff') || $1)
      where code = 'lantern'`,
    [JSON.stringify(limits)],
  );
const limits = async ({ token }: Person) =>
  (await site.client.call(endpoints.staffLimits, { token })).value;

/** A deposit that a person credits alone; without a requirement to wager it. */
async function credit(person: Person, amount: string): Promise<void> {
  const { reference } = await declaredTransfer(site, member.token, amount);
  expect((await matchIt(site, person, reference, { amount })).value.status).toBe('paid');
  await site.query('update member_turnover set mark = 0, start = 0 where member_id = $1', [
    member.id,
  ]);
}
/** The member sends money to an upline, who is the member from then on. */
async function passUp(amount: string, upline?: Withdrawer): Promise<void> {
  const sender = member;
  member = upline ?? (await withdrawerWith(site, 0n));
  // Only a registration sets an upline; here the money comes before the line.
  await site.asOwner(`
    alter table member disable trigger user;
    update member set upline_id = '${member.id}' where id = '${sender.id}';
    alter table member enable trigger user`);
  const sent = await site.client.call(endpoints.transferAlongLine, {
    token: sender.token,
    key: freshName(),
    body: { to: 'upline', amount, paymentPassword },
  });
  expect(verdictOf(sent)).toBe('ok');
}
const withdraw = async (amount: string) =>
  (await openWithdrawal(site, member, { amount })).reference;
const approve = (person: Person, reference: string) =>
  staffDo(site, person, 'approveWithdrawal', { reference });
const pay = (person: Person, reference: string) =>
  staffDo(site, person, 'payByHand', { reference, payoutReference: freshName() });

/** The proposal that a match made, and what the member has. */
async function proposed(reference: string) {
  const [row] = await site.query<{ payload: Record<string, string> }>(
    "select payload from proposal where subject = $1 and status = 'open'",
    [reference],
  );
  return { payload: row?.payload, balance: await site.balanceOf(member.token) };
}

describe('E16 a match that the member’s declaration does not prove needs two people', () => {
  it('E16 of an undeclared transfer', async () => {
    const { reference } = await openTransfer(site, member.token, '50000');
    const { value } = await matchIt(site, owner, reference, { amount: '50000' });
    expect(value.proposalId).not.toBeNull();
    expect(await proposed(reference)).toMatchObject({
      payload: { amount: '50000', requestedAmount: '50000', doubt: 'undeclared' },
      balance: 0n,
    });
    expect(verdictOf(await decideOn(site, owner, reference))).toBe('same_person');
    expect(verdictOf(await decideOn(site, other, reference))).toBe('ok');
    expect(await site.balanceOf(member.token)).toBe(50_000n);
  });

  it.each(['40000000', '49999'])('E16 of another amount than declared: %s', async (amount) => {
    const { reference } = await declaredTransfer(site, member.token, '50000');
    await matchIt(site, owner, reference, { amount });
    expect(await proposed(reference)).toMatchObject({
      payload: { amount, requestedAmount: '50000', doubt: 'other_amount' },
      balance: 0n,
    });
  });
});

describe('the day of one person', () => {
  it('E16 adds up the credits of all members, and the next one needs two people', async () => {
    await putLimits({ creditAlonePerDay: '500000' });
    await credit(owner, '300000');
    member = await withdrawerWith(site, 0n);
    const { reference } = await declaredTransfer(site, member.token);
    const { value } = await matchIt(site, owner, reference);
    expect([value.status, value.proposalId !== null]).toEqual(['review', true]);
    expect((await limits(owner)).own).toMatchObject({ credited: '300000' });
    await credit(other, '300000');
    await putLimits({ creditAlonePerDay: '100000000' });
  });

  it('E19 E16 accepts one of two credits at the same time that reach it together', async () => {
    await putLimits({ creditAlonePerDay: '400000' });
    const members = [member, await withdrawerWith(site, 0n)];
    const references = await Promise.all(
      members.map(async ({ token }) => (await declaredTransfer(site, token)).reference),
    );
    const answers = await Promise.all(references.map((each) => matchIt(site, owner, each)));
    expect(answers.map(({ value }) => value.status).sort()).toEqual(['paid', 'review']);
    await putLimits({ creditAlonePerDay: '100000000' });
  });

  it('OPR-02 adds up the approvals of all members', async () => {
    await putLimits({ approveAlonePerDay: '500000' });
    const rich = [await withdrawerWith(site, 900_000n), await withdrawerWith(site, 900_000n)];
    const approved = [];
    for (const one of rich) {
      const { reference } = await openWithdrawal(site, one, { amount: '300000' });
      approved.push((await approve(owner, reference)).value.status);
    }
    expect(approved).toEqual(['approved', 'review']);
    await putLimits({ approveAlonePerDay: '50000000' });
  });
});

describe('OPR-02 the money of one member', () => {
  it('OPR-02 above the small amount has three pairs of hands', async () => {
    await credit(owner, '3000000');
    const reference = await withdraw('3000000');
    expect((await approve(owner, reference)).value.proposalId).not.toBeNull();
    await decideOn(site, other, reference, 'rejectProposal');
    expect((await approve(other, reference)).value.status).toBe('approved');
    for (const person of [owner, other]) {
      expect(verdictOf(await pay(person, reference))).toBe('another_person_needed');
      const sent = await staffDo(site, person, 'sendPayout', { reference, gateway: 'paygate' });
      expect(verdictOf(sent)).toBe('another_person_needed');
    }
    expect(await statusOf(site, reference)).toBe('approved');
    expect(verdictOf(await pay(third, reference))).toBe('ok');
  });

  it('OPR-02 is not approved as the second person by who credited it', async () => {
    await credit(owner, '3000000');
    const reference = await withdraw('3000000');
    await putLimits({ approveAlonePerDay: '1' });
    await approve(other, reference);
    expect(verdictOf(await decideOn(site, owner, reference))).toBe('another_person_needed');
    expect(verdictOf(await decideOn(site, third, reference))).toBe('ok');
    await putLimits({ approveAlonePerDay: '50000000' });
  });

  it('OPR-02 counts who proposed the match as who credited it', async () => {
    const { reference: deposit } = await openTransfer(site, member.token, '3000000');
    await matchIt(site, owner, deposit, { amount: '3000000' });
    await decideOn(site, other, deposit);
    await site.query('update member_turnover set mark = 0, start = 0 where member_id = $1', [
      member.id,
    ]);
    const reference = await withdraw('3000000');
    expect((await approve(owner, reference)).value.proposalId).not.toBeNull();
  });

  it('OPR-02 counts the withdrawals of a day together, so that parts do not help', async () => {
    const rich = await withdrawerWith(site, 4_000_000n);
    const parts = [];
    for (const amount of ['1500000', '1500000']) {
      const { reference } = await openWithdrawal(site, rich, { amount });
      await approve(owner, reference);
      parts.push(verdictOf(await pay(owner, reference)));
    }
    expect(parts).toEqual(['ok', 'another_person_needed']);
  });

  it('OPR-02 counts them on the day of their approval, so that waiting does not help', async () => {
    const rich = await withdrawerWith(site, 4_000_000n);
    const parts = [];
    for (const amount of ['1500000', '1500000']) {
      const { reference } = await openWithdrawal(site, rich, { amount });
      await approve(owner, reference);
      parts.push(reference);
    }
    await site.query(
      `update withdrawal set approved_at = approved_at - interval '1 day'
        where reference = any ($1)`,
      [parts],
    );
    for (const reference of parts)
      expect(verdictOf(await pay(owner, reference))).toBe('another_person_needed');
    expect(verdictOf(await pay(other, parts[0] ?? ''))).toBe('ok');
  });

  it.each([1, 2])('E16 OPR-02 keeps its hands over %i transfers along the line', async (hops) => {
    await brand.set('lantern', ['transfers', 'toUpline'], true);
    await brand.set('lantern', ['transfers', 'maximum'], '9000000');
    await brand.set('lantern', ['transfers', 'perDay'], '90000000');
    await credit(owner, '3000000');
    for (let hop = 0; hop < hops; hop += 1) await passUp('3000000');
    const reference = await withdraw('3000000');
    expect((await approve(owner, reference)).value.proposalId).not.toBeNull();
    await decideOn(site, other, reference, 'rejectProposal');
    await approve(other, reference);
    expect(verdictOf(await pay(owner, reference))).toBe('another_person_needed');
    expect(verdictOf(await pay(third, reference))).toBe('ok');
  });

  it('OPR-02 received along the line is not its sender’s below the small amount', async () => {
    await brand.set('lantern', ['transfers', 'toUpline'], true);
    await credit(owner, '200000');
    await passUp('200000', await withdrawerWith(site, 3_000_000n));
    const reference = await withdraw('3000000');
    await approve(other, reference);
    expect(verdictOf(await pay(owner, reference))).toBe('ok');
  });

  it('OPR-02 below the small amount may stay with one person', async () => {
    await credit(owner, '200000');
    const reference = await withdraw('200000');
    expect((await approve(owner, reference)).value.status).toBe('approved');
    expect(verdictOf(await pay(owner, reference))).toBe('ok');
  });
});

describe('E16 a new person', () => {
  it('E16 credits, approves and pays nothing alone', async () => {
    const declared = await declaredTransfer(site, member.token);
    const rich = await withdrawerWith(site, 900_000n);
    const [first, second] = [await openWithdrawal(site, rich), await openWithdrawal(site, rich)];
    await approve(other, second.reference);
    await site.query("update staff set counts_from = now() + interval '1 day' where id = $1", [
      owner.id,
    ]);
    const answers = [
      await matchIt(site, owner, declared.reference),
      await approve(owner, first.reference),
      await pay(owner, second.reference),
      await staffDo(site, owner, 'sendPayout', { reference: second.reference, gateway: 'paygate' }),
    ];
    for (const { reply } of answers)
      expect(reply).toMatchObject({
        code: 'person_too_new',
        value: { from: expect.stringMatching(/^\d{4}-/) },
      });
    expect(await site.balanceOf(member.token)).toBe(0n);
  });
});

describe('E16 an adjustment', () => {
  const adjust = ({ token }: Person, amount: string) =>
    site.client.call(endpoints.proposeAdjustment, {
      token,
      key: freshName(),
      body: {
        ...{ memberId: member.id, direction: 'credit', amount, currency: 'VND' },
        reason: 'A game broke off',
      },
    });

  it('E16 has a ceiling', async () => {
    expect((await adjust(owner, '100000001')).reply).toMatchObject({
      code: 'amount_out_of_range',
      value: { maximum: '100000000' },
    });
    expect(verdictOf(await adjust(owner, '100000000'))).toBe('ok');
  });

  it('E16 has a sum of the day for the person who proposes', async () => {
    await putLimits({ adjustmentMost: '700', adjustmentPerDay: '1000' });
    await adjust(owner, '600');
    expect(verdictOf(await decideOn(site, other, member.id))).toBe('ok');
    await adjust(owner, '401');
    expect(verdictOf(await decideOn(site, other, member.id))).toBe('staff_limit_reached');
    await decideOn(site, other, member.id, 'rejectProposal');
    await adjust(owner, '400');
    expect(verdictOf(await decideOn(site, other, member.id))).toBe('ok');
    expect((await limits(owner)).own).toMatchObject({ adjusted: '1000' });
    await putLimits({ adjustmentMost: '100000000', adjustmentPerDay: '300000000' });
  });

  it('E16 of who proposed it to the member counts as a credit', async () => {
    await adjust(owner, '3000000');
    await decideOn(site, other, member.id);
    const reference = await withdraw('3000000');
    expect((await approve(owner, reference)).value.proposalId).not.toBeNull();
  });
});
