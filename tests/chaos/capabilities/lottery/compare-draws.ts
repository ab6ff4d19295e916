import { rootOf } from '@lantern/draws';
import { auditDay, type FeedDraw } from '@lantern/draws/audit';
import type { Finding } from '../../compare.ts';
import type { Checked } from '../../manifest.ts';
import { compareChases } from './compare-chases.ts';
import { comparePayouts } from './compare-payouts.ts';
import { gameCode } from './quick-game.ts';

/**
 * LOT-07: every draw is verifiable from outside, and its bet book has every ticket. LOT-06: each
 * ticket was paid what its lines win. LOT-05: chases stop on their wins.
 */
export async function compareDraws({ db, world, scene }: Checked): Promise<Finding[]> {
  const { rows: days } = await db.query<{ day: string }>(
    `select distinct to_char(day, 'YYYY-MM-DD') as day from lottery_draw where game_code = $1`,
    [gameCode],
  );
  const audited = await Promise.all(days.map(({ day }) => audit(world.url, day)));
  return [
    ...[...audited.flat(), ...(await books(db))],
    ...[...(await comparePayouts(db)), ...(await compareChases({ db, scene }))],
  ];
}

async function audit(url: string, day: string): Promise<Finding[]> {
  const reply = await fetch(`${url}/lgw/lottery/feed?gameCode=${gameCode}&day=${day}`);
  const { value } = (await reply.json()) as { value: { draws: FeedDraw[] } };
  return auditDay(value.draws)
    .faults.filter(({ fault }) => fault !== 'gap')
    .map(({ drawId, fault }) => ({
      rule: 'LOT-07 a draw is verified from its feed',
      what: `${drawId}: ${fault}`,
    }));
}

async function books(db: Checked['db']): Promise<Finding[]> {
  const { rows } = await db.query<{ id: string; root: string; leaves: string[] }>(
    `select d.id, encode(d.book_root, 'hex') as root,
            array(select encode(t.leaf, 'hex') from lottery_ticket t
                   where t.draw_id = d.id and t.leaf is not null and t.state <> 'cancelled'
                   order by t.id) as leaves
       from lottery_draw d where d.book_root is not null`,
  );
  return rows
    .filter(({ root, leaves }) => rootOf(leaves) !== root)
    .map(({ id, leaves }) => ({
      rule: 'LOT-07 the bet book has every ticket',
      what: `${id}, ${leaves.length} tickets`,
    }));
}
