import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { harbor } from '../../../testing/harbor.ts';
import { onlyGames, openDraws, place, slipOn } from '../../../testing/lottery.ts';
import { Player } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { scheduleProvinceDraws } from '../lottery-office/schedule-draws.ts';
import { countPlay, countPlayersNow } from './count-play.ts';

const site = useTestSite();
let asked = 0;
/** Later than all that is cached; the clock is reset after each test. */
const later = () => {
  asked += 1;
  site.clock.reset();
  site.clock.turn({ seconds: 31 * asked });
};
const popular = async (query: Record<string, string> = {}, host = 'localhost') => {
  later();
  const wish = { query, host, language: 'en' };
  return (await site.client.call(endpoints.popularGames, wish)).value.list;
};
const days = () =>
  site.query<{ game: string; rounds: number; players: number }>(
    `select game_code as game, sum(rounds)::int as rounds, sum(players)::int as players
       from game_day group by 1 order by 1`,
  );

/** Rounds of a game that no one can open here, as a vendor leaves them. */
const insertRounds = (member: string, game: string, count: number, trial = false) =>
  site.asOwner(
    `insert into game_round
        (id, brand_id, member_id, vendor_code, vendor_round_id, game_code, currency, trial)
     select uuid_v7(), brand_id, id, 'BGS', gen_random_uuid()::text, '${game}', currency, ${trial}
       from member, generate_series(1, ${count}) where id = '${member}'`,
  );
/** Counts at the real time, which the ids of rounds have. */
const settle = () => {
  const { db, random } = site.site;
  return countPlay({ db, random, clock: { now: () => new Date() } }, 0);
};

beforeAll(async () => {
  // Of the seeded games only Lucky Bowl stays.
  await site.query("delete from brand_game where node_id <> 'BGS:lucky-bowl'");
  await site.query(`
    with made as (
      insert into game (node_id, vendor_code, code, names, category, trial) values
        ('BGS:moon', 'BGS', 'moon', '{"en": "Moon"}', 'RNG', true),
        ('BGS:idle', 'BGS', 'idle', '{"en": "Idle"}', 'RNG', true)
      returning node_id)
    insert into brand_game (brand_id, node_id, position)
    select b.id, m.node_id, 5 from made m, brand b where b.code = 'lantern'`);
});

