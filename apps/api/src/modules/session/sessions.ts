import { type AgentRight, type LoginStep, Refusal } from '@lantern/contracts';
import { accountType, hasMembersBelow } from '@lantern/rules';
import { networkOf } from '../../address.ts';
import { batched } from '../../db/batched.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { Brand } from '../brand/index.ts';
import { newBrowser } from './browser.ts';
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

/** The session of a call, with its member. */
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
  /** The level of the member's rank, from 1, and the labels; both set by staff. */
  rankLevel: number;
  labels: readonly string[];
  hasUpline: boolean;
  /** Whose agent centre it is: the agent, or the agent of an assistant; null for others. */
  agentId: string | null;
  /** What an assistant may do there. */
  rights: readonly AgentRight[];
  /** The pending step; null for a full session. */
  step: LoginStep | null;
  /** In minor units; the version grows with each change. */
  purse: { balance: string; version: number };
  /** Messages in the inbox. */
  unread: number;
  /** Excluded from play. */
  excluded: boolean;
}

/** A page's session token, and the id of its browser. */
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

/** Lifetime of a login with a pending step. */
const stepMinutes = { verify: 10, change_password: 30 } as const;

/** A session's lifetime in minutes. A trial account ends with its only session. */
function lifeOf({ settings }: Brand, type: number, step: LoginStep | null): number {
  const { absoluteMinutes } = settings.login;
  if (step) return Math.min(stepMinutes[step], absoluteMinutes);
  return type === accountType.trial
    ? Math.min(settings.trial.lifeMinutes, absoluteMinutes)
    : absoluteMinutes;
}

export type Opened = Pick<NewSession, 'method' | 'step' | 'familyId'> &
  Omit<Opening, 'single' | 'network'>;

/**
 * Sessions are opaque tokens. Every call looks up the hash in Postgres (see `batched`), so that an
 * ended session is invalid everywhere at once, without a cache to invalidate.
 */
export class Sessions {
  readonly #options: Options;
  readonly #loader;

  constructor(options: Options) {
    this.#options = options;
    this.#loader = batched<Buffer, SessionRow>((hashes) => findSessions(options.db, hashes));
  }

  /**
   * Opens a session, or returns the reason for none. Its token and the browser's half are returned
   * only here.
   */
  async open(
    brand: Brand,
    member: { id: string; type: number },
    from: { address: string; userAgent: string },
    { method, step, familyId, ...opening }: Opened,
  ): Promise<{ token: string; browser: string; first: boolean } | Exclude<Verdict, 'opened'>> {
    const { db, clock, random } = this.#options;
    const token = newToken(random);
    const browser = newBrowser(random, token);
    const now = clock.now();
    const session = {
      id: random.id(),
      brandId: brand.id,
      memberId: member.id,
      tokenHash: hashSession(token, browser),
      address: from.address,
      userAgent: from.userAgent.slice(0, 300),
      now,
      expiresAt: new Date(now.getTime() + lifeOf(brand, member.type, step) * minute),
      ...{ step, method, familyId },
    };
    const { singleSession: single } = brand.settings.login;
    const network = networkOf(from.address);
    const { verdict, first } = await openSession(db, session, { single, network, ...opening });
    return verdict === 'opened' ? { token, browser, first } : verdict;
  }

  /**
   * @param passive a call that the page makes by itself, which does not keep the session alive
   * @param during the steps that may be pending
   * @throws Refusal session_expired (also for an unknown token, or one of another browser),
   *   logged_in_elsewhere, account_disabled, verification_required, password_change_required
   */
  async authenticate(
    { token, browser }: Credentials,
    brand: Brand,
    passive: boolean,
    during: readonly LoginStep[] = [],
  ): Promise<OpenSession> {
    const whole = browser !== undefined && tokenShape.test(token);
    const row = whole ? await this.#loader.load(hashSession(token, browser)) : undefined;
    if (!row || row.brandId !== brand.id) throw new Refusal('session_expired');
    if (row.ended)
      throw new Refusal(
        row.endReason === 'logged_in_elsewhere' ? 'logged_in_elsewhere' : 'session_expired',
      );
    const now = this.#options.clock.now();
    const idleSince = now.getTime() - row.lastSeen;
    if (row.expires <= now.getTime() || idleSince > brand.settings.login.idleMinutes * minute)
      throw new Refusal('session_expired');
    if (row.status !== 'active') throw new Refusal('account_disabled');
    if (row.step && !during.includes(row.step)) throw new Refusal(refusalOf[row.step]);
    if (!passive && idleSince > minute) this.#touch(row.id, now);
    return {
      id: row.id,
      brandId: row.brandId,
      memberId: row.memberId,
      username: row.username,
      nickname: row.nickname,
      type: row.type,
      currency: row.currency,
      language: row.language,
      rankLevel: row.rankLevel,
      labels: row.labels,
      hasUpline: row.hasUpline,
      agentId: hasMembersBelow(row.type) ? row.memberId : row.agentId,
      rights: row.rights ?? [],
      step: row.step,
      unread: row.unread,
      purse: { balance: row.balance, version: Number.parseInt(row.version, 10) },
      excluded: row.excludedUntil !== null && row.excludedUntil > now.getTime(),
    };
  }

  /** Ends a session and, on a remembered device, the device's other sessions. */
  async end({ brandId, memberId, id }: OpenSession): Promise<void> {
    const { db, clock } = this.#options;
    await endSessionAndDevice(
      db.pool,
      { brandId, memberId, reason: 'logged_out', now: clock.now() },
      id,
    );
  }

  /** Not awaited: the call must neither wait for this nor fail with it. */
  #touch(sessionId: string, now: Date): void {
    touchSession(this.#options.db, sessionId, now).catch(this.#options.onError);
  }
}
