import { beforeAll, describe, expect, it } from 'vitest';
import { fillPurse } from '../../../testing/fill-purse.ts';
import { Player } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let player: Player;
beforeAll(async () => {
  player = await Player.with(site, 1_000_000n);
});

/** Spellings of invalid amounts on the wire, as E5 and F13 list them. */
const noAmounts = [
  '"-1"',
  '"-0"',
  '"+1"',
  '"1e3"',
  '"1.0"',
  '"0.1"',
  '"0.30000000000000004"',
  '"1,000"',
  '"١٠٠"',
  '" 5"',
  '"05"',
  '"0x10"',
  '""',
  '"NaN"',
  `"${10n ** 30n}"`,
  `"${10n ** 15n}"`,
  '1000',
  '0.1',
  '9007199254740993',
  '1e3',
  'true',
  'null',
  '[5]',
  '["5"]',
  '{}',
];

describe('E5 F13 an invalid amount', () => {
  it.each(noAmounts)(
    'is rejected for a bet and a win, and nothing is written: %s',
    async (written) => {
      const bet = player.bet();
      for (const [call, body] of [
        ['bet', bet],
        ['win', player.win(bet)],
      ] as const) {
        const text = JSON.stringify(body).replace(/"amount":"\d+"/, `"amount":${written}`);
        const answer = await site.vendorCall(call, text);
        expect(answer).toMatchObject({
          status: 400,
          reply: { code: 'invalid_input', value: { fields: ['amount'] } },
        });
      }
      expect(await player.balance()).toBe(1_000_000n);
    },
  );

  it('K13 is rejected when sent twice', async () => {
    const text = JSON.stringify(player.bet()).replace('"amount":', '"amount":"1","amount":');
    expect(await site.vendorCall('bet', text)).toMatchObject({
      status: 400,
      reply: { code: 'invalid_json' },
    });
  });

  it.each(['balance', 'balance_after', 'status', 'trial', 'brandId', '__proto__'])(
    'D8 K12 is rejected with an unknown field beside it: %s',
    async (field) => {
      const text = JSON.stringify(player.bet()).replace('{', `{"${field}":"1",`);
      expect((await site.vendorCall('bet', text)).status).toBe(400);
    },
  );
});

describe('E7 F13 another currency', () => {
  it('is rejected by every call of the protocol, even with only other decimals', async () => {
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    for (const currency of ['PHP', 'USDT', 'KWD']) {
      for (const [call, body] of [
        ['bet', player.bet({ currency })],
        ['win', player.win(bet, { currency })],
        ['rollback', player.rollback(bet, { currency })],
        ['end-round', player.close(bet, { currency })],
        ['balance', { requestId: freshName(), playerId: player.id, currency }],
      ] as const) {
        expect(await site.vendorCall(call, body)).toMatchObject({
          status: 409,
          reply: { code: 'wrong_currency' },
        });
      }
    }
    expect(await player.balance()).toBe(999_000n);
    await site.vendorCall('rollback', player.rollback(bet));
  });

  it('F13 is exact to the last digit', async () => {
    const rich = await Player.with(site, 999_999_999_999_999n);
    const bet = rich.bet({ amount: '900719925474099' });
    expect((await site.vendorCall('bet', bet)).value.balance).toBe('99280074525900');
    expect((await site.vendorCall('win', rich.win(bet, { amount: '1' }))).value.balance).toBe(
      '99280074525901',
    );
  });
});

describe('E6 a purse at its capacity', () => {
  it('refuses a win or returned stake with a code, and its balance stays exact', async () => {
    const full = await Player.with(site, 1000n);
    const bet = full.bet();
    await site.vendorCall('bet', bet);
    await fillPurse(site, full.id);
    const before = await full.balance();
    for (const [call, body] of [
      ['win', full.win(bet, { amount: '999999999999999' })],
      ['rollback', full.rollback(bet)],
    ] as const) {
      expect(await site.vendorCall(call, body)).toMatchObject({
        status: 400,
        reply: { code: 'amount_out_of_range' },
      });
    }
    expect(await full.balance()).toBe(before);
  });
});
