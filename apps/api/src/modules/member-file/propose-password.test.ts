import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn, reachableMember } from '../../../testing/logins.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const {
  approveProposal,
  changePassword,
  memberInfo,
  proposals,
  proposeMemberPassword,
  rejectProposal,
} = endpoints;
const reason = 'Their number is gone; checked by video';

type Person = TestStaff & { token: string };

let support: Person;
let reviewer: Person;
let member: Awaited<ReturnType<typeof reachableMember>>;
beforeEach(async () => {
  support = await staffAt(site, 'support');
  reviewer = await staffAt(site, 'reviewer');
  member = await reachableMember(site);
});

const propose = (id = member.customerId, person = support) =>
  site.client.call(proposeMemberPassword, {
    token: person.token,
    host: person.host,
    body: { id, reason },
  });
const approve = (id: string, { token }: { token: string } = reviewer) =>
  site.client.call(approveProposal, { token, key: freshName(), body: { id } });
const logInBy = (password: string) => logIn(site, { ...member, password });
const inAgain = { status: 200, value: { next: null } };

/** A password approved by two staff members. */
async function setByStaff(): Promise<string> {
  const { firstPassword, proposalId } = (await propose()).value;
  expect((await approve(proposalId)).status).toBe(200);
  return firstPassword;
}

const choose = (token: string, newPassword: string) =>
  site.client.call(changePassword, {
    token,
    body: { newPassword, confirmNewPassword: newPassword },
  });

describe('LOG-04 a password set by staff', () => {
  it('LOG-04 A19 opens nothing but the choice of another one', async () => {
    const entered = (await logInBy(await setByStaff())).value;
    expect(entered).toMatchObject({ next: 'change_password', passwordExpired: true });
    const denied = await site.client.call(memberInfo, { token: entered.token });
    expect(denied.reply).toMatchObject({ code: 'password_change_required' });
    expect((await choose(entered.token, 'Another-pass-2')).value).toEqual({ loginAgain: true });
    expect(await logInBy('Another-pass-2')).toMatchObject(inAgain);
  });

  it('LOG-04 A19 cannot be chosen again, and is invalid afterwards', async () => {
    const first = await setByStaff();
    const { token } = (await logInBy(first)).value;
    expect((await choose(token, first)).status).toBe(400);
    await choose(token, 'Another-pass-2');
    expect((await logInBy(first)).reply).toMatchObject({ code: 'wrong_credentials' });
  });

  it('LOG-04 A6 ends every session and device, and the previous password is invalid', async () => {
    const remembered = (await logIn(site, member, {}, { remember: true })).value;
    await setByStaff();
    expect((await site.client.call(memberInfo, { token: remembered.token })).status).toBe(401);
    expect((await logInBy(member.password)).reply).toMatchObject({ code: 'wrong_credentials' });
    expect(
      await site.query('select 1 from remember_token where member_id = $1', [member.customerId]),
    ).toEqual([]);
  });

  it('LOG-04 E16 needs an approver who has not seen it, and changes nothing before', async () => {
    const owner = await staffAt(site, 'owner');
    const { firstPassword, proposalId } = (await propose(member.customerId, owner)).value;
    expect((await approve(proposalId, owner)).reply).toMatchObject({ code: 'same_person' });
    expect((await logInBy(firstPassword)).reply).toMatchObject({ code: 'wrong_credentials' });
    expect(await logInBy(member.password)).toMatchObject(inAgain);
  });

  it('LOG-04 E16 cannot be approved by a role that may only propose it', async () => {
    const other = await staffAt(site, 'support');
    expect((await approve((await propose()).value.proposalId, other)).reply).toMatchObject({
      code: 'permission_denied',
    });
  });

  it('LOG-04 is shown once, to its proposer, and appears in no record or message', async () => {
    const { firstPassword, proposalId } = (await propose()).value;
    const listed = await site.client.call(proposals, { token: reviewer.token });
    const approved = await approve(proposalId);
    const tables = [
      'audit_event',
      'proposal',
      'proposed_password',
      'member',
      'outbox',
      'security_event',
      'idempotency',
    ];
    const rows = await Promise.all(
      tables.map((table) => site.query(`select t::text from ${table} t`)),
    );
    const kept = JSON.stringify([listed.reply, approved.reply, site.log, site.mail.sent, rows]);
    expect(listed.value.list[0]).toMatchObject({ id: proposalId, kind: 'password', payload: {} });
    expect(kept).not.toContain(firstPassword);
  });

  it('LOG-04 notifies the member in the own language, and is audited with its reason', async () => {
    await site.query("update member set language = 'vi' where id = $1", [member.customerId]);
    await setByStaff();
    await expect
      .poll(() => site.mail.sentTo(member.email).at(-1)?.text)
      .toContain('bộ phận chăm sóc khách hàng');
    const audited = await site.query(
      'select actor, action, reason from audit_event where subject = $1 order by seq',
      [member.customerId],
    );
    expect(audited).toEqual([
      { actor: support.username, action: 'proposal_made', reason },
      { actor: reviewer.username, action: 'proposal_approved', reason: null },
    ]);
    const noted = await site.query('select kind, detail from security_event where member_id = $1', [
      member.customerId,
    ]);
    expect(noted).toEqual([
      {
        kind: 'password_set_by_staff',
        detail: { proposedBy: support.id, approvedBy: reviewer.id },
      },
    ]);
  });

  it('LOG-10 LOG-04 unlocks an account that was locked by guessing', async () => {
    const brand = site.site.brands.byHost('localhost');
    if (!brand) throw new Error('there is no brand');
    await site.site.loginGuard.lock({
      brand,
      account: member.account,
      address: '127.0.0.1',
      device: undefined,
    });
    expect((await logInBy(member.password)).status).not.toBe(200);
    expect((await logInBy(await setByStaff())).value).toMatchObject({ next: 'change_password' });
  });

  it('LOG-04 does not replace one that the member has set meanwhile', async () => {
    const { proposalId } = (await propose()).value;
    const newPassword = 'Another-pass-2';
    const body = { oldPassword: member.password, newPassword, confirmNewPassword: newPassword };
    expect((await site.client.call(changePassword, { token: member.token, body })).status).toBe(
      200,
    );
    expect((await approve(proposalId)).reply).toMatchObject({ code: 'password_set_since' });
    expect(await logInBy(newPassword)).toMatchObject(inAgain);
  });

  it('LOG-04 is discarded when rejected, and only one is pending at a time', async () => {
    const { proposalId } = (await propose()).value;
    expect((await propose()).reply).toMatchObject({ code: 'proposal_open' });
    const body = { id: proposalId, reason };
    expect((await site.client.call(rejectProposal, { token: support.token, body })).status).toBe(
      200,
    );
    expect(
      await site.query('select 1 from proposed_password where proposal_id = $1', [proposalId]),
    ).toEqual([]);
    expect((await propose()).status).toBe(200);
  });

  it('D2 MEM-04 cannot be set for another brand’s member or a trial account', async () => {
    const stranger = await staffAt(site, 'support', 'harbor');
    expect((await propose(member.customerId, stranger)).reply).toMatchObject({
      code: 'member_not_found',
    });
    const trial = (await site.client.call(endpoints.freePlay, { body: {} })).value;
    expect((await propose(trial.customerId)).reply).toMatchObject({ code: 'member_not_found' });
  });
});
