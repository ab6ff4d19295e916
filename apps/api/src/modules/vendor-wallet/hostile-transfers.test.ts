import { describe, expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../../testing/blocked.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { Holder, useParlour, vassalage } from '../../../testing/wallets.ts';

const site = useTestSite();
useParlour(site);

/** Invalid amounts, as JSON writes them. */
const noAmounts = [
  ...['-1', '0', '-0', '1e3', '1.0', '1,000', '١٠٠', ' 5', '05', '0x10', '', 'NaN'],
  ...['9007199254740993000', '9'.repeat(31), 1000, true, ['1000'], {}, null],
].map((amount) => [JSON.stringify(amount), amount] as const);

/** The largest amount that can be written. */
const huge = 999_999_999_999_999n;

describe('E5 an invalid amount', () => {
  it.each(noAmounts)(
    'E5 %s is rejected both ways, and nothing is written',
    async (_shown, amount) => {
      const member = await Holder.with(site, 10_000n);
      for (const direction of ['in', 'out'] as const) {
        const answer = await member.move({ direction, vassalage, amount } as never);
        expect(answer).toMatchObject({
          status: 400,
          reply: { code: 'invalid_input', value: { fields: ['amount'] } },
        });
      }
      expect(await member.states()).toEqual([]);
      expect(await member.places()).toEqual([10_000n, 0n, 0n]);
    },
  );
});

describe('E6 the largest amount', () => {
  it('E6 is above the main wallet’s balance, and above the vendor’s', async () => {
    const member = await Holder.with(site, 10_000n);
    expect(verdictOf(await member.send(huge))).toBe('insufficient_funds');
    expect((await member.fetch(huge)).value.transfers).toMatchObject([
      { state: 'returned', reason: 'insufficient_funds' },
    ]);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('E6 goes to the vendor and returns completely', async () => {
    const member = await Holder.with(site, huge);
    expect((await member.send(huge)).value.transfers).toMatchObject([
      { state: 'done', amount: huge.toString() },
    ]);
    expect((await member.recall()).value.transfers).toMatchObject([
      { state: 'done', amount: huge.toString() },
    ]);
    expect(await member.places()).toEqual([huge, 0n, 0n]);
  });
});

describe('E2 a double click', () => {
  it('E2 twenty concurrent calls with one key move the money once', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.fetch();
    const key = freshName();
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.send(1_000n, key)));
    const verdicts = new Set(answers.map(verdictOf));
    verdicts.delete('idempotency_in_progress');
    expect([...verdicts]).toEqual(['ok']);
    expect(await member.places()).toEqual([9_000n, 0n, 1_000n]);
  });

  it('E3 a key of another direction, vendor or amount is rejected', async () => {
    const member = await Holder.with(site, 10_000n);
    const key = freshName();
    await member.send(4_000n, key);
    for (const again of [
      member.fetch(4_000n, key),
      member.fetch(undefined, key),
      member.recall(key),
    ])
      expect(await again).toMatchObject({ status: 422, reply: { code: 'idempotency_key_reused' } });
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
  });

  it('E2 recalling everything from two pages returns it once', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.send(8_000n);
    const answers = await Promise.all(Array.from({ length: 6 }, () => member.recall()));
    expect(answers.every((answer) => verdictOf(answer) === 'ok')).toBe(true);
    const brought = answers.flatMap(({ value }) =>
      value.transfers.map(({ amount }) => BigInt(amount ?? 0)),
    );
    expect(brought.reduce((sum, amount) => sum + amount, 0n)).toBe(8_000n);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });
});

describe('E12 concurrent changes', () => {
  it('E12 a bet of the same money: one of the two succeeds', async () => {
    for (let time = 0; time < 10; time += 1) {
      const player = await Player.with(site, 10_000n);
      const member = new Holder(site, player.member);
      await member.fetch();
      const [bet, sent] = await Promise.all([
        site.vendorCall('bet', player.bet({ amount: '10000' })),
        member.send(10_000n),
      ]);
      expect([verdictOf(bet), verdictOf(sent)].sort()).toEqual(['insufficient_funds', 'ok']);
      const [main, inTransit, vendor] = await member.places();
      expect([main, inTransit, vendor]).toEqual([0n, 0n, verdictOf(sent) === 'ok' ? 10_000n : 0n]);
    }
  });

  it('E12 a recall and bets on its money: no stake is paid twice, nothing remains', async () => {
    const player = await Player.with(site, 10_000n);
    const member = new Holder(site, player.member);
    await member.send(8_000n);
    const [recalled, ...bets] = await Promise.all([
      member.recall(),
      ...Array.from({ length: 12 }, () => site.vendorCall('bet', player.bet())),
    ]);
    expect(recalled.value.transfers).toMatchObject([{ amount: '8000', state: 'done' }]);
    const taken = bets.filter((bet) => verdictOf(bet) === 'ok').length;
    expect(bets.every((bet) => ['ok', 'insufficient_funds'].includes(verdictOf(bet)))).toBe(true);
    expect(await member.places()).toEqual([10_000n - 1_000n * BigInt(taken), 0n, 0n]);
  });

  it.each([
    ['is disabled', "update member set status = 'disabled' where id = $1", 'account_disabled'],
    [
      'is self-excluded',
      `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
       select id, brand_id, 'infinity', 'self_exclusion', now() from member where id = $1`,
      'member_excluded',
    ],
  ])('E12 a member who %s while the transfer waits for the wallet', async (_what, change, code) => {
    const member = await Holder.with(site, 10_000n);
    await member.fetch();
    const release = await holdRows(site, 'select 1 from purse where member_id = $1 for update', [
      member.id,
    ]);
    const sending = member.send(4_000n);
    await untilBlocked(site, 1);
    await site.query(change, [member.id]);
    await release();
    expect(verdictOf(await sending)).toBe(code);
    const rows = await site.query(
      'select purpose, balance::text from purse where member_id = $1 and balance <> 0',
      [member.id],
    );
    expect(rows).toEqual([{ purpose: 'main', balance: '10000' }]);
  });

  it('E19 concurrent transfers move no more than the member’s limit allows', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.fetch();
    await site.query(
      `insert into protection_limit (member_id, kind, period, amount)
        values ($1, 'stake', 'day', 5000)`,
      [member.id],
    );
    for (let time = 0; time < 3; time += 1)
      await Promise.all(Array.from({ length: 5 }, () => member.send(2_000n)));
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
  });
});

it.each([
  'memberId',
  'brandId',
  'state',
  'currency',
  'reference',
  'settledAt',
  'idempotencyKey',
  'vendor_code',
])('D8 rejects the field %s, which no caller may set', async (field) => {
  const member = await Holder.with(site, 10_000n);
  const answer = await member.move({
    direction: 'in',
    vassalage,
    amount: '1',
    [field]: 'done',
  } as never);
  expect(answer).toMatchObject({
    status: 400,
    reply: { code: 'invalid_input', value: { fields: [field] } },
  });
});
