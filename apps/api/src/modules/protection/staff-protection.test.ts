import { randomUUID } from 'node:crypto';
import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../../../testing/logins.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { Protected } from '../../../testing/protected.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const reason = 'asked for by the family';

let support: { token: string };
let player: Player;
let credentials: Awaited<ReturnType<typeof site.memberWith>>;
beforeEach(async () => {
  support = await staffAt(site, 'support');
  credentials = await site.memberWith(10_000n);
  player = new Player(site, credentials, await site.openGame(credentials.token));
});

const look = (token = support.token, host = 'localhost') =>
  site.client.call(endpoints.staffMemberProtection, {
    token,
    host,
    query: { memberId: player.id },
  });
const limit = (amount: string | null, change: object = {}) =>
  site.client.call(endpoints.setOperatorLimit, {
    token: support.token,
    body: { memberId: player.id, kind: 'stake', period: 'day', amount, reason, ...change },
  });
const exclude = (months: number | null, memberId = player.id) =>
  site.client.call(endpoints.excludeMember, {
    token: support.token,
    body: { memberId, months, reason },
  });
const proposeLift = (memberId = player.id) =>
  site.client.call(endpoints.proposeExclusionLift, {
    token: support.token,
    body: { memberId, reason },
  });
const approve = (id: string, token: string) =>
  site.client.call(endpoints.approveProposal, { token, key: randomUUID(), body: { id } });
const bet = async () => verdictOf(await site.vendorCall('bet', player.bet()));
/** Skips the months in which an exclusion cannot be lifted. */
const letPass = () =>
  site.query(
    "update protection set liftable_at = now() - interval '1 second' where member_id = $1",
    [player.id],
  );

describe('RGC-01 a limit set by staff', () => {
  it('RGC-01 applies at once, and the member can neither raise nor remove it', async () => {
    const { value } = await limit('500');
    expect(
      value.limits.find(({ kind, period }) => kind === 'stake' && period === 'day'),
    ).toMatchObject({
      amount: null,
      operator: '500',
      most: '500',
    });
    expect(await bet()).toBe('limit_reached');
    const member = new Protected(site, credentials.token);
    expect((await member.wish('stake', '501')).reply).toMatchObject({
      code: 'limit_above_maximum',
      value: { most: '500' },
    });
    expect((await member.wish('stake', null)).value).toEqual({ outcome: 'unchanged' });
    expect(await member.limit('stake')).toMatchObject({ amount: null, most: '500', left: '500' });
  });

  it.each([null, '700'])(
    'E16 RGC-01 is raised by two people, and never by one: %s',
    async (amount) => {
      await limit('500');
      const { value } = await limit(amount);
      expect(value).toMatchObject({ limitProposalId: expect.any(String) });
      expect(value.limits).toContainEqual(
        expect.objectContaining({ kind: 'stake', period: 'day', operator: '500' }),
      );
      expect(await bet()).toBe('limit_reached');
      expect((await limit('900')).reply).toMatchObject({ code: 'proposal_open' });
      const id = value.limitProposalId ?? '';
      expect((await approve(id, support.token)).reply).toMatchObject({ code: 'permission_denied' });
      const { token } = await staffAt(site, 'reviewer');
      expect((await approve(id, token)).value).toMatchObject({ kind: 'limit', status: 'approved' });
      const after = (await look()).value;
      expect(after.limitProposalId).toBeNull();
      expect(after.limits).toContainEqual(
        expect.objectContaining({ kind: 'stake', period: 'day', operator: amount }),
      );
      expect(after.history[0]).toMatchObject({
        kind: 'operator_limit',
        reason,
        by: expect.any(String),
      });
      expect(await bet()).toBe(amount === null ? 'ok' : 'limit_reached');
    },
  );

  it('RGC-01 keeps a lower value that was set while its raise was pending', async () => {
    await limit('500');
    const { value } = await limit('700');
    await limit('300');
    const { token } = await staffAt(site, 'reviewer');
    expect((await approve(value.limitProposalId ?? '', token)).reply).toMatchObject({
      code: 'no_raise_waiting',
    });
    expect((await look()).value.limits).toContainEqual(
      expect.objectContaining({ kind: 'stake', period: 'day', operator: '300' }),
    );
  });

  it('RGC-01 is audited with person, reason and values, and shown without a name', async () => {
    await limit('500');
    await limit('300');
    const [event] = await site.query(
      `select action, subject, before ->> 'amount' as before, after ->> 'amount' as after,
          reason
        from audit_event where subject = $1 order by seq desc limit 1`,
      [player.id],
    );
    expect(event).toEqual({
      action: 'protection_limit_set',
      subject: player.id,
      before: '500',
      after: '300',
      reason,
    });
    expect((await look()).value.history[0]).toMatchObject({
      kind: 'operator_limit',
      reason,
      by: expect.any(String),
    });
    const [own] = await new Protected(site, credentials.token).history();
    expect(Object.keys(own ?? {}).sort()).toEqual(['at', 'every', 'kind', 'limit', 'until']);
  });

  it.each([
    [{ kind: 'session', amount: '1441' }, 'limit_above_maximum'],
    [{ kind: 'session', period: 'week' }, 'invalid_input'],
    [{ reason: '' }, 'invalid_input'],
    [{ memberId: '01a20000-0000-7000-8000-000000000000' }, 'member_not_found'],
  ])('RGC-01 %j is rejected with %s', async (change, code) => {
    expect((await limit('5', change)).reply).toMatchObject({ code });
  });
});

