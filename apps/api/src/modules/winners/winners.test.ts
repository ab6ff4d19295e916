import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandIdOf } from '../../../testing/brand-ids.ts';
import { harbor } from '../../../testing/harbor.ts';
import { Player } from '../../../testing/player.ts';
import { rowsRead } from '../../../testing/rows-read.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { findLatestWins } from './winners.store.ts';

const site = useTestSite();
const ask = (wish: { host?: string; language?: string } = {}) =>
  site.client.call(endpoints.winnerBoard, wish);

interface Rounds {
  member: string;
  /** In SQL, minor units. */
  win: string;
  stake?: string;
  /** In SQL; null is an open round. */
  ended?: string;
  trial?: boolean;
  game?: string;
  count?: number;
}

/** Rounds as a vendor leaves them, numbered from 1 as `n`. */
const insertRounds = async ({
  member,
  win,
  stake = '0',
  ended = 'now()',
  trial = false,
  game = 'lucky-bowl',
  count = 1,
}: Rounds) =>
  site.asOwner(
    `insert into game_round
        (id, brand_id, member_id, vendor_code, vendor_round_id, game_code, currency, win, stake,
          trial, ended_at)
     select uuid_v7(), brand_id, id, 'BGS', gen_random_uuid()::text, '${game}', currency, ${win},
       ${stake}, ${trial}, ${ended}
       from member, generate_series(1, ${count}) n where id = '${member}'`,
  );

const names = { whole: `winner${freshName().slice(1, 7)}`, short: 'abcdef' };

beforeAll(async () => {
  const [one, other] = [
    await site.register({ username: names.whole }),
    await site.register({ username: names.short }),
  ];
  const member = one.customerId;
  const minutes = "now() - n * interval '1 minute'";
  await insertRounds({ member, win: '1000 * n', stake: '999 * n', ended: minutes, count: 18 });
  await insertRounds({ member, win: '7000000', stake: '7000000', ended: minutes, count: 5 });
  await insertRounds({
    member: other.customerId,
    win: '900000',
    ended: "now() - interval '20 seconds'",
  });
  await insertRounds({ member, win: '7000001', ended: "now() - interval '7 days 1 hour'" });
  await insertRounds({ member, win: '7000002', trial: true });
  await insertRounds({ member, win: '7000003', ended: 'null' });
  await insertRounds({
    member,
    win: '4',
    game: 'no-longer-known',
    ended: "now() - interval '6 days'",
  });
  await insertRounds({ member, win: '3', ended: "now() - interval '6 days 23 hours'" });
  await insertRounds({ member, win: '0', count: 3 });
});

describe('CS-04 the winner board', () => {
  it('CS-04 has the twenty latest rounds for money that paid more than their stake', async () => {
    const { list } = (await ask()).value;
    const prizes = list.map(({ prize }) => prize);
    expect(prizes).toEqual([
      '900000',
      ...Array.from({ length: 18 }, (_, at) => String(1000 * (at + 1))),
      '4',
    ]);
    expect(list[0]).toMatchObject({
      currency: 'VND',
      nodeId: 'BGS:lucky-bowl',
      at: expect.stringMatching(/Z$/),
    });
  });

  it('CS-04 works when a game is no longer known', async () => {
    expect((await ask()).value.list.at(-1)).toMatchObject({
      game: 'no-longer-known',
      nodeId: 'BGS:no-longer-known',
    });
  });

  it('CS-04 names the game in the caller’s language, with its tile picture', async () => {
    const [first] = (await ask({ language: 'vi' })).value.list;
    const [tile] = (await site.client.call(endpoints.hotGames)).value.list;
    expect(first).toMatchObject({ game: 'Bầu Cua', icon: tile?.icon });
  });

  it('D10 CS-04 never shows a whole name', async () => {
    const text = JSON.stringify((await ask()).value);
    expect(text).not.toContain(names.whole);
    expect(text).not.toContain(names.short);
    const { list } = (await ask()).value;
    expect(list.map(({ player }) => player)).toEqual([
      'a•••f',
      ...Array(19).fill(`w•••${names.whole.at(-1)}`),
    ]);
  });

  it('D2 CS-04 belongs to one brand', async () => {
    expect((await ask({ host: harbor })).value).toEqual({ list: [] });
  });

  it('CS-04 is filled by played rounds', async () => {
    const player = await Player.with(site, 50_000_000n);
    const bet = player.bet({ amount: '5000000' });
    await site.vendorCall('bet', bet);
    await site.vendorCall('win', player.win(bet, { amount: '9000000', roundClosed: true }));
    site.clock.turn({ minutes: 1 });
    expect((await ask()).value.list[0]?.prize).toBe('9000000');
  });
});

it('D10 CS-04 reads only recently won rounds', async () => {
  const { customerId: member } = await site.register();
  await insertRounds({ member, win: '5', ended: "now() - interval '20 days'", count: 12_000 });
  await site.asOwner('vacuum analyze game_round');
  const wanted = {
    brandId: await brandIdOf(site, 'lantern'),
    since: new Date(Date.now() - 7 * 24 * 3600_000),
    limit: 20,
  };
  const client = await site.site.db.pool.connect();
  try {
    const read = await rowsRead(client, '^game_round_(?!.*key)', async () =>
      expect(await findLatestWins({ pool: client } as never, wanted)).toHaveLength(20),
    );
    expect(read).toBeLessThan(200);
  } finally {
    client.release();
  }
});
