import { createHash } from 'node:crypto';
import { Refusal } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { batched } from '../../db/batched.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';
import { endSession, findSessions, openSession, type SessionRow, touchSession } from './session.store.ts';

/** Who makes a call. */
export interface OpenSession {
  id: string;
  brandId: string;
  memberId: string;
  username: string;
  nickname: string;
  /** See `accountType` in packages/rules. */
  type: number;
  currency: string;
  language: string;
  /** What the member can spend, in minor units; the version grows with each change. */
  purse: { balance: string; version: number };
}

interface Options {
  db: Database;
  clock: Clock;
  random: Random;
  onError(error: unknown): void;
}

const minute = 60_000;
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Minutes for which a session can last. A trial account has no password: its only session is its life. */
function lifeOf({ settings }: Brand, type: number): number {
  const { absoluteMinutes } = settings.login;
  return type === accountType.trial ? Math.min(settings.trial.lifeMinutes, absoluteMinutes) : absoluteMinutes;
}

/**
 * Sessions are opaque tokens; Postgres holds their hashes and is asked on every call, many at a time (see `batched`). So a
 * session that has ended is dead everywhere at once, and nothing has to be forgotten anywhere.
 */
export class Sessions {
  readonly #options: Options;
  readonly #loader;

  constructor(options: Options) {
    this.#options = options;
    this.#loader = batched<Buffer, SessionRow>((hashes) => findSessions(options.db, hashes));
  }

  /** Opens a session for a member who has proved to be one. The token is given out here and never again. */
  async open(
    brand: Brand,
    member: { id: string; type: number },
    from: { address: string; userAgent: string },
  ): Promise<{ token: string; first: boolean }> {
    const { db, clock, random } = this.#options;
    const token = random.bytes(32).toString('base64url');
    const now = clock.now();
    const { singleSession } = brand.settings.login;
    const session = {
      id: random.id(),
      brandId: brand.id,
      memberId: member.id,
      tokenHash: hashToken(token),
      address: from.address,
      userAgent: from.userAgent.slice(0, 300),
      now,
      expiresAt: new Date(now.getTime() + lifeOf(brand, member.type) * minute),
    };
    return { token, first: await openSession(db, session, singleSession) };
  }

  /**
   * The session of a token.
   * @param passive the page asked by itself: it does not keep an idle session alive
   * @throws Refusal session_expired (also for a token that never was), logged_in_elsewhere, account_disabled
   */
  async authenticate(token: string, brand: Brand, passive: boolean): Promise<OpenSession> {
    const row = tokenShape.test(token) ? await this.#loader.load(hashToken(token)) : undefined;
    if (!row || row.brand_id !== brand.id) throw new Refusal('session_expired');
    if (row.ended)
      throw new Refusal(row.end_reason === 'logged_in_elsewhere' ? 'logged_in_elsewhere' : 'session_expired');
    const now = this.#options.clock.now();
    const idleSince = now.getTime() - row.last_seen;
    if (row.expires <= now.getTime() || idleSince > brand.settings.login.idleMinutes * minute)
      throw new Refusal('session_expired');
    if (row.status !== 'active') throw new Refusal('account_disabled');
    if (!passive && idleSince > minute) this.#touch(row.id, now);
    return {
      id: row.id,
      brandId: row.brand_id,
      memberId: row.member_id,
      username: row.username,
      nickname: row.nickname,
      type: row.type,
      currency: row.currency,
      language: row.language,
      purse: { balance: row.balance, version: Number.parseInt(row.version, 10) },
    };
  }

  async end(session: OpenSession): Promise<void> {
    await endSession(this.#options.db, session.brandId, session.id, this.#options.clock.now());
  }

  /** The call need not wait for this, and must not fail by it. */
  #touch(sessionId: string, now: Date): void {
    touchSession(this.#options.db, sessionId, now).catch(this.#options.onError);
  }
}