describe('RGC-01 an exclusion by staff', () => {
  it('RGC-01 ends logins and bets at once', async () => {
    expect((await exclude(null)).value.exclusion).toMatchObject({ kind: 'operator', until: null });
    expect(await bet()).not.toBe('ok');
    expect(
      (await site.client.call(endpoints.memberInfo, { token: credentials.token })).status,
    ).toBe(401);
    expect((await exclude(6)).reply).toMatchObject({ code: 'exclusion_shorter' });
  });

  it('RGC-01 is lifted by two people, and never by one', async () => {
    await exclude(null);
    const { value: proposal } = await proposeLift();
    expect(proposal).toMatchObject({
      kind: 'exclusion',
      status: 'open',
      member: { id: player.id },
    });
    expect((await proposeLift()).reply).toMatchObject({ code: 'proposal_open' });
    expect((await approve(proposal.id, support.token)).reply).toMatchObject({
      code: 'permission_denied',
    });
    const reviewer = await staffAt(site, 'reviewer');
    expect((await approve(proposal.id, reviewer.token)).value).toMatchObject({
      status: 'approved',
    });
    expect((await look()).value.exclusion).toBeNull();
    const { token } = (await logIn(site, credentials)).value;
    expect(await new Protected(site, token).now()).toMatchObject({ exclusion: null });
    expect((await new Protected(site, token).history())[0]).toMatchObject({
      kind: 'exclusion_lifted',
    });
  });

  it('RGC-01 stays when it started after the proposal', async () => {
    await exclude(6);
    const { value: proposal } = await proposeLift();
    const { token } = (await logIn(site, credentials)).value;
    await new Protected(site, token).exclude(12);
    const reviewer = await staffAt(site, 'reviewer');
    expect((await approve(proposal.id, reviewer.token)).reply).toMatchObject({
      code: 'not_excluded',
    });
    expect((await look()).value.exclusion).toMatchObject({ kind: 'self_exclusion' });
  });
});

describe('RGC-01 an exclusion by the member', () => {
  it('RGC-01 cannot be lifted in its first six months, nor through a staff exclusion', async () => {
    await new Protected(site, credentials.token).exclude(12);
    const liftableAt = (await look()).value.exclusion?.liftableAt;
    expect((Date.parse(liftableAt ?? '') - Date.now()) / 86_400_000).toBeGreaterThan(178);
    expect((await proposeLift()).reply).toMatchObject({
      code: 'exclusion_not_liftable',
      value: { liftableAt },
    });
    await exclude(null);
    expect((await proposeLift()).reply).toMatchObject({
      code: 'exclusion_not_liftable',
      value: { liftableAt },
    });
    await letPass();
    expect((await proposeLift()).value).toMatchObject({ kind: 'exclusion' });
  });

  it('RGC-01 as a cool-off cannot be lifted at all', async () => {
    const { value } = await new Protected(site, credentials.token).coolOff(24);
    expect((await look()).value.exclusion).toMatchObject({
      kind: 'cool_off',
      liftableAt: value.until,
    });
    expect((await proposeLift()).reply).toMatchObject({ code: 'exclusion_not_liftable' });
  });

  it('RGC-01 cannot be lifted from a member who is not excluded', async () => {
    expect((await proposeLift()).reply).toMatchObject({ code: 'not_excluded' });
  });
});

describe('D2 the staff of a brand', () => {
  it('D2 see no member of another brand', async () => {
    const other = await staffAt(site, 'owner', 'harbor');
    expect(await look(other.token, 'harbor.localhost')).toMatchObject({
      status: 404,
      reply: { code: 'member_not_found' },
    });
    const unknown = '01a20000-0000-7000-8000-000000000000';
    expect((await exclude(6, unknown)).reply).toMatchObject({ code: 'member_not_found' });
    expect((await proposeLift(unknown)).reply).toMatchObject({ code: 'member_not_found' });
  });

  it('OPR-01 change nothing without the permission', async () => {
    support = await staffAt(site, 'auditor');
    expect((await look()).status).toBe(200);
    for (const answer of [await limit('5'), await exclude(6), await proposeLift()])
      expect(answer).toMatchObject({ status: 403, reply: { code: 'permission_denied' } });
  });
});
