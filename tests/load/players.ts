import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A player with an open game, as the vendor knows it. */
export interface Player {
  playerId: string;
  sessionToken: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Members of the brand `lantern` with money and an open game, inserted in bulk with the rows that
 * the site would write.
 * @param name prefix of their usernames
 * @param game the open game
 */
export async function openPlayers(
  db: pg.Client,
  count: number,
  name = 'bench',
  game = 'lucky-bowl',
): Promise<Player[]> {
  const { rows } = await db.query<{ id: string }>(
    `with b as (select id, currency from brand where code = 'lantern'),
     m as (insert into member (id, brand_id, username, username_key, type, currency, nickname,
                               language)
             select uuid_v7(), b.id, $2::text || n, $2 || n, 1, b.currency, $2, 'en'
               from b, generate_series(1, $1::integer) n
           returning id, brand_id, currency),
     p as (insert into purse (id, brand_id, member_id, purpose, currency)
             select uuid_v7(), brand_id, id, 'main', currency from m),
     s as (insert into session (id, brand_id, member_id, token_hash, address, user_agent,
                                expires_at)
             select id, brand_id, id, sha256(convert_to(id::text, 'UTF8')), '127.0.0.1', 'bench',
                    now() + interval '1 day' from m)
     select id from m`,
    [count, name],
  );
  const players = rows.map(({ id }) => ({
    playerId: id,
    sessionToken: randomBytes(32).toString('base64url'),
  }));
  await db.query(
    `insert into play_session (id, brand_id, member_id, session_id, vendor_code, game_code,
                               launch_hash, launch_expires_at, session_hash, expires_at,
                               idle_minutes)
       select m.id, m.brand_id, m.id, m.id, 'BGS', $3, i.hash, now(), i.hash,
              now() + interval '1 day', 1440
         from unnest($1::uuid[], $2::bytea[]) i (id, hash) join member m on m.id = i.id`,
    [
      players.map(({ playerId }) => playerId),
      players.map(({ sessionToken }) => sha256(sessionToken)),
      game,
    ],
  );
  await db.query(
    `with i as (
       select row_number() over ()::integer as nth, 'bench:' || p.id as key, h.id as house,
              p.id as purse
         from purse p
         join purse h on h.brand_id = p.brand_id and h.purpose = 'house_opening'
                     and h.currency = p.currency
        where p.member_id = any ($1::uuid[]))
     select count(*) from ledger_post(
       (select array_agg(nth) from i), (select array_agg(key) from i),
       (select array_agg(house) from i), (select array_agg(purse) from i),
       (select array_agg(900000000000) from i),
       (select array_agg('opening_balance'::text) from i), (select array_agg(now()) from i))`,
    [players.map(({ playerId }) => playerId)],
  );
  return players;
}
