import { beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Depositor } from '../../../testing/depositor.ts';
import { playerBelow, playRound, rollUpAll } from '../../../testing/figures.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { disputeReturnedTheDayAfter } from '../../../testing/midnight.ts';
import { type Player, verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { proveFigures } from './prove-figures.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

let agent: LineMember;
let player: Player;
beforeAll(async () => {
  agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  player = await playerBelow(site, agent);
  await playRound(site, player);
  await rollUpAll(site);
});

const prove = () => proveFigures(site.site);
/** Changes what nothing may change. */
const force = (sql: string) => site.asOwner(`set local session_replication_role = replica; ${sql}`);
/** Reports a difference as long as it is there. */
async function reports(difference: string, { by, back }: { by: string; back: string }) {
  await prove();
  await force(by);
  try {
    await expect(prove()).rejects.toThrow(difference);
  } finally {
    await force(back);
  }
  await prove();
}

describe('AGT-03 the proof of days', () => {
  it.each([
    ['member_day', 'stakes', () => `member_id = '${player.id}' and category <> ''`],
    ['member_day', 'registrations', () => `member_id = '${player.id}' and category = ''`],
    ['team_day', 'stakes', () => `upline_id = '${agent.id}' and category <> ''`],
  ])('AGT-03 reports a %s whose %s differ from the log', async (table, column, where) => {
    await reports('differ from the log', {
      by: `update ${table} set ${column} = ${column} + 1 where ${where()}`,
      back: `update ${table} set ${column} = ${column} - 1 where ${where()}`,
    });
    expect(site.log.some(({ detail }) => detail.event === 'figures_differ')).toBe(true);
  });

  it('AGT-03 waits for rows that are not rolled up yet', async () => {
    await playRound(site, player);
    await prove();
    await rollUpAll(site);
    await prove();
  });
});

describe('AGT-03 the proof of active members', () => {
  const noted = (span: string) => `member_id = '${player.id}' and span = '${span}'`;
  const counted = (span: string) => `upline_id = '${agent.id}' and span = '${span}'`;

  it.each(['day', 'week', 'month'])('AGT-03 reports a wrong number of a %s', async (span) => {
    await reports(`The active members of ${agent.id} in the ${span}`, {
      by: `update team_active set members = members + 1 where ${counted(span)}`,
      back: `update team_active set members = members - 1 where ${counted(span)}`,
    });
  });

  it.each(['day', 'week', 'month'])(
    'AGT-03 reports a member who played in a %s and is not counted, or the other way round',
    async (span) => {
      await reports('differ from who played', {
        by: `create table kept as select * from member_active where ${noted(span)};
             delete from member_active where ${noted(span)}`,
        back: 'insert into member_active select * from kept; drop table kept',
      });
      const { id } = await playerBelow(site, agent);
      await rollUpAll(site);
      await reports(`The active members of ${id}`, {
        by: `insert into member_active select '${id}', span, start, played_at from member_active
              where ${noted(span)}`,
        back: `delete from member_active where member_id = '${id}'`,
      });
    },
  );
});

describe('AGT-03 the proof of rounds', () => {
  it('AGT-03 reports a round that the log does not have', async () => {
    const { bet } = await playRound(site, player);
    const change = (to: string) =>
      `update game_round set ended_at = ${to} where vendor_round_id = '${bet.roundId}'`;
    await reports('The log differs from round', { by: change('null'), back: change('now()') });
  });

  it('AGT-03 finds the later corrections of an older round', async () => {
    const { bet, win } = await playRound(site, player, { win: '700' });
    const [round] = await site.query<{ id: string }>(
      'select id from game_round where vendor_round_id = $1',
      [bet.roundId],
    );
    expect(verdictOf(await site.vendorCall('rollback', player.rollback(win)))).toBe('ok');
    const wrong = () =>
      site.query(`select id from figure_round_violations(now() - interval '11 days',
                                                         now() - interval '9 days') id`);
    await force(`
      update game_round set started_at = started_at - interval '10 days',
                            ended_at = ended_at - interval '10 days' where id = '${round?.id}';
      update figure_log set settled_at = settled_at - interval '10 days'
       where subject_id = '${round?.id}' and kind = 'round'`);
    expect(await wrong()).toEqual([]);
    await force(`update figure_log set won = won + 1
                  where subject_id = '${round?.id}' and kind = 'correction'`);
    expect(await wrong()).toEqual([round]);
    await force(`delete from figure_log where subject_id = '${round?.id}';
                 delete from game_round where id = '${round?.id}'`);
  });
});

describe('AGT-03 the proof of money', () => {
  /** A member with a row of the kind, which is not rolled up: only the ledger can tell. */
  const withRow = {
    deposit: async () => {
      const fee = { basisPoints: 100, fixed: '0' };
      await brands.set('lantern', ['deposit', 'methods', '0', 'fee'], fee);
      const depositor = await Depositor.at(site);
      await depositor.tell();
      return depositor.id;
    },
    fee: () => withRow.deposit(),
    withdrawal: async () => (await disputeReturnedTheDayAfter(site)).id,
  };

  it.each(['deposit', 'fee', 'withdrawal'] as const)(
    'AGT-03 reports a %s that the log lacks, has twice, or has for someone else',
    async (kind) => {
      const id = await withRow[kind]();
      const [row] = await site.query<{ row: string }>(
        `select id::text as row from figure_log where member_id = $1 and kind = $2
          order by id limit 1`,
        [id, kind],
      );
      const difference = `The log differs from the ledger: ${kind}`;
      const which = `where id = ${row?.row}`;
      await reports(difference, {
        by: `create table kept as select * from figure_log ${which};
             delete from figure_log ${which}`,
        back: `insert into figure_log overriding system value select * from kept; drop table kept`,
      });
      await reports(difference, {
        by: `insert into figure_log (brand_id, member_id, kind, subject_id, amount)
               select brand_id, member_id, kind, subject_id, amount from figure_log ${which}`,
        back: `delete from figure_log where member_id = '${id}' and kind = '${kind}'
                  and id = (select max(id) from figure_log)`,
      });
      await reports('The log differs from the ledger', {
        by: `update figure_log set member_id = '${player.id}' ${which}`,
        back: `update figure_log set member_id = '${id}' ${which}`,
      });
    },
  );

  it.each(['deposit', 'promotion'])('AGT-03 reports a %s that nothing paid', async (kind) => {
    await reports(`${kind} without a subject`, {
      by: `insert into figure_log (brand_id, member_id, kind, amount)
             select brand_id, id, '${kind}', 500 from member where id = '${player.id}'`,
      back: 'delete from figure_log where id = (select max(id) from figure_log)',
    });
  });
});

describe('AGT-03 the proof of older days', () => {
  /** How many days before the first one of the brand there were. */
  const earlier = 10;
  const day = (ago: number) => `(select min(day) from brand_date) + ${earlier - ago}`;

  beforeAll(() =>
    force(
      `insert into brand_date (brand_id, day, starts_at, ends_at)
         select d.brand_id, d.day - n, d.starts_at - n * interval '1 day',
                d.starts_at - (n - 1) * interval '1 day'
           from (select distinct on (brand_id) * from brand_date order by brand_id, day) d
          cross join generate_series(1, ${earlier}) n`,
    ),
  );

  const next = async () =>
    (
      await site.query<{ days: number }>(
        'select next_day - (select min(day) from brand_date) as days from figure_proof',
      )
    )[0]?.days;

  it('AGT-03 goes through them, a few in each run, and begins again after the last', async () => {
    await force('update figure_proof set next_day = null');
    const seen: unknown[] = [];
    for (let run = 0; run < 5; run += 1) {
      await prove();
      seen.push(await next());
    }
    expect(seen.slice(0, 2)).toEqual([3, 6]);
    expect(seen).toContain(3);
    expect(seen.lastIndexOf(3)).toBeGreaterThan(1);
  });

  it('AGT-03 stays at days that differ until they are put right', async () => {
    await force(`update figure_proof set next_day = null;
      insert into member_day (member_id, day, category, stakes)
        values ('${player.id}', ${day(earlier - 4)}, 'other', 5)`);
    await prove();
    for (let run = 0; run < 2; run += 1)
      await expect(prove()).rejects.toThrow(`The figures of ${player.id}`);
    await force(`delete from member_day where category = 'other' and stakes = 5`);
    await prove();
    expect(await next()).toBe(6);
  });
});
