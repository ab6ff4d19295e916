import { endpoints } from '@lantern/contracts';
import { findRows } from '@lantern/rows';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { Depositor } from '../../../testing/depositor.ts';
import { figuresOf, playerBelow, playRound, rollUpAll } from '../../../testing/figures.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { moveLine } from '../../../testing/line-moves.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { paidWithdrawal, withdrawerWith } from '../../../testing/withdrawals.ts';
import { proveFigures } from './prove-figures.ts';
import { type BrandDate, rollUp, saveDate } from './roll-up.store.ts';
import { rollUpFigures } from './roll-up.ts';

const site = useTestSite();

let top: LineMember;
let middle: LineMember;
let player: Player;
beforeAll(async () => {
  top = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  middle = await LineMember.below(site, top, { balance: 0n });
  player = await playerBelow(site, middle);
});

const send = async (call: string, body: object) =>
  expect(verdictOf(await site.vendorCall(call, body))).toBe('ok');
const proved = () => proveFigures(site.site);

describe('AGT-03 figures of members and teams', () => {
  it('AGT-03 count a round for every upline once, when it has ended', async () => {
    const open = player.bet({ amount: '5000' });
    await send('bet', open);
    await playRound(site, player, { amount: '1000', win: '400' });
    await rollUpAll(site);
    const settled = { rounds: '1', stakes: '1000', turnover: '1000', wins: '400' };
    expect(await figuresOf(site, player.id)).toMatchObject(settled);
    for (const { id } of [top, middle])
      expect(await figuresOf(site, id, 'team_day')).toMatchObject(settled);
    expect(await figuresOf(site, player.id, 'team_day')).toMatchObject({ rounds: '0' });
    await send('end-round', player.close(open));
    await rollUpAll(site);
    await rollUpAll(site);
    expect(await figuresOf(site, top.id, 'team_day')).toMatchObject({
      ...{ rounds: '2', stakes: '6000', turnover: '6000', wins: '400' },
    });
    await proved();
  });

  it('AGT-03 count registrations below', async () => {
    await rollUpAll(site);
    expect(await figuresOf(site, top.id, 'team_day')).toMatchObject({ registrations: '2' });
    expect(await figuresOf(site, middle.id, 'team_day')).toMatchObject({ registrations: '1' });
  });

  it('AGT-03 count stakes that were refunded before the end as none', async () => {
    const own = await playerBelow(site, middle);
    const bet = own.bet();
    await send('bet', bet);
    await send('rollback', own.rollback(bet));
    await send('end-round', own.close(bet));
    await rollUpAll(site);
    expect(await figuresOf(site, own.id)).toMatchObject({ rounds: '0', stakes: '0' });
  });

  it('I6 a later change of a settled round is a row of its own', async () => {
    const own = await playerBelow(site, middle);
    const { win } = await playRound(site, own, { amount: '1000', win: '700' });
    await rollUpAll(site);
    await send('rollback', own.rollback(win));
    await rollUpAll(site);
    expect(
      await site.query(
        `select kind, times, stake::text, won::text from figure_log
          where member_id = $1 and subject_id is not null order by id`,
        [own.id],
      ),
    ).toEqual([
      { kind: 'round', times: 1, stake: '1000', won: '700' },
      { kind: 'correction', times: 0, stake: '0', won: '-700' },
    ]);
    expect(await figuresOf(site, own.id)).toMatchObject({ rounds: '1', wins: '0' });
    await expect(
      site.asOwner(`update figure_log set won = 0 where member_id = '${own.id}'`),
    ).rejects.toThrow('the ledger only grows');
  });

  it('AGT-03 count deposits, the first one of a member, and paid withdrawals', async () => {
    const depositor = await Depositor.at(site);
    await depositor.tell();
    const withdrawer = await withdrawerWith(site, 500_000n);
    await paidWithdrawal(site, withdrawer);
    await rollUpAll(site);
    expect(await figuresOf(site, depositor.id)).toMatchObject({
      ...{ deposits: '200000', firstDeposits: '1', rounds: '0' },
    });
    const { withdrawals } = (await figuresOf(site, withdrawer.id)) ?? {};
    expect(Number(withdrawals)).toBeGreaterThan(0);
    await proved();
  });

  it('AGT-03 do not count trial play', async () => {
    const { value } = await site.client.call(endpoints.freePlay, {});
    const trial = new Player(site, value, await site.openGame(value.token));
    await playRound(site, trial);
    await rollUpAll(site);
    expect(await figuresOf(site, trial.id)).toMatchObject({ rounds: '0', registrations: '0' });
  });

  it('AGT-03 count active members once a day, week and month', async () => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const [one, other] = [await playerBelow(site, agent), await playerBelow(site, agent)];
    await playRound(site, one);
    await playRound(site, other);
    await rollUpAll(site);
    await playRound(site, one);
    await rollUpAll(site);
    expect(
      await site.query(
        'select span, members::text from team_active where upline_id = $1 order by span',
        [agent.id],
      ),
    ).toEqual(['day', 'month', 'week'].map((span) => ({ span, members: '2' })));
  });
});

