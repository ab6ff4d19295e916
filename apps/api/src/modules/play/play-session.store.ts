import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface NewPlaySession {
  id: string;
  brandId: string;
  memberId: string;
  sessionId: string;
  vendorCode: string;
  gameCode: string;
  launchHash: Buffer;
  launchExpiresAt: Date;
  expiresAt: Date;
  /** Bets are rejected when the login was idle for longer. */
  idleMinutes: number;
}

export async function insertPlaySession(
  { prisma }: Database,
  session: NewPlaySession,
): Promise<void> {
  await prisma.playSession.create({
    data: { ...session, launchHash: new Uint8Array(session.launchHash) },
  });
}

export interface PlayerRow {
  memberId: string;
  nickname: string;
  type: number;
  frozen: boolean;
  language: string;
  currency: string;
  balance: string;
}

const player = `m.id as member_id, m.nickname, m.type, p.frozen, m.language, p.currency,
    p.balance::text
  from member m
  join purse p on p.member_id = m.id
    and p.purpose = case when m.type = 4 then 'play' else 'main' end`;

/**
 * Consumes a launch token while the login session is open. Undefined for an invalid token; of two
 * concurrent calls, one succeeds.
 */
export async function openPlaySession(
  { pool }: Database,
  open: { vendorCode: string; launchHash: Buffer; sessionHash: Buffer; now: Date },
): Promise<PlayerRow | undefined> {
  return findRow<PlayerRow>(pool, {
    name: 'open_play_session',
    text: `with opened as (
             update play_session s set session_hash = $3
              where s.launch_hash = $2 and s.vendor_code = $1 and s.session_hash is null
                and s.launch_expires_at > $4
                and exists (select 1 from session l
                             where l.id = s.session_id and l.ended_at is null
                               and l.expires_at > $4)
             returning s.member_id
           )
           select ${player} join opened o on o.member_id = m.id`,
    values: [open.vendorCode, open.launchHash, open.sessionHash, open.now],
  });
}

/** A player who has opened a game of this vendor; a vendor cannot see other members. */
export async function findPlayer(
  { pool }: Database,
  vendorCode: string,
  memberId: string,
): Promise<PlayerRow | undefined> {
  return findRow<PlayerRow>(pool, {
    name: 'find_player',
    text: `select ${player} where m.id = $1
              and exists (select from play_session s
                           where s.member_id = $1 and s.vendor_code = $2)`,
    values: [memberId, vendorCode],
  });
}
