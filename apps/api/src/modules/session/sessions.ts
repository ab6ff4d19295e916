import { type LoginStep, Refusal } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { networkOf } from '../../address.ts';
import { batched } from '../../db/batched.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';
import { endSessionAndDevice } from './end-sessions.store.ts';
import {
  findSessions,
  type NewSession,
  type Opening,
  openSession,
  type SessionRow,
  touchSession,
  type Verdict,
} from './session.store.ts';
import { hashSession, newToken, tokenShape } from './token.ts';

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
  /** What is left to do before the session opens anything else; null when it is whole. */
  step: LoginStep | null;
  /** What the member can spend, in minor units; the version grows with each change. */
  purse: { balance: string; version: number };
  /** Whether the member is excluded from play. */
  excluded: boolean;
}

/** What a page comes with: the token that it was given, and what its browser is known by. */
export interface Credentials {
  token: string;
  browser: string | undefined;
}

interface Options {
  db: Database;
  clock: Clock;
  random: Random;
  onError(error: unknown): void;
}

const refusalOf = {
  verify: 'verification_required',
  change_password: 'password_change_required',
} as const;
const minute = 60_000;

/** A login that waits for its next step is nothing to keep open. */
const stepMinutes = { verify: 10, change_password: 30 } as const;

/**
 * Minutes for which a session can last. A trial account has no password: its only session is its
 * life.
 */
function lifeOf({ settings }: Brand, type: number, step: LoginStep | null): number {
  const { absoluteMinutes } = settings.login;
  if (step) return Math.min(stepMinutes[step], absoluteMinutes);
  return type === accountType.trial
    ? Math.min(settings.trial.lifeMinutes, absoluteMinutes)
    : absoluteMinutes;
}

/** What a session is opened as. */
export type Opened = Pick<NewSession, 'method' | 'step' | 'familyId'> &
  Omit<Opening, 'single' | 'network'>;

/**
 * Sessions are opaque tokens; Postgres holds their hashes and is asked on every call, many at a
 * time (see `batched`). So a session that has ended is dead everywhere at once, and nothing has to
 * be forgotten anywhere.
 */
export class Sessions {
  readonly #options: Options;
  readonly #loader;

  constructor(options: Options) {
    this.#options = options;
    this.#loader = batched<Buffer, SessionRow>((hashes) => findSessions(options.db, hashes));
  }

  /**
   * Opens a session for a member who has proved to be one, or says why it did not. The token is
   * given out here and never again.
   */
  async open(
    brand: Brand,
    member: { id: string; type: number },
    from: { address: string; userAgent: string; browser: string },
    { method, step, familyId, ...opening }: Opened,
  ): Promise<{ token: string; first: boolean } | Exclude<Verdict, 'opened'>> {
    const { db, clock, random } = this.#options;
    const token = newToken(random);
    const now = clock.now();
    const session = {
      id: random.id(),
      brandId: brand.id,
      memberId: member.id,
      tokenHash: hashSession(token, from.browser),
      address: from.address,
      userAgent: from.userAgent.slice(0, 300),
      now,
      expiresAt: new Date(now.getTime() + lifeOf(brand, member.type, step) * minute),
      ...{ step, method, familyId },
    };
    const { singleSession: single } = brand.settings.login;
    const network = networkOf(from.address);
    const { verdict, first } = await openSession(db, session, { single, network, ...opening });
    return verdict === 'opened' ? { token, first } : verdict;
  }

  /**
   * The session of a token, in the browser that it came from.
   * @param passive the page asked by itself: it does not keep an idle session alive
   * @param during what may still be left to do after the login
   * @throws Refusal session_expired (also for a token that never was, or that was given to another
   *   browser), logged_in_elsewhere, account_disabled, verification_required,
   *   password_change_required
   */
  async authenticate(
    { token, browser }: Credentials,
    brand: Brand,
    passive: boolean,
    during: readonly LoginStep[] = [],
  ): Promise<OpenSession> {
    const whole = browser !== undefined && tokenShape.test(token);
    const row = whole ? await this.#loader.load(hashSession(token, browser)) : undefined;
    if (!row || row.brand_id !== brand.id) throw new Refusal('session_expired');
    if (row.ended)
      throw new Refusal(
        row.end_reason === 'logged_in_elsewhere' ? 'logged_in_elsewhere' : 'session_expired',
      );
    const now = this.#options.clock.now();
    const idleSince = now.getTime() - row.last_seen;
    if (row.expires <= now.getTime() || idleSince > brand.settings.login.idleMinutes * minute)
      throw new Refusal('session_expired');
    if (row.status !== 'active') throw new Refusal('account_disabled');
    if (row.step && !during.includes(row.step)) throw new Refusal(refusalOf[row.step]);
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
      step: row.step,
      purse: { balance: row.balance, version: Number.parseInt(row.version, 10) },
      excluded: row.excluded_until !== null && row.excluded_until > now.getTime(),
    };
  }

  /** Ends a session, and those of the same device where that was to stay logged in. */
  async end({ brandId, memberId, id }: OpenSession): Promise<void> {
    const { db, clock } = this.#options;
    await endSessionAndDevice(
      db.pool,
      { brandId, memberId, reason: 'logged_out', now: clock.now() },
      id,
    );
  }

  /** The call need not wait for this, and must not fail by it. */
  #touch(sessionId: string, now: Date): void {
    touchSession(this.#options.db, sessionId, now).catch(this.#options.onError);
  }
}
