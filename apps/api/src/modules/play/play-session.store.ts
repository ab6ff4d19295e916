import { Refusal } from '@lantern/contracts';
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
  /** Of a session that is open from the start, because its token is never exchanged. */
  sessionHash?: Buffer;
  expiresAt: Date;
  /** Bets are rejected when the login was idle for longer. */
  idleMinutes: number;
}

export async function insertPlaySession(
  { prisma }: Database,
  session: NewPlaySession,
): Promise<void> {
  const { launchHash, sessionHash, ...rest } = session;
  await prisma.playSession.create({
    data: {
      ...rest,
      launchHash: new Uint8Array(launchHash),
      sessionHash: sessionHash ? new Uint8Array(sessionHash) : null,
    },
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

export interface Play {
  currency: string;
  balance: string;
  /** Whether the token is one of this player at this vendor, and whether it is open. */
  known: boolean;
  open: boolean;
}

/** @throws Refusal player_not_found */
export async function findPlay(
  { pool }: Database,
  vendorCode: string,
  memberId: string,
  sessionHash: Buffer,
): Promise<Play> {
  const play = await findRow<Play>(pool, {
    name: 'find_play',
    text: `select p.currency, p.balance::text, s.id is not null as known,
                  (select o.verdict is null from play_session_of($1, m.id, $2) o) as open
             from member m
             join purse p on p.member_id = m.id
               and p.purpose = case when m.type = 4 then 'play' else 'main' end
             left join play_session s on s.session_hash = $1 and s.member_id = m.id
               and s.vendor_code = $2
            where m.id = $3`,
    values: [sessionHash, vendorCode, memberId],
  });
  if (!play) throw new Refusal('player_not_found');
  return play;
}

/** @throws Refusal player_not_found */
export async function currencyOf({ pool }: Database, memberId: string): Promise<string> {
  const member = await findRow<{ currency: string }>(
    pool,
    'select currency from member where id = $1',
    [memberId],
  );
  if (!member) throw new Refusal('player_not_found');
  return member.currency;
}
