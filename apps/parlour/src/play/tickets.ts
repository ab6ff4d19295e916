import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Database, findRow } from '@lantern/outside';
import { Refusal } from '../refusal.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
const newToken = (): string => randomBytes(32).toString('base64url');

/** A ticket opens the game once, within a minute. */
export async function makeTicket(
  database: Database,
  playerId: string,
  language: string,
): Promise<string> {
  const ticket = newToken();
  await database.query(
    `INSERT INTO session (id, player_id, ticket_hash, language, expires_at)
     VALUES ($1, $2, $3, $4, now() + interval '1 minute')`,
    [randomUUID(), playerId, hashToken(ticket), language],
  );
  return ticket;
}

export interface Opened {
  token: string;
  playerId: string;
  language: string;
}

/** Exchanges a ticket for a session of twelve hours. @throws Refusal ticket_invalid */
export async function useTicket(database: Database, ticket: string): Promise<Opened> {
  const token = newToken();
  const opened = await findRow<{ playerId: string; language: string }>(
    database,
    `UPDATE session SET token_hash = $2, expires_at = now() + interval '12 hours'
      WHERE ticket_hash = $1 AND token_hash IS NULL AND expires_at > now()
      RETURNING player_id, language`,
    [hashToken(ticket), hashToken(token)],
  );
  if (!opened) throw new Refusal('ticket_invalid');
  return { token, ...opened };
}

/** The player of a session. @throws Refusal session_over */
export async function playerOf(database: Database, token: string): Promise<string> {
  const found = await findRow<{ playerId: string }>(
    database,
    'SELECT player_id FROM session WHERE token_hash = $1 AND expires_at > now()',
    [hashToken(token)],
  );
  if (!found) throw new Refusal('session_over');
  return found.playerId;
}
