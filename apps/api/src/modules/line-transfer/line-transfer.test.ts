import { endpoints } from '@lantern/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { plant } from '../../../testing/planted.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { Protected } from '../../../testing/protected.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brand = useBrandChanges(site);
const setting = (name: string, value: unknown) => brand.set('lantern', ['transfers', name], value);

let agent: LineMember;
let between: LineMember;
let member: LineMember;
let stranger: LineMember;
beforeAll(async () => {
  agent = await LineMember.below(site, undefined, { agent: true });
  between = await LineMember.below(site, agent);
  member = await LineMember.below(site, between);
  stranger = await LineMember.below(site, undefined);
});
/** Sent amounts stay in the record and count towards the day, so each test has its own day. */
beforeEach(async () => {
  await setting('toUpline', true);
  await site.asOwner("update line_transfer set created_at = created_at - interval '2 days'");
});

const eventsOf = (memberId: string) =>
  site.query<{ kind: string; detail: { reference: string } }>(
    "select kind, detail from security_event where member_id = $1 and kind like 'line_transfer%'",
    [memberId],
  );

describe('WAL-04 a transfer to the upline', () => {
  it('WAL-04 goes to the direct upline, and both have a record of it', async () => {
    const before = [await member.balance(), await between.balance(), await agent.balance()];
    const { value } = await member.up(60_000n);
    expect(value).toMatchObject({
      direction: 'sent',
      other: 'upline',
      amount: '60000',
      currency: 'VND',
    });
    expect(value.reference).toMatch(/^L-[2-9A-HJ-NP-Z]{8}$/);
    expect([await member.balance(), await between.balance(), await agent.balance()]).toEqual([
      (before[0] ?? 0n) - 60_000n,
      (before[1] ?? 0n) + 60_000n,
      before[2],
    ]);
    expect((await member.line()).transfers[0]).toEqual(value);
    const theirs = (await between.line()).transfers[0];
    expect(theirs).toMatchObject({
      reference: value.reference,
      direction: 'received',
      other: 'downline',
    });
    expect(theirs?.otherName).toMatch(/^m•••.$/);
  });

  it('WAL-04 notifies the pages of both', async () => {
    await site.query('delete from outbox');
    await member.up(50_000n);
    const told = await site.query<{ topic: string; memberId: string }>(
      'select topic, member_id from outbox order by id',
    );
    for (const id of [member.id, between.id])
      expect(told.filter((row) => row.memberId === id).map(({ topic }) => topic)).toEqual([
        'balance',
        'line_transfer',
      ]);
  });

  it('WAL-04 is off unless the brand switches it on', async () => {
    await setting('toUpline', false);
    expect(verdictOf(await member.up(60_000n))).toBe('feature_disabled');
    expect((await member.line()).upline).toBeNull();
    const { value } = await site.client.call(endpoints.memberInfo, { token: member.token });
    expect(value.toUpline).toBe(false);
  });

  it('WAL-04 is offered to members with an upline, and to agents', async () => {
    const infoOf = async ({ token }: LineMember) =>
      (await site.client.call(endpoints.memberInfo, { token })).value.toUpline;
    expect([await infoOf(member), await infoOf(stranger), await infoOf(agent)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await member.line()).toMatchObject({ toDownline: false, hasPaymentPassword: true });
    expect(await agent.line()).toMatchObject({ upline: null, toDownline: true });
  });

  it('WAL-04 is refused to a member without an upline', async () => {
    expect(verdictOf(await stranger.up(60_000n))).toBe('member_not_found');
  });
});

describe('WAL-04 a transfer to the downline', () => {
  it('WAL-04 goes from an agent to any downline member, in any spelling of the name', async () => {
    const before = await member.balance();
    expect(verdictOf(await agent.down(` ${member.account.toUpperCase()} `, 50_000n))).toBe('ok');
    expect(verdictOf(await agent.down(between.account, 50_000n))).toBe('ok');
    expect(await member.balance()).toBe(before + 50_000n);
  });

  it('WAL-04 is refused to a member who is no agent', async () => {
    expect(verdictOf(await between.down(member.account, 50_000n))).toBe('feature_disabled');
  });

  it('D3 D4 strangers, upline, other brands and unknown names are all “not found”', async () => {
    const below = await LineMember.below(site, agent, { agent: true });
    const answers = await Promise.all(
      [stranger.account, between.account, agent.account, freshName()].map((account) =>
        below.down(account, 50_000n),
      ),
    );
    expect(new Set(answers.map(({ reply }) => JSON.stringify(reply))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, reply: { code: 'member_not_found' } });
  });

  it('AGT-02 D3 an agent reaches members at depth 1, 3 and 10, none beside the line', async () => {
    const line = [await plant(site, agent.id)];
    while (line.length < 10) line.push(await plant(site, line.at(-1)?.id ?? null));
    const beside = await plant(site, (await plant(site, stranger.id)).id);
    const sent = async (account = '') => verdictOf(await agent.down(account, 50_000n));
    for (const depth of [1, 3, 10]) expect(await sent(line[depth - 1]?.account)).toBe('ok');
    expect(await sent(beside.account)).toBe('member_not_found');
  });

  it('D3 in a tree of members, an agent reaches only the downline', async () => {
    const tree: LineMember[] = [];
    const parents: number[] = [];
    for (let nth = 0; nth < 12; nth += 1) {
      const parent = nth === 0 ? -1 : Math.floor((nth - 1) / 2);
      parents.push(parent);
      tree.push(await LineMember.below(site, tree[parent], { balance: 200_000n, agent: nth < 4 }));
    }
    const isBelow = (one: number, top: number): boolean => {
      const parent = parents[one] ?? -1;
      return parent === top || (parent >= 0 && isBelow(parent, top));
    };
    for (let top = 0; top < 4; top += 1)
      for (const [one, { account }] of tree.entries()) {
        if (one === top) continue;
        const answer = await site.query<{ id: string | null }>(
          `select line_recipient(brand_id, id, 'down', username_key) as id from member
            where id = $1`,
          [tree[top]?.id],
        );
        expect(answer[0]?.id).toBe(tree[top]?.id);
        const [found] = await site.query<{ id: string | null }>(
          `select line_recipient(f.brand_id, f.id, 'down', t.username_key) as id
              from member f, member t
            where f.id = $1 and t.username = $2`,
          [tree[top]?.id, account],
        );
        expect([top, one, found?.id !== null]).toEqual([top, one, isBelow(one, top)]);
      }
  });
});

describe('E9 an account that cannot receive transfers', () => {
  it('E9 the own account', async () => {
    expect(await agent.down(agent.account, 50_000n)).toMatchObject({
      status: 409,
      reply: { code: 'transfer_to_self' },
    });
  });

  it.each([
    [
      'a disabled account',
      "update member set status = 'disabled' where id = $1",
      'recipient_not_open',
    ],
    ['a trial account', 'update member set type = 4 where id = $1', 'recipient_not_open'],
    [
      'a frozen purse',
      "update purse set frozen = true where member_id = $1 and purpose = 'main'",
      'recipient_not_open',
    ],
    [
      'a self-excluded member',
      `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
       select id, brand_id, 'infinity', 'self_exclusion', now() from member where id = $1`,
      'recipient_not_open',
    ],
    [
      'an account in another currency',
      "update member set currency = 'PHP' where id = $1",
      'wrong_currency',
    ],
  ])('E9 %s', async (_what, change, code) => {
    const below = await LineMember.below(site, agent, { balance: 0n });
    const before = await agent.balance();
    await site.query(change, [below.id]);
    expect(await agent.down(below.account, 50_000n)).toMatchObject({
      status: 409,
      reply: { code },
    });
    expect(await agent.balance()).toBe(before);
  });

  it('RGC-01 one that would exceed its deposit limit, which is not revealed', async () => {
    const below = await LineMember.below(site, agent, { balance: 0n });
    await new Protected(site, below.token).wish('deposit', '100000');
    expect(verdictOf(await agent.down(below.account, 60_000n))).toBe('ok');
    const { status, reply } = await agent.down(below.account, 60_000n);
    expect([status, reply]).toEqual([409, expect.objectContaining({ code: 'recipient_not_open' })]);
    expect(JSON.stringify(reply)).not.toContain('0000');
    expect(await new Protected(site, below.token).limit('deposit')).toMatchObject({
      used: '60000',
      left: '40000',
    });
    expect(await below.balance()).toBe(60_000n);
  });

  it('RGC-01 one without a birthday, where the brand asks for it before a deposit', async () => {
    const below = await LineMember.below(site, agent, { balance: 0n });
    await brand.set('lantern', ['protection', 'ageBeforeDeposit'], true);
    expect(verdictOf(await agent.down(below.account, 50_000n))).toBe('recipient_not_open');
    await site.query("update member_profile set birthday = '1990-05-17' where member_id = $1", [
      below.id,
    ]);
    expect(verdictOf(await agent.down(below.account, 50_000n))).toBe('ok');
  });

  it('E19 RGC-01 gets no more of ten transfers at once than its deposit limit allows', async () => {
    const below = await LineMember.below(site, agent, { balance: 0n });
    await new Protected(site, below.token).wish('deposit', '100000');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => agent.down(below.account, 50_000n)),
    );
    expect(answers.filter((answer) => verdictOf(answer) === 'ok')).toHaveLength(2);
    expect(await below.balance()).toBe(100_000n);
  });

  it('RGC-01 a transfer from the downline is no deposit of the upline', async () => {
    const top = await LineMember.below(site, agent, { balance: 0n });
    await new Protected(site, top.token).wish('deposit', '0');
    const below = await LineMember.below(site, top);
    expect(verdictOf(await below.up(50_000n))).toBe('ok');
  });

  it('E9 D2 an account of another brand is not found', async () => {
    const below = await LineMember.below(site, agent, { balance: 0n });
    await site.query(
      "update member set brand_id = (select id from brand where code = 'harbor') where id = $1",
      [below.id],
    );
    expect(verdictOf(await agent.down(below.account, 50_000n))).toBe('member_not_found');
  });
});