describe('AGT-02 a member that moves', () => {
  it('AGT-02 leaves past figures with the former uplines', async () => {
    const [former, next] = [
      await LineMember.below(site, undefined, { agent: true, balance: 0n }),
      await LineMember.below(site, undefined, { agent: true, balance: 0n }),
    ];
    const moved = await playerBelow(site, former);
    await playRound(site, moved);
    await moveLine(site, moved.id, next.account);
    await playRound(site, moved, { amount: '300' });
    await rollUpAll(site);
    expect(await figuresOf(site, former.id, 'team_day')).toMatchObject({ stakes: '1000' });
    expect(await figuresOf(site, next.id, 'team_day')).toMatchObject({ stakes: '300' });
    await proved();
  });
});

describe('I4 the cursor', () => {
  it('I4 waits for a transaction that began earlier, and then counts its row', async () => {
    const late = new pg.Client(site.site.config.databaseUrl);
    await late.connect();
    try {
      const { id, reference } = await Depositor.at(site);
      await rollUpAll(site);
      await late.query('begin');
      await late.query(
        "select deposit_pay(id, 700, 'late', now(), now()) from deposit where reference = $1",
        [reference],
      );
      await playRound(site, player);
      for (let at = 0; at < 3; at += 1) await rollUp(site.site.db, 100);
      const [state] = await site.query<{ early: boolean }>(
        'select complete_until < clock_timestamp() as early from figure_cursor',
      );
      expect(state?.early).toBe(true);
      expect(await figuresOf(site, id)).toMatchObject({ deposits: '0' });
      await late.query('commit');
      await rollUpAll(site);
      expect(await figuresOf(site, id)).toMatchObject({ deposits: '700' });
      await proved();
    } finally {
      await late.end();
    }
  });

  it('I4 counts each row once with two workers, and in parts of any size', async () => {
    const own = await playerBelow(site, middle);
    for (let at = 0; at < 5; at += 1) await playRound(site, own);
    await Promise.all([1, 2, 3, 1, 2].map((most) => rollUp(site.site.db, most)));
    await rollUpAll(site);
    expect(await figuresOf(site, own.id)).toMatchObject({ rounds: '5', stakes: '5000' });
    await proved();
  });

  it('I4 goes on exactly after a full part, also within a transaction', async () => {
    const late = new pg.Client(site.site.config.databaseUrl);
    await late.connect();
    const paid = await Promise.all([1, 2, 3, 4, 5].map(() => Depositor.at(site)));
    const own = await playerBelow(site, middle);
    try {
      await rollUpAll(site);
      // Its rows follow those of a transaction that began later.
      await late.query('begin; select pg_current_xact_id()');
      await playRound(site, own);
      await late.query(
        `select deposit_pay(id, 700, reference, now(), now()) from deposit
          where reference = any ($1)`,
        [paid.map(({ reference }) => reference)],
      );
      await late.query('commit');
    } finally {
      await late.end();
    }
    const early: number[] = [];
    const left = async () => {
      await rollUp(site.site.db, 2);
      const [state] = await site.query<{ rows: number; early: number }>(
        `select count(*)::integer as rows,
                (count(*) filter (where f.settled_at < k.complete_until))::integer as early
           from figure_cursor k
           join figure_log f on f.id > k.floor_id and (f.xid, f.id) > (k.xid, k.last_id)`,
      );
      early.push(state?.early ?? 0);
      return state?.rows;
    };
    await expect.poll(left, { timeout: 100_000 }).toBe(0);
    expect(early.filter((rows) => rows > 0)).toEqual([]);
    for (const { id } of paid)
      expect(await figuresOf(site, id)).toMatchObject({ deposits: '700', firstDeposits: '1' });
    expect(await figuresOf(site, own.id)).toMatchObject({ rounds: '1' });
    await proved();
  });

  it('I4 writes a day of a brand once, also when another worker was faster', async () => {
    await rollUpAll(site);
    const days = () =>
      findRows<BrandDate>(
        site.site.db.pool,
        `select brand_id, day::text, starts_at as start, ends_at as end from brand_date
          order by brand_id, day`,
      );
    const written = await days();
    for (const day of written) await saveDate(site.site.db, day);
    expect(await days()).toEqual(written);
  });

  it('M1 a roll-up that is cut off changes nothing', async () => {
    const own = await playerBelow(site, middle);
    await playRound(site, own);
    const dying = new pg.Client(site.site.config.databaseUrl);
    await dying.connect();
    await dying.query('begin');
    await expect
      .poll(
        async () => {
          await dying.query('rollback; begin');
          const { rows } = await dying.query<{ rows: number }>(
            'select figure_roll_up(1000) as rows',
          );
          return rows[0]?.rows;
        },
        { timeout: 100_000 },
      )
      .toBeGreaterThan(0);
    await dying.end();
    expect(await figuresOf(site, own.id)).toMatchObject({ rounds: '0' });
    await rollUpAll(site);
    expect(await figuresOf(site, own.id)).toMatchObject({ rounds: '1' });
  });

  it('M9 takes fewer rows when the database ends a roll-up that takes too long', async () => {
    const own = await playerBelow(site, middle);
    for (let round = 0; round < 3; round += 1) await playRound(site, own);
    const asked: number[] = [];
    const { pool } = site.site.db;
    const slow = new Proxy(pool, {
      get: (target, name) => {
        if (name !== 'query') return Reflect.get(target, name);
        return (text: { name?: string; values?: number[] }, ...rest: unknown[]) => {
          const [most = 0] = text.name === 'figure_roll_up' ? (text.values ?? []) : [];
          if (most > 0) asked.push(most);
          if (most <= 2) return (target.query as (...all: unknown[]) => unknown)(text, ...rest);
          return Promise.reject(Object.assign(new Error('too long'), { code: '57014' }));
        };
      },
    });
    const counted = async () => {
      await rollUpFigures({ ...site.site, db: { ...site.site.db, pool: slow } }, { most: 8 });
      return figuresOf(site, own.id);
    };
    await expect.poll(counted, { timeout: 100_000 }).toMatchObject({ rounds: '3' });
    expect(asked.slice(0, 3)).toEqual([8, 4, 2]);
  });

  it('M12 goes on in a restored database with lower transaction numbers', async () => {
    const own = await playerBelow(site, middle);
    await rollUpAll(site);
    await playRound(site, own);
    // As if the log and the cursor came from a server with higher numbers.
    await site.asOwner(`
      alter table figure_log disable trigger user;
      update figure_log set xid = (xid::text::bigint + 4000000000)::text::xid8;
      alter table figure_log enable trigger user;
      update figure_cursor set xid = (xid::text::bigint + 4000000000)::text::xid8`);
    await rollUpAll(site);
    await playRound(site, own);
    await rollUpAll(site);
    expect(await figuresOf(site, own.id)).toMatchObject({ rounds: '2', stakes: '2000' });
    await proved();
  });
});
