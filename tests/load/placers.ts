import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Player } from './players.ts';

export interface Placer extends Player {
  token: string;
  browser: string;
}

/** Logs the players in as pages are. */
export async function logIn(db: pg.Client, of: readonly Player[]): Promise<Placer[]> {
  const placers = of.map((player) => ({
    ...player,
    token: randomBytes(32).toString('base64url'),
    browser: randomBytes(16).toString('base64url'),
  }));
  await db.query(
    `insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
       select uuid_v7(), m.brand_id, m.id, sha256(convert_to(i.secret, 'UTF8')), '127.0.0.1',
              'bench', now() + interval '1 day'
         from unnest($1::uuid[], $2::text[]) i (id, secret) join member m on m.id = i.id`,
    [
      placers.map(({ playerId }) => playerId),
      placers.map(({ token, browser }) => `${token}.${browser}`),
    ],
  );
  return placers;
}