describe('GAM-01 the popular games', () => {
  it('GAM-01 are none before anyone has played for money', async () => {
    const { customerId } = await site.register();
    await insertRounds(customerId, 'moon', 3, true);
    await settle();
    expect(await popular()).toEqual([]);
  });

  it('GAM-01 are those with the most players, and a round is counted once', async () => {
    const [one, two] = [await Player.with(site, 10_000n), await site.register()];
    const bet = one.bet();
    await site.vendorCall('bet', bet);
    await site.vendorCall('win', one.win(bet));
    await insertRounds(one.id, 'moon', 1);
    await insertRounds(two.customerId, 'moon', 1);
    await insertRounds(two.customerId, 'moon', 1);
    await insertRounds(two.customerId, 'gone', 9);
    await settle();
    await settle();
    expect(await days()).toEqual([
      { game: 'gone', rounds: 9, players: 1 },
      { game: 'lucky-bowl', rounds: 1, players: 1 },
      { game: 'moon', rounds: 3, players: 2 },
    ]);
    expect((await popular()).map(({ name }) => name)).toEqual(['Moon', 'Lucky Bowl']);
  });

  it('GAM-01 counts a player once a day in each game', async () => {
    const player = await Player.with(site, 10_000n);
    await site.vendorCall('bet', player.bet());
    await settle();
    await site.vendorCall('bet', player.bet());
    await settle();
    expect((await days()).find(({ game }) => game === 'lucky-bowl')).toMatchObject({
      rounds: 3,
      players: 2,
    });
  });

  it('GAM-01 can be asked for by category and vendor, and for fewer', async () => {
    expect((await popular({ gameType: 'RNG' })).map(({ name }) => name)).toEqual(['Moon']);
    expect(await popular({ vassalage: 'PLR' })).toEqual([]);
    expect(await popular({ count: '1', merchantCode: 'lantern' })).toHaveLength(1);
  });

  it('GAM-02 come first in a list that is sorted by popularity', async () => {
    later();
    const query = { sort: 'popular', gameType: 'RNG' };
    const { games } = (await site.client.call(endpoints.gameList, { query })).value;
    expect(games.map(({ name }) => name)).toEqual(['Moon', 'Idle']);
  });

  it('D2 GAM-01 belong to one brand', async () => {
    expect(await popular({}, harbor)).toEqual([]);
  });

  it('GAM-01 LOT-01 of the lottery are those whose tickets most people have bought', async () => {
    await onlyGames(site, ['k3-1', 'k3-5']);
    const [one, two] = [await site.memberWith(9_000_000n), await site.memberWith(9_000_000n)];
    for (const [token, game] of [
      [one.token, 'k3-5'],
      [one.token, 'k3-1'],
      [two.token, 'k3-1'],
    ] as const) {
      // The last one, which does not close meanwhile.
      const draw = (await openDraws(site, game)).at(-1) ?? '';
      const slip = { ...slipOn([draw]), gameCode: game };
      expect((await place(site, token, slip)).reply).toMatchObject({ success: true });
    }
    await settle();
    const found = await popular({ gameType: 'ELOTT', count: '100' });
    expect(found).toMatchObject([
      { nodeId: 'LOTT:k3-1', gameCode: 'k3-1', gameType: 'ELOTT', vassalage: 'LOTT' },
      { nodeId: 'LOTT:k3-5', gameType: 'ELOTT' },
    ]);
    expect(await popular({ gameType: 'ELOTT', count: '1' })).toHaveLength(1);
    expect(await popular({ gameType: 'LOTT', count: '100' })).toEqual([]);
    expect(await popular({ gameType: 'ELOTT', vassalage: 'BGS' })).toEqual([]);
    // The pages of other games open theirs at a vendor.
    expect((await popular()).map(({ gameType }) => gameType)).not.toContain('ELOTT');
    expect(await popular({ gameType: 'ELOTT' }, harbor)).toEqual([]);
  });

  it('GAM-01 LOT-02 of the Vietnamese draws are listed apart, up to a hundred', async () => {
    await scheduleProvinceDraws(site.site);
    const [one, two] = [await site.memberWith(1_000_000n), await site.memberWith(1_000_000n)];
    const { value } = await site.client.call(endpoints.openedVietnamese, { query: { count: '2' } });
    const codes = value.games.filter(({ numeros }) => numeros.length > 0).slice(0, 3);
    const [first, second, third] = codes;
    for (const [token, game] of [
      [one.token, first],
      [one.token, second],
      [two.token, second],
      [two.token, third],
      [one.token, third],
    ] as const) {
      const line = { play: 'lo2', selection: '12', unit: '1000000', multiple: 1 };
      const tickets = [{ drawId: game?.numeros.at(-1)?.drawId ?? '', lines: [line] }];
      const gameCode = game?.gameCode ?? '';
      const slip = { gameCode, prizeMode: 'Lott' as const, cardVersion: 1, tickets };
      expect((await place(site, token, slip)).reply).toMatchObject({ success: true });
    }
    await settle();
    const found = await popular({ gameType: 'LOTT', count: '100' });
    expect(found.map(({ gameType, vassalage }) => [gameType, vassalage])).toEqual(
      Array.from({ length: 3 }, () => ['LOTT', 'LOTT']),
    );
    expect(found.at(-1)?.gameCode).toBe(first?.gameCode);
    expect(await popular({ gameType: 'LOTT', count: '2' })).toHaveLength(2);
    expect(
      (await popular({ gameType: 'ELOTT', count: '100' })).map((game) => game.gameType),
    ).not.toContain('LOTT');
  });

  it('GAM-01 are forgotten after a week without a player', async () => {
    site.clock.turn({ days: 8 });
    await countPlay(site.site);
    expect(await popular()).toEqual([]);
  });

  it('GAM-04 say how many play now, by rounds for money, and not of a few', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => site.register()));
    const [first, ...others] = members.map(({ customerId }) => customerId);
    const shown = async () => {
      const { db, random } = site.site;
      await countPlayersNow({ db, random, clock: { now: () => new Date() } });
      later();
      const { games } = (await site.client.call(endpoints.gameList)).value;
      return games.find(({ gameCode }) => gameCode === 'idle')?.playing;
    };
    for (const member of others) await insertRounds(member, 'idle', 2);
    await insertRounds(String(first), 'idle', 1, true);
    expect(await shown()).toBeUndefined();
    await insertRounds(String(first), 'idle', 1);
    expect(await shown()).toBe(5);
  });

  it.each([{ count: '0' }, { count: '101' }, { count: 'x' }, { gameType: 'X' }])(
    'K17 rejects %j',
    async (query) => {
      expect(await site.client.call(endpoints.popularGames, { query })).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input' },
      });
    },
  );
});