describe('WAL-04 what a sender needs', () => {
  it('H9 the payment password, which five wrong tries lock', async () => {
    const own = await LineMember.below(site, between);
    for (let time = 0; time < 5; time += 1)
      expect(verdictOf(await own.up(50_000n, { password: '000000' }))).toBe(
        'payment_password_wrong',
      );
    expect(verdictOf(await own.up(50_000n))).toBe('payment_password_locked');
    expect(await own.balance()).toBe(1_000_000n);
  });

  it('WAL-04 an amount within the limits per transfer and per day', async () => {
    const own = await LineMember.below(site, between, { balance: 5_000_000n });
    await setting('minimum', '50000');
    await setting('maximum', '400000');
    await setting('perDay', '700000');
    expect(await own.up(49_999n)).toMatchObject({
      status: 400,
      reply: { code: 'amount_out_of_range', value: { minimum: '50000', maximum: '400000' } },
    });
    expect(verdictOf(await own.up(400_001n))).toBe('amount_out_of_range');
    expect(verdictOf(await own.up(400_000n))).toBe('ok');
    expect(await own.line()).toMatchObject({
      leftToday: '300000',
      minimum: '50000',
      maximum: '400000',
    });
    expect(verdictOf(await own.up(300_001n))).toBe('line_limit_reached');
    expect(verdictOf(await own.up(300_000n))).toBe('ok');
    expect((await own.line()).leftToday).toBe('0');
    await site.asOwner("update line_transfer set created_at = created_at - interval '2 days'");
    expect(verdictOf(await own.up(400_000n))).toBe('ok');
  });

  it('E1 the limit per day holds for many at once', async () => {
    const own = await LineMember.below(site, between);
    await setting('perDay', '200000');
    const answers = await Promise.all(Array.from({ length: 6 }, () => own.up(100_000n)));
    expect(answers.filter((answer) => verdictOf(answer) === 'ok')).toHaveLength(2);
    expect(await own.balance()).toBe(800_000n);
  });

  it('WAL-04 the money, in a purse that is not frozen', async () => {
    const own = await LineMember.below(site, between, { balance: 60_000n });
    expect(verdictOf(await own.up(60_001n))).toBe('insufficient_funds');
    await site.query('update purse set frozen = true where member_id = $1', [own.id]);
    expect(verdictOf(await own.up(50_000n))).toBe('purse_frozen');
  });

  it('WAL-04 no debt', async () => {
    const own = await LineMember.below(site, between, { balance: 100_000n });
    const player = new Player(
      site,
      { ...own, customerId: own.id } as never,
      await site.openGame(own.token),
    );
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    const win = player.win(bet);
    await site.vendorCall('win', win);
    await own.up(101_000n);
    await site.vendorCall('rollback', player.rollback(win));
    expect(verdictOf(await own.up(50_000n))).toBe('member_in_debt');
  });

  it('E3 sends once per key, even when the reply was lost', async () => {
    const own = await LineMember.below(site, between);
    const key = freshName();
    const first = await own.up(50_000n, { key });
    expect((await own.up(50_000n, { key })).value).toEqual(first.value);
    await site.query('delete from idempotency where actor_id = $1', [own.id]);
    expect((await own.up(50_000n, { key })).value).toEqual(first.value);
    await site.query('delete from idempotency where actor_id = $1', [own.id]);
    expect(verdictOf(await own.up(60_000n, { key }))).toBe('idempotency_key_reused');
    expect(await own.balance()).toBe(950_000n);
  });
});

