import {
  Refusal,
  rolePermissions,
  type StaffPermission,
  type StaffRole,
  type StaffStep,
} from '@lantern/contracts';
import type { Queryable } from '@lantern/database';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';
import { type Credentials, hashSession, newToken, tokenShape } from '../session/index.ts';
import {
  findStaffSession,
  insertStaffSession,
  type NewStaffSession,
  touchStaffSession,
} from './staff-session.store.ts';

/** Who of the staff makes a call. */
export interface OpenStaffSession {
  /** Of the person. */
  id: string;
  sessionId: string;
  brandId: string;
  username: string;
  role: StaffRole;
  permissions: readonly StaffPermission[];
  /** The moment from which they count as one of two people; null when it has passed. */
  countsFrom: Date | null;
  /** What is left to do before the session opens anything else; null when it is whole. */
  step: StaffStep | null;
  expiresAt: Date;
}

interface Options {
  db: Database;
  clock: Clock;
  random: Random;
  onError(error: unknown): void;
}

const minute = 60_000;
const idleLife = 15 * minute;
const wholeLife = 8 * 60 * minute;
/** A login that waits for its second step is nothing to keep open. */
const stepLife = 10 * minute;

/**
 * The sessions of the staff: opaque tokens, good in one browser, whose hashes are in Postgres,
 * which is asked on every call. They are shorter than those of members, and each has a second
 * factor behind it.
 */
export class StaffSessions {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Opens a session in somebody's transaction. The token is given out here and never again. */
  async open(
    client: Queryable,
    person: { id: string },
    from: { address: string; userAgent: string; browser: string },
    step: StaffStep | null,
  ): Promise<{ token: string } & Pick<NewStaffSession, 'id' | 'expiresAt'>> {
    const { clock, random } = this.#options;
    const token = newToken(random);
    const now = clock.now();
    const session = {
      id: random.id(),
      staffId: person.id,
      tokenHash: hashSession(token, from.browser),
      address: from.address,
      userAgent: from.userAgent.slice(0, 300),
      step,
      now,
      expiresAt: new Date(now.getTime() + (step ? stepLife : wholeLife)),
    };
    await insertStaffSession(client, session);
    return { token, id: session.id, expiresAt: session.expiresAt };
  }

  /**
   * The session of a token, whatever is left to do in it.
   * @param passive the console asked by itself: it does not keep an idle session alive
   * @throws Refusal staff_session_expired, also for a token that never was, and for one of another
   *   brand or browser
   */
  async authenticate(
    { token, browser }: Credentials,
    brand: Brand,
    passive: boolean,
  ): Promise<OpenStaffSession> {
    const { db, clock, onError } = this.#options;
    const whole = browser !== undefined && tokenShape.test(token);
    const row = whole ? await findStaffSession(db, hashSession(token, browser)) : undefined;
    const now = clock.now();
    const idle = now.getTime() - (row?.last_seen_at.getTime() ?? 0);
    if (
      !row ||
      row.brand_id !== brand.id ||
      row.ended ||
      row.disabled ||
      row.expires_at <= now ||
      idle > idleLife
    )
      throw new Refusal('staff_session_expired');
    // The call need not wait for this, and must not fail by it.
    if (!passive && idle > minute) touchStaffSession(db, row.id, now).catch(onError);
    return {
      id: row.staff_id,
      sessionId: row.id,
      brandId: row.brand_id,
      username: row.username,
      role: row.role,
      permissions: rolePermissions[row.role],
      countsFrom: row.counts_from,
      step: row.step,
      expiresAt: row.expires_at,
    };
  }
}
