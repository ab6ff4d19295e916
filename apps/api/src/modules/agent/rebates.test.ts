import { type BodyOf, endpoints } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { credentialsOf } from '../../../testing/browsers.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const password = 'Secret-pass-1';
/** 14 %: the widest range of the brand's cards goes from 1700 to 1980. */
const most = 1400;

let agent: LineMember;
beforeAll(async () => {
  agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
});

/** A body as it comes, which need not be of the right form. */
type Wish = Record<string, unknown>;
const add = (wish: Wish = {}) =>
  site.client.call(endpoints.addInviteLink, {
    token: agent.token,
    body: { type: accountType.member, landing: 'register', note: '', ...wish } as BodyOf<
      typeof endpoints.addInviteLink
    >,
  });
const create = (wish: Wish = {}) =>
  site.client.call(endpoints.createDownline, {
    token: agent.token,
    body: { type: accountType.member, username: freshName(), password, ...wish } as BodyOf<
      typeof endpoints.createDownline
    >,
  });
const linkOf = async (wish: Wish = {}) => {
  const { value } = await add(wish);
  const { list } = (await site.client.call(endpoints.inviteLinks, { token: agent.token })).value;
  const link = list.find(({ id }) => id === value.id);
  if (!link) throw new Error('The link is not listed.');
  return link;
};
const register = async (affiliateCode: string) => {
  const body = { username: freshName(), password, confirmPassword: password, agreement: true };
  return (await site.client.call(endpoints.registerMember, { body: { ...body, affiliateCode } }))
    .value;
};
/** Where the slips of a member or visitor begin. */
const startOf = async (prizeMode: 'Elott' | 'ZY' | 'SEA', token?: string) => {
  const { value } = await site.client.call(endpoints.lotteryRateCard, {
    query: { gameCode: 'k3-1', prizeMode },
    ...(token && { token }),
  });
  return value.series?.initial;
};
const storedOf = async (id: string) => {
  const [row] = await site.query<{ rebate: number | null }>(
    'select lottery_rebate as rebate from member where id = $1',
    [id],
  );
  return row?.rebate;
};
const teamRebateOf = async (member: string) => {
  const asked = { token: agent.token, query: { member } };
  return (await site.client.call(endpoints.teamMember, asked)).value.rebate;
};

describe('AGT-01 LOT-04 the rebate of an invite link', () => {
  it.each([accountType.member, accountType.agent])(
    'is where the slips of those begin who register by it, with type %i',
    async (type) => {
      const link = await linkOf({ type, rebate: 250 });
      expect(link.rebate).toBe(250);
      const { token, customerId } = await register(link.code);
      expect(await storedOf(customerId)).toBe(250);
      expect(await teamRebateOf(customerId)).toBe(250);
      expect([await startOf('Elott', token), await startOf('ZY', token)]).toEqual([1930, 1850]);
      expect(await startOf('SEA', token)).toBeUndefined();
    },
  );

  it('is rounded to a step of the card, and kept in its range', async () => {
    const fine = await register((await linkOf({ rebate: 255 })).code);
    const wide = await register((await linkOf({ rebate: most })).code);
    const none = await register((await linkOf({ rebate: 0 })).code);
    for (const [{ token }, starts] of [
      [fine, [1928, 1840]],
      [wide, [1700, 1800]],
      [none, [1980, 1900]],
    ] as const)
      expect([await startOf('Elott', token), await startOf('ZY', token)]).toEqual(starts);
  });

  it('is shown to its visitors; without one the card’s own start holds', async () => {
    const [link, plain] = [await linkOf({ rebate: 250 }), await linkOf()];
    const told = async (code: string) =>
      (await site.client.call(endpoints.affiliate, { query: { code } })).value;
    expect(await told(link.code)).toEqual({ affiliateCode: link.code, rebate: 250 });
    expect(await told(plain.code)).toEqual({ affiliateCode: plain.code, rebate: null });
    const { token, customerId } = await register(plain.code);
    expect(await storedOf(customerId)).toBeNull();
    expect(await teamRebateOf(customerId)).toBeNull();
    expect([await startOf('Elott', token), await startOf('ZY', token)]).toEqual([1960, 1900]);
    expect(await startOf('Elott')).toBe(1960);
  });

  it('stays with the member when the link is closed, and goes to no other one', async () => {
    const link = await linkOf({ rebate: 250 });
    const member = await register(link.code);
    const body = { id: link.id };
    await site.client.call(endpoints.closeInviteLink, { token: agent.token, body });
    expect(await startOf('Elott', member.token)).toBe(1930);
    const below = await LineMember.below(site, { id: member.customerId } as LineMember);
    expect(await startOf('Elott', below.token)).toBe(1960);
  });

  it('is in the file of the links', async () => {
    const { code } = await linkOf({ rebate: 255, note: 'With a rebate' });
    const { body } = await site.app.inject({
      url: endpoints.inviteLinksFile.path,
      headers: { host: 'localhost', 'accept-language': 'en', ...credentialsOf(agent.token) },
    });
    const [head = '', newest = ''] = body.trim().split('\r\n');
    expect(head).toContain('Lottery rebate (%)');
    expect(newest).toBe(`${code},With a rebate,Member,,0,0,,0,2.55,`);
  });
});

