import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { reachableMember } from '../../../testing/logins.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { readyToWithdraw, termsOf } from '../../../testing/withdrawals.ts';

const site = useTestSite();
const { approveProposal, proposePaymentPasswordClearing, setPaymentPassword } = endpoints;
/** The payment password of `readyToWithdraw`, and the member's new one. */
const [forgotten, fresh] = ['482915', '731640'];
const reason = 'Phone and mail are gone; checked by video';

type Person = TestStaff & { token: string };

let support: Person;
let reviewer: Person;
let member: Awaited<ReturnType<typeof reachableMember>>;
beforeEach(async () => {
  support = await staffAt(site, 'support');
  reviewer = await staffAt(site, 'reviewer');
  member = await reachableMember(site);
  await readyToWithdraw(site, member);
});

const propose = ({ token, host } = support, id = member.customerId) =>
  site.client.call(proposePaymentPasswordClearing, { token, host, body: { id, reason } });
const approve = (id: string, { token }: { token: string } = reviewer) =>
  site.client.call(approveProposal, { token, key: freshName(), body: { id } });
const choose = (oldPaymentPassword?: string) => {
  const body = {
    password: member.password,
    newPaymentPassword: fresh,
    confirmPaymentPassword: fresh,
  };
  const old = oldPaymentPassword === undefined ? {} : { oldPaymentPassword };
  return site.client.call(setPaymentPassword, { token: member.token, body: { ...body, ...old } });
};
const standing = () => termsOf(site, member.token);

async function clear(): Promise<void> {
  expect((await approve((await propose()).value.proposalId)).status).toBe(200);
}

describe('PWD-04 a payment password cleared by staff', () => {
  it('PWD-04 is set again with the login password, and waits like a new bank account', async () => {
    await clear();
    expect(await standing()).toMatchObject({ paymentPassword: false });
    expect(verdictOf(await choose())).toBe('ok');
    const { paymentPassword, paymentPasswordUsableAt } = await standing();
    expect(paymentPassword).toBe(true);
    expect(Math.round((Date.parse(paymentPasswordUsableAt ?? '') - Date.now()) / 3600_000)).toBe(
      24,
    );
  });

  it('PWD-04 E16 stays until a second person approves', async () => {
    const owner = await staffAt(site, 'owner');
    const { proposalId } = (await propose(owner)).value;
    expect(verdictOf(await approve(proposalId, owner))).toBe('same_person');
    expect(await standing()).toMatchObject({
      paymentPassword: true,
      paymentPasswordUsableAt: null,
    });
  });

  it('PWD-04 stays when the member has set another meanwhile', async () => {
    const { proposalId } = (await propose()).value;
    await choose(forgotten);
    expect(verdictOf(await approve(proposalId))).toBe('password_set_since');
    expect(await standing()).toMatchObject({ paymentPassword: true });
  });

  it('PWD-04 has one pending proposal at a time, and is not found by another brand', async () => {
    await propose();
    expect(verdictOf(await propose())).toBe('proposal_open');
    const elsewhere = await staffAt(site, 'support', 'harbor');
    expect(verdictOf(await propose(elsewhere))).toBe('member_not_found');
  });

  it('PWD-04 notifies the member, and is recorded with both people', async () => {
    await clear();
    await expect
      .poll(() => site.mail.sentTo(member.email).at(-1)?.text)
      .toContain('cleared your payment password');
    const noted = await site.query(
      `select detail from security_event
        where member_id = $1 and kind = 'payment_password_cleared'`,
      [member.customerId],
    );
    expect(noted).toEqual([{ detail: { proposedBy: support.id, approvedBy: reviewer.id } }]);
  });
});
