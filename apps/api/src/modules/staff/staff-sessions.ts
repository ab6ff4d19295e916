import {
  Refusal,
  rolePermissions,
  type StaffPermission,
  type StaffRole,
  type StaffStep,
} from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';
import {
  type Credentials,
  hashSession,
  newBrowser,
  newToken,
  tokenShape,
} from '../session/index.ts';
import {
  findStaffSession,
  insertStaffSession,
  type NewStaffSession,
  touchStaffSession,
} from './staff-session.store.ts';

/** The staff session of a call. */
export interface OpenStaffSession {
  /** Of the person. */
  id: string;
  sessionId: string;
  brandId: string;
  username: string;
  role: StaffRole;
  permissions: readonly StaffPermission[];
  /** When the person may act as the second of two people; null when that has passed. */
  countsFrom: Date | null;
  /** The pending step; null for a full session. */
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
/** Lifetime of a login with a pending step. */
const stepLife = 10 * minute;

/**
 * Sessions of staff: opaque tokens, valid in one browser, whose hashes every call looks up in
 * Postgres. They are shorter than those of members, and require a second factor.
 */
export class StaffSessions {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Opens a session in the caller's transaction. The token is returned only here. */
  async open(
    client: Queryable,
    person: { id: string },
    from: { address: string; userAgent: string },
    step: StaffStep | null,
  ): Promise<{ token: string; browser: string } & Pick<NewStaffSession, 'id' | 'expiresAt'>> {
    const { clock, random } = this.#options;
    const token = newToken(random);
    const browser = newBrowser(random, token);
    const now = clock.now();
    const session = {
      id: random.id(),
      staffId: person.id,
      tokenHash: hashSession(token, browser),
      address: from.address,
      userAgent: from.userAgent.slice(0, 300),
      step,
      now,
      expiresAt: new Date(now.getTime() + (step ? stepLife : wholeLife)),
    };
    await insertStaffSession(client, session);
    return { token, browser, id: session.id, expiresAt: session.expiresAt };
  }

  /**
   * The session of a token, also with a pending step.
   * @param passive a call that the console makes by itself, which does not keep the session alive
   * @throws Refusal staff_session_expired, also for an unknown token, and for one of another brand
   *   or browser
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
    const idle = now.getTime() - (row?.lastSeenAt.getTime() ?? 0);
    if (
      !row ||
      row.brandId !== brand.id ||
      row.ended ||
      row.disabled ||
      row.expiresAt <= now ||
      idle > idleLife
    )
      throw new Refusal('staff_session_expired');
    // Not awaited: the call must neither wait for this nor fail with it.
    if (!passive && idle > minute) touchStaffSession(db, row.id, now).catch(onError);
    return {
      id: row.staffId,
      sessionId: row.id,
      brandId: row.brandId,
      username: row.username,
      role: row.role,
      permissions: rolePermissions[row.role],
      countsFrom: row.countsFrom,
      step: row.step,
      expiresAt: row.expiresAt,
    };
  }
}
