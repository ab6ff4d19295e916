import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BodyOf, endpoints } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { uplineOf } from '../../../testing/agents.ts';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { credentialsOf } from '../../../testing/browsers.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);
const password = 'Secret-pass-1';
const migrations = path.join(import.meta.dirname, '../../../../../prisma/migrations');

let agent: LineMember;
let other: LineMember;
beforeAll(async () => {
  agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  other = await LineMember.below(site, undefined, { agent: true, balance: 0n });
});

type Wish = Partial<BodyOf<typeof endpoints.addInviteLink>>;
const add = (wish: Wish = {}, { token } = agent) =>
  site.client.call(endpoints.addInviteLink, {
    token,
    body: { type: accountType.member, landing: 'register', note: 'From the fair', ...wish },
  });
const list = async ({ token } = agent) =>
  (await site.client.call(endpoints.inviteLinks, { token })).value.list;
const linkOf = async (wish: Wish = {}) => {
  const { value } = await add(wish);
  const link = (await list()).find(({ id }) => id === value.id);
  if (!link) throw new Error('The link is not listed.');
  return link;
};
const register = (affiliateCode: string, host = 'localhost') =>
  site.client.call(endpoints.registerMember, {
    ...{ host },
    body: {
      ...{ username: freshName(), password, confirmPassword: password, agreement: true },
      affiliateCode,
    },
  });
const visit = (code: string) => site.client.call(endpoints.visitInviteLink, { body: { code } });
const close = (id: string, { token } = agent) =>
  site.client.call(endpoints.closeInviteLink, { token, body: { id } });

describe('AGT-01 the links of an agent', () => {
  it('AGT-01 register the chosen type of account below the agent', async () => {
    const link = await linkOf({ type: accountType.agent, landing: 'promotions' });
    expect(link.url).toBe(`http://localhost/promotions?affiliateCode=${link.code}`);
    const { value } = await register(link.code);
    expect(value.isAgent).toBe(accountType.agent);
    expect(await uplineOf(site, value.customerId)).toBe(agent.id);
  });

  it('AGT-01 are saved as a file with what came of them', async () => {
    const promoter = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { value } = await add({ note: 'Fair, "north"', mostUses: 5 }, promoter);
    const [link] = await list(promoter);
    expect(verdictOf(await register(link?.code ?? ''))).toBe('ok');
    await add({ type: accountType.agent }, promoter);
    await close(value.id, promoter);
    const { body } = await site.app.inject({
      url: endpoints.inviteLinksFile.path,
      headers: { host: 'localhost', 'accept-language': 'en', ...credentialsOf(promoter.token) },
    });
    const [head = '', second = '', first = ''] = body.trim().split('\r\n');
    expect(head).toMatch(/Note,.*Visits,Registrations,Most registrations,.*Expires$/);
    expect(first).toBe(`${link?.code},"Fair, ""north""",Member,Closed,0,1,5,0,,`);
    expect(second).toMatch(/,From the fair,Agent,,0,0,,0,,$/);
  });

  it('AGT-01 REG-11 bring agents who have a code of their own from the start', async () => {
    const link = await linkOf({ type: accountType.agent });
    const { value: fresh } = await register(link.code);
    const codes = await site.client.call(endpoints.invitationLink, { token: fresh.token });
    const own = codes.value.affiliateCode ?? '';
    expect(codes.value.affiliateUrl).toBe(`http://localhost/register?affiliateCode=${own}`);
    const { value } = await register(own);
    expect(value.isAgent).toBe(accountType.member);
    expect(await uplineOf(site, value.customerId)).toBe(fresh.customerId);
    const member = await site.client.call(endpoints.invitationLink, { token: value.token });
    expect(member.value).toMatchObject({ affiliateCode: null, affiliateUrl: null });
  });

  it('AGT-01 agents from before get a code of their own, once', async () => {
    const codes = () =>
      site.query("select code from invite_code where member_id = $1 and kind = 'affiliate'", [
        agent.id,
      ]);
    expect(await codes()).toEqual([]);
    const migration = readFileSync(
      path.join(migrations, '20261129090000_codes_of_agents', 'migration.sql'),
      'utf8',
    );
    await site.asOwner(migration);
    const given = await codes();
    expect(given).toHaveLength(1);
    await site.asOwner(migration);
    expect(await codes()).toEqual(given);
  });

  it('AGT-01 count visits once a day for each household, registrations and deposits', async () => {
    const { id, code } = await linkOf({ mostUses: 5 });
    await Promise.all([visit(code), visit(code.toLowerCase())]);
    const { value } = await register(code);
    await register(code);
    await site.query(
      "insert into cash_day (member_id, day, deposited, withdrawn) values ($1, '2026-01-01', 5, 0)",
      [value.customerId],
    );
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      ...{ visits: 1, registrations: 2, depositors: 1, mostUses: 5, state: 'open' },
    });
    expect(verdictOf(await visit('NOBODYS1'))).toBe('ok');
  });

  it('AGT-01 REG-11 register no more than their uses, also at the same moment', async () => {
    const { id, code } = await linkOf({ mostUses: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(code)));
    const verdicts = answers.map(verdictOf).sort();
    expect(verdicts).toEqual([...Array(4).fill('invitation_code_error'), 'ok', 'ok']);
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      ...{ registrations: 2, state: 'used_up' },
    });
    expect(await site.query('select from invite_use where link_id = $1', [id])).toHaveLength(2);
  });

  it('REG-11 register no one when expired, closed, of another brand or of no agent', async () => {
    const [expired, closed, foreign] = [
      await linkOf({ days: 1 }),
      await linkOf(),
      await linkOf(),
    ] as const;
    await site.query("update invite_link set expires_at = now() - interval '1 s' where id = $1", [
      expired.id,
    ]);
    expect(verdictOf(await close(closed.id))).toBe('ok');
    for (const { code } of [expired, closed]) {
      expect(verdictOf(await register(code))).toBe('invitation_code_error');
      const asked = await site.client.call(endpoints.affiliate, { query: { code } });
      expect(verdictOf(asked)).toBe('invitation_code_error');
    }
    const abroad = await site.client.call(endpoints.affiliate, {
      ...{ query: { code: foreign.code }, host: 'harbor.localhost' },
    });
    expect(verdictOf(abroad)).toBe('invitation_code_error');
    const former = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    await add({}, former);
    const [left] = await list(former);
    await site.query('update member set type = 0 where id = $1', [former.id]);
    expect(verdictOf(await register(left?.code ?? ''))).toBe('invitation_code_error');
  });

  it('AGT-02 D3 belong to their agent alone', async () => {
    const { id } = await linkOf();
    expect(verdictOf(await close(id, other))).toBe('not_found');
    expect(await list(other)).toEqual([]);
    const member = await site.register();
    const query = site.client.call(endpoints.inviteLinks, member);
    expect(verdictOf(await query)).toBe('feature_disabled');
  });

  it('AGT-01 are as many as the brand allows', async () => {
    await brands.set('lantern', ['downline', 'links'], 1);
    const answers = await Promise.all([add({}, other), add({}, other)]);
    expect(answers.map(verdictOf).sort()).toEqual(['limit_reached', 'ok']);
  });
});
