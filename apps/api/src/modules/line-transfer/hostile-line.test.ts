import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../../testing/blocked.ts';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { LineMember, paymentPassword } from '../../../testing/line-members.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brand = useBrandChanges(site);

/** The largest amount that can be written. */
const huge = 999_999_999_999_999n;

let agent: LineMember;
beforeAll(async () => {
  agent = await LineMember.below(site, undefined, { agent: true, balance: 5_000_000n });
});

/** A downline member the agent may send to. */
async function below(balance = 1_000_000n): Promise<LineMember> {
  await brand.set('lantern', ['transfers', 'toUpline'], true);
  return LineMember.below(site, agent, { balance });
}

const post = (member: LineMember, body: object) =>
  site.client.call(endpoints.transferAlongLine, {
    token: member.token,
    body: body as never,
    key: freshName(),
  });

describe('E5 an invalid amount', () => {
  const noAmounts = [
    ...['-1', '0', '-0', '1e3', '1.0', '1,000', '١٠٠', ' 5', '05', '', 'NaN', '9'.repeat(31)],
    ...[50000, true, ['50000'], {}, null],
  ].map((amount) => [JSON.stringify(amount), amount] as const);

  it.each(noAmounts)('E5 %s is rejected, and moves nothing', async (_shown, amount) => {
    const member = await below();
    const answer = await post(member, { to: 'upline', amount, paymentPassword });
    expect(answer).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input', value: { fields: ['amount'] } },
    });
    expect(await member.balance()).toBe(1_000_000n);
  });

  it('E6 the largest amount that can be written is over the limit', async () => {
    const member = await below();
    expect(verdictOf(await member.up(huge))).toBe('amount_out_of_range');
    await brand.set('lantern', ['transfers', 'maximum'], huge.toString());
    await brand.set('lantern', ['transfers', 'perDay'], huge.toString());
    expect(verdictOf(await member.up(huge))).toBe('insufficient_funds');
    expect(await member.balance()).toBe(1_000_000n);
  });
});

describe('OPR-02 a held win', () => {
  it('OPR-02 does not leave along the line; the rest of the wallet does', async () => {
    const member = await below();
    await site.query(
      `insert into held_win (round_id, brand_id, member_id, vendor_code, vendor_round_id, game_code,
                             amount, currency)
       select gen_random_uuid(), brand_id, id, 'BGS', 'r1', 'crab', 900000, 'VND'
         from member where id = $1`,
      [member.id],
    );
    expect(verdictOf(await member.up(100_001n))).toBe('winnings_held');
    expect(verdictOf(await member.up(100_000n))).toBe('ok');
    expect(await member.balance()).toBe(900_000n);
  });
});

describe('E2 a double click', () => {
  it('E2 twenty concurrent calls with one key send once', async () => {
    const member = await below();
    const key = freshName();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => member.up(50_000n, { key })),
    );
    const verdicts = new Set(answers.map(verdictOf));
    verdicts.delete('idempotency_in_progress');
    expect([...verdicts]).toEqual(['ok']);
    expect(await member.balance()).toBe(950_000n);
  });

  it('E1 of two pages that send the whole balance, one succeeds', async () => {
    const member = await below(60_000n);
    const answers = await Promise.all([member.up(60_000n), member.up(60_000n)]);
    expect(answers.map(verdictOf).sort()).toEqual(['insufficient_funds', 'ok']);
    expect(await member.balance()).toBe(0n);
  });
});

it('H9 ten concurrent transfers with the right payment password never lock it', async () => {
  const member = await below();
  const answers = await Promise.all(Array.from({ length: 10 }, () => member.up(50_000n)));
  expect(answers.map(verdictOf)).toEqual(Array(10).fill('ok'));
  const wrong = await Promise.all(
    Array.from({ length: 10 }, () => member.up(50_000n, { password: '111111' })),
  );
  const verdicts = wrong.map(verdictOf);
  expect(verdicts.filter((one) => one === 'payment_password_wrong')).toHaveLength(5);
  expect(verdicts.filter((one) => one === 'payment_password_locked')).toHaveLength(5);
});

describe('E12 concurrent changes', () => {
  it('E12 a bet of the same money: one of the two succeeds', async () => {
    const member = await below(100_000n);
    const player = new Player(
      site,
      { ...member, customerId: member.id } as never,
      await site.openGame(member.token),
    );
    const [bet, sent] = await Promise.all([
      site.vendorCall('bet', player.bet({ amount: '100000' })),
      member.up(100_000n),
    ]);
    expect([verdictOf(bet), verdictOf(sent)].sort()).toEqual(['insufficient_funds', 'ok']);
    expect(await member.balance()).toBe(0n);
  });

  it('E12 a member who is disabled while the transfer waits for the purses', async () => {
    const member = await below();
    const release = await holdRows(site, 'select 1 from purse where member_id = $1 for update', [
      member.id,
    ]);
    const sending = member.up(50_000n);
    await untilBlocked(site, 1);
    await site.query("update member set status = 'disabled' where id = $1", [member.id]);
    await release();
    expect(verdictOf(await sending)).toBe('account_disabled');
    const [purse] = await site.query(
      "select balance::text from purse where member_id = $1 and purpose = 'main'",
      [member.id],
    );
    expect(purse).toEqual({ balance: '1000000' });
  });
});

it('D5 an agent who lost the role sends nothing: the session ended with it', async () => {
  const former = await LineMember.below(site, agent, { agent: true });
  const member = await LineMember.below(site, former, { balance: 0n });
  expect(verdictOf(await former.down(member.account, 50_000n))).toBe('ok');
  await site.query('update member set type = 0 where id = $1', [former.id]);
  expect(verdictOf(await former.down(member.account, 50_000n))).toBe('session_expired');
});

it.each(['fromMember', 'memberId', 'brandId', 'currency', 'way', 'reference', 'account'])(
  'D8 rejects the field %s beside the upline, which no caller may set',
  async (field) => {
    const member = await below();
    const answer = await post(member, {
      to: 'upline',
      amount: '50000',
      paymentPassword,
      [field]: agent.id,
    });
    expect(answer).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input', value: { fields: [field] } },
    });
  },
);
