import { findRow } from '@lantern/rows';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { endSessionsOf } from '../session/index.ts';

interface Replacement {
  brandId: string;
  memberId: string;
  passwordHash: string;
  now: Date;
  /** This session stays open; every other one ends. */
  exceptSession?: string | undefined;
}

/**
 * Sets a password in one transaction with its effects: links of password mails become invalid,
 * sessions end, remembered devices are forgotten.
 * @param before the hash of the password that was proved
 * @returns false when a concurrent call has replaced that hash
 */
export function changeHash(
  { pool }: Database,
  replacement: Replacement,
  before: string | null,
): Promise<boolean> {
  return inTransaction(pool, (client) => replace(client, replacement, { before }));
}

/** As `changeHash`, without an old password. */
export async function setHash({ pool }: Database, replacement: Replacement): Promise<void> {
  await inTransaction(pool, (client) => replace(client, replacement));
}

/** As `changeHash`, by a mail's link, which is consumed. False when the link is invalid. */
export function setHashByTicket(
  { pool }: Database,
  replacement: Replacement,
  ticketHash: Buffer,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'delete from password_reset where ticket_hash = $1 and member_id = $2 and expires_at > $3',
      [ticketHash, replacement.memberId, replacement.now],
    );
    return rowCount === 1 && replace(client, replacement);
  });
}

async function replace(
  client: pg.PoolClient,
  { brandId, memberId, passwordHash, now, exceptSession }: Replacement,
  proved?: { before: string | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update member set password_hash = $3, password_changed_at = $4, password_is_default = false
      where id = $1 and brand_id = $2 and ($5 or password_hash is not distinct from $6)`,
    [memberId, brandId, passwordHash, now, proved === undefined, proved?.before ?? null],
  );
  if (rowCount !== 1) return false;
  await client.query('delete from password_reset where member_id = $1', [memberId]);
  await endSessionsOf(client, { brandId, memberId, reason: 'revoked', now, exceptSession });
  return true;
}

/**
 * The e-mail to which a link for a new password may go: a verified one, or an unverified one while
 * the account has no verified phone, authenticator or social link (decision 033).
 */
export async function findResetAddress(
  { pool }: Database,
  memberId: string,
): Promise<string | undefined> {
  const row = await findRow<{ email: string | null }>(pool, {
    name: 'find_reset_address',
    text: `select p.email from member_profile p
            where p.member_id = $1
              and (p.email_verified
                   or not (p.mobile_verified
                           or exists (select from authenticator a
                                       where a.member_id = p.member_id
                                         and a.confirmed_at is not null)
                           or exists (select from social_identity s
                                       where s.member_id = p.member_id)))`,
    values: [memberId],
  });
  return row?.email ?? undefined;
}

export interface NewTicket {
  ticketHash: Buffer;
  brandId: string;
  memberId: string;
  expiresAt: Date;
  now: Date;
}

export async function insertTicket({ pool }: Database, ticket: NewTicket): Promise<void> {
  await pool.query(
    `insert into password_reset (ticket_hash, brand_id, member_id, expires_at, created_at)
     values ($1, $2, $3, $4, $5)`,
    [ticket.ticketHash, ticket.brandId, ticket.memberId, ticket.expiresAt, ticket.now],
  );
}

/** The id of the member whose password the link of a mail sets. */
export async function findTicketHolder(
  { pool }: Database,
  brandId: string,
  ticketHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await findRow<{ memberId: string }>(
    pool,
    `select member_id from password_reset
      where ticket_hash = $1 and brand_id = $2 and expires_at > $3`,
    [ticketHash, brandId, now],
  );
  return row?.memberId;
}