describe('I8 money sent in circles', () => {
  const turnoverLeft = async ({ id }: LineMember) =>
    (await site.query<{ left: string }>('select turnover_left($1)::text as left', [id]))[0]?.left;

  it('I8 a transfer from the upline must be wagered like a deposit first', async () => {
    const own = await LineMember.below(site, between, { balance: 0n });
    await agent.down(own.account, 50_000n);
    expect(await turnoverLeft(own)).toBe('50000');
    expect(verdictOf(await own.up(50_000n))).toBe('turnover_not_met');
  });

  it('I8 a transfer from the upline adds the turnover of a deposit', async () => {
    const own = await LineMember.below(site, between, { balance: 0n });
    await brand.set('lantern', ['withdrawal', 'turnoverPercent'], 0);
    await agent.down(own.account, 50_000n);
    expect(await turnoverLeft(own)).toBe('0');
  });

  it('I8 a transfer from the downline was wagered there, and adds none', async () => {
    const own = await LineMember.below(site, between);
    const before = await turnoverLeft(between);
    expect(verdictOf(await own.up(50_000n))).toBe('ok');
    expect(await turnoverLeft(between)).toBe(before);
  });

  it('I8 lowers no turnover, and the remaining one stays', async () => {
    const own = await LineMember.below(site, between);
    await site.query('select turnover_raise($1, 50000, 100)', [own.id]);
    expect(await own.up(50_000n)).toMatchObject({
      status: 409,
      reply: { code: 'turnover_not_met' },
    });
    expect(verdictOf(await agent.down(own.account, 50_000n))).toBe('ok');
    expect(await turnoverLeft(own)).toBe('100000');
  });

  it('I8 is recorded for staff when it is large, and when it comes back', async () => {
    const own = await LineMember.below(site, agent, { balance: 500_000n });
    await setting('watchFrom', '150000');
    await own.up(100_000n);
    expect(await eventsOf(own.id)).toEqual([]);
    const { value } = await own.up(60_000n);
    expect(await eventsOf(own.id)).toMatchObject([
      {
        kind: 'line_transfer_large',
        detail: { reference: value.reference, amount: '60000', to: agent.id },
      },
    ]);
    await agent.down(own.account, 50_000n);
    expect((await eventsOf(agent.id)).map(({ kind }) => kind)).toContain('line_transfer_back');
  });
});

it('E10 fifty pairs sending to each other at the same time all finish', async () => {
  await brand.set('lantern', ['withdrawal', 'turnoverPercent'], 0);
  const top = await LineMember.below(site, undefined, { balance: 5_000_000n, agent: true });
  const below = await LineMember.below(site, top, { balance: 5_000_000n });
  // The HTTP call has a rate limit; the function it calls has none.
  const send = (from: LineMember, way: string) =>
    site.query<{ verdict: string }>(
      `select verdict
          from member f, member t,
            line_transfer_send(gen_random_uuid(), f.brand_id, f.id, $3, t.username_key, 50000,
         'L-' || gen_random_uuid(), gen_random_uuid()::text, null) where f.id = $1 and t.id = $2`,
      [from.id, below.id, way],
    );
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => [send(top, 'down'), send(below, 'up')]).flat(),
  );
  expect(answers.map(([row]) => row?.verdict)).toEqual(Array.from({ length: 100 }, () => 'sent'));
  expect([await below.balance(), await top.balance()]).toEqual([5_000_000n, 5_000_000n]);
});