describe('AGT-01 LOT-04 the rebate of an account that an agent creates', () => {
  it.each([accountType.member, accountType.agent])('is stored, with type %i', async (type) => {
    const { value } = await create({ type, rebate: 250 });
    expect(await storedOf(value.id)).toBe(250);
    const plain = await create({ type });
    expect(await storedOf(plain.value.id)).toBeNull();
  });

  it('OPR-02 is shown to the staff', async () => {
    const { value } = await create({ rebate: 250 });
    const { token, host } = await staffAt(site, 'support');
    const query = { id: value.id };
    const file = await site.client.call(endpoints.staffMember, { token, host, query });
    expect(file.value.rebate).toBe(250);
  });
});

describe('AGT-01 LOT-04 the highest rebate', () => {
  const limitOf = async () =>
    (await site.client.call(endpoints.rebateLimit, { token: agent.token })).value.most;

  it('is that of the widest range of the brand’s cards', async () => {
    expect(await limitOf()).toBe(most);
    expect((await linkOf({ rebate: most })).rebate).toBe(most);
    for (const refused of [await add({ rebate: most + 5 }), await create({ rebate: most + 5 })])
      expect([refused.status, verdictOf(refused)]).toEqual([400, 'rebate_too_high']);
  });

  it('is none where no card has a series: every rebate is refused', async () => {
    onTestFinished(() =>
      site.asOwner(
        `set session_replication_role = replica; delete from lottery_rate_card where version = 2;
         set session_replication_role = origin`,
      ),
    );
    await site.query(
      `insert into lottery_rate_card (brand_id, mode, currency, version, card)
       select brand_id, mode, currency, 2, card || '{"version": 2, "series": null}'
         from lottery_rate_card where mode in ('Elott', 'ZY') and currency = 'VND'`,
    );
    expect(await limitOf()).toBeNull();
    for (const refused of [await add({ rebate: 0 }), await create({ rebate: 0 })])
      expect(verdictOf(refused)).toBe('rebate_too_high');
    expect((await linkOf()).rebate).toBeNull();
  });

  it.each([-5, 3, 2.5, '250', null, 10_000, Number.MAX_SAFE_INTEGER])(
    'D8 has no other form: %j is refused',
    async (rebate) => {
      for (const refused of [await add({ rebate }), await create({ rebate })])
        expect(verdictOf(refused)).toBe('invalid_input');
    },
  );

  it.each([-5, 3, 10_000])('the database stores no %i', async (rebate) => {
    const change = site.query('update member set lottery_rebate = $2 where id = $1', [
      ...[agent.id, rebate],
    ]);
    await expect(change).rejects.toThrow('member_lottery_rebate');
    const link = await linkOf();
    const other = site.query('update invite_link set rebate = $2 where id = $1', [link.id, rebate]);
    await expect(other).rejects.toThrow('invite_link_rebate');
  });

  it('AGT-02 is open to agents alone', async () => {
    const answer = await site.client.call(endpoints.rebateLimit, await site.register());
    expect(verdictOf(answer)).toBe('feature_disabled');
  });
});
