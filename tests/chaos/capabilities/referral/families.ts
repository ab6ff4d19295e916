import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Stage } from '../../manifest.ts';

/** Of each level in parts per million. */
export const rates = [2000, 1000, 500] as const;
/** So many chains of four members. Each member invited the next one. */
const families = 150;

/**
 * A plan that pays at once, and members who have invited each other and played on the brand's past
 * days. The first run of the job calculates these days, and pays each inviter by itself.
 */
export async function inviteFriends({ db }: Pick<Stage, 'db'>): Promise<void> {
  await db.query(
    `delete from referral_plan where brand_id = (select id from brand where code = 'lantern')`,
  );
  await db.query(
    `insert into referral_plan (brand_id, base, period, rates, deposits, turnover, hold_days,
                                starts_on)
       select d.brand_id, 'turnover', 'day', $1, 0, 0, 0, min(d.day)
         from brand_date d join brand b on b.id = d.brand_id and b.code = 'lantern'
        group by d.brand_id`,
    [rates],
  );
  for (let level = 0; level <= rates.length; level += 1) await addLevel(db, level);
  await db.query(
    `insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid,
                             won, settled_at)
       select m.brand_id, m.id, 'round', 'ELOTT', uuid_v7(), 1, x.stake, x.stake, 0,
              d.starts_at + interval '12 hours'
         from member m
         join brand_date d on d.brand_id = m.brand_id and d.ends_at <= now()
        cross join lateral (
               select 10000 + abs(hashtext(m.username || d.day)) % 90000 as stake) x
        where m.username like 'family%'`,
  );
  await untilCounted(db);
}

/**
 * Waits until the workers have added these days to the figures. It takes seconds of the database,
 * which the run would miss.
 */
async function untilCounted(db: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await db.query(
      `select from figure_log f join figure_cursor k on f.xid > k.xid
        where f.id > k.floor_id limit 1`,
    );
    if (rows.length === 0) return;
    await sleep(200);
  }
}

/** The members of a level of each chain, which their names say. */
async function addLevel(db: pg.Client, level: number): Promise<void> {
  await db.query(
    `with made as (
       insert into member (id, brand_id, username, username_key, type, currency, nickname, language,
                           upline_id)
         select uuid_v7(), b.id, n.name, n.name, 0, b.currency, n.name, 'en', u.id
           from brand b
          cross join lateral (
                 select 'family' || $1::integer || 'x' || nth as name,
                        'family' || $1::integer - 1 || 'x' || nth as above
                   from generate_series(1, $2::integer) nth) n
           left join member u on u.brand_id = b.id and u.username = n.above
          where b.code = 'lantern'
       returning id, brand_id, currency)
     insert into purse (id, brand_id, member_id, purpose, currency)
       select uuid_v7(), brand_id, id, 'main', currency from made`,
    [level, families],
  );
}
