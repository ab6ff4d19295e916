import { createHash, randomBytes, randomInt } from 'node:crypto';
import { giveOpeningBalance } from '@lantern/database/seed';
import { accountType } from '@lantern/rules';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import type { Seal } from './seal.ts';

/** What a page and its browser show for a session. */
interface Login {
  readonly token: string;
  readonly cookie: string;
}

/** A login with a game that is open in it. */
export interface Playing extends Login {
  readonly sessionToken: string;
}

/** How a member protects itself: by a limit of stakes, or by leaving; most do neither. */
type Habit = 'limits' | 'leaves' | undefined;

/**
 * A member of a run: money, a login, an open game, a bank account, a line, and somebody of the
 * staff who looks after it.
 */
export interface Actor {
  readonly id: string;
  readonly username: string;
  readonly opening: bigint;
  readonly habit: Habit;
  /** Another one after the member has come back. */
  playing: Playing;
  readonly clerk: Login;
  /** With whom money can be shared: the one above, or those below. */
  readonly line: { readonly id: string; readonly username: string; readonly isAbove: boolean }[];
  /** Of the bank account that payouts go to. */
  account: string;
  /** How often it has asked for a withdrawal, which is counted. */
  asked: number;
}

export const currency = 'VND';
export const paymentPassword = '482915';
export const withdrawalFeeTerms = { freePerDay: 0, fixed: '500', basisPoints: 100 };
const password = 'Chaos-pass-1';
const holder = 'NGUYEN VAN AN';
/** Beyond what a number of 32 bits with a point can hold exactly. */
const opening = 90_000_001n;
/** One stands above the others. */
const lineLength = 4;
/**
 * Of so many members one limits itself and one leaves: what they want to do is mostly refused from
 * then on.
 */
const habitEvery = 8;
const habits: readonly Habit[] = [undefined, 'limits', 'leaves'];

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** As quick as a hash can be: what a run tries is not how long passwords take. */
const quickHash = (text: string) => hash(text, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** Lets members do within a minute what takes them weeks. */
export async function easeTerms(db: pg.Client): Promise<void> {
  const withdrawal = {
    ...{
      minimum: '1000',
      perDayCount: 100_000,
      perDaySum: '900000000000',
      fourEyesFrom: '900000000000',
    },
    ...{ turnoverPercent: 0, fee: withdrawalFeeTerms },
  };
  const transfers = {
    toUpline: true,
    toDownline: true,
    minimum: '1',
    perDay: '900000000000',
    watchFrom: '900000000000',
  };
  await db.query(
    `update brand set settings = settings
       || jsonb_build_object('withdrawal', settings -> 'withdrawal' || $1::jsonb, 'transfers', settings -> 'transfers' || $2::jsonb)
      where code = 'lantern'`,
    [JSON.stringify(withdrawal), JSON.stringify(transfers)],
  );
}

/**
 * Makes so many members of the brand at `localhost`, in lines, by way of the database, as
 * registering and logging in would.
 */
export async function castActors(db: pg.Client, count: number): Promise<Actor[]> {
  const hashes = { login: await quickHash(password), payment: await quickHash(paymentPassword) };
  const actors: Actor[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const head = nth % lineLength === 0 ? undefined : actors[nth - (nth % lineLength)];
    const actor = await castActor(db, hashes, head, habits[nth % habitEvery]);
    head?.line.push({ ...actor, isAbove: false });
    actors.push(actor);
  }
  return actors;
}

async function castActor(
  db: pg.Client,
  hashes: { login: string; payment: string },
  head: Actor | undefined,
  habit: Habit,
): Promise<Actor> {
  const username = `chaos${randomBytes(6).toString('hex')}`;
  const clerk = newLogin();
  const type = head ? accountType.member : accountType.agent;
  const { rows } = await db.query<{ id: string; brand_id: string }>(
    `with brand as (select b.* from brand b join brand_host h on h.brand_id = b.id where h.host = 'localhost'),
     fresh as (
       insert into member (id, brand_id, username, username_key, type, currency, nickname, password_hash, language, first_login_at, upline_id)
       select uuid_v7(), id, $1, $1, $3, $2, $1, $4, 'en', now(), $6 from brand returning id, brand_id
     ), profile as (
       insert into member_profile (member_id, brand_id, payee_name, payment_password_hash) select id, brand_id, $7, $5 from fresh
     ), purse as (
       insert into purse (id, brand_id, member_id, purpose, currency) select uuid_v7(), brand_id, id, 'main', $2 from fresh
     ), clerk as (
       insert into staff (id, brand_id, username, role, password_hash) select uuid_v7(), brand_id, 's' || $1, 'owner', $4 from fresh
       returning id
     ), desk as (
       insert into staff_session (id, staff_id, token_hash, address, user_agent, expires_at)
       select uuid_v7(), id, $8, '127.0.0.1', 'chaos', now() + interval '1 day' from clerk
     ) select id, brand_id from fresh`,
    [
      ...[username, currency, type],
      ...[hashes.login, hashes.payment, head?.id ?? null, holder, clerk.hash],
    ],
  );
  const [made] = rows;
  if (!made) throw new Error('The brand at localhost is not there.');
  await giveOpeningBalance(db, made.brand_id, made.id, opening);
  return {
    ...{ id: made.id, username, opening, clerk, habit, account: '', asked: 0 },
    playing: await openGame(db, made.id),
    line: head ? [{ id: head.id, username: head.username, isAbove: true }] : [],
  };
}

/** Logs a member in and opens the game, also for somebody for whom the site would open none. */
export async function openGame(db: pg.Client, member: string): Promise<Playing> {
  const { hash: tokenHash, token, cookie } = newLogin();
  const sessionToken = randomBytes(24).toString('base64url');
  await db.query(
    `with login as (
       insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
       select uuid_v7(), brand_id, id, $2, '127.0.0.1', 'chaos', now() + interval '1 day' from member where id = $1
       returning id, member_id, brand_id
     )
     insert into play_session (id, brand_id, member_id, session_id, vendor_code, game_code, launch_hash, launch_expires_at,
                               session_hash, expires_at, idle_minutes)
     select uuid_v7(), brand_id, member_id, id, 'BGS', 'lucky-bowl', $4, now(), $3, now() + interval '1 day', 1440 from login`,
    [member, tokenHash, sha256(sessionToken), randomBytes(32)],
  );
  return { token, cookie, sessionToken };
}

function newLogin(): Login & { hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  const browser = randomBytes(16).toString('base64url');
  return { token, cookie: `browser=${browser}`, hash: sha256(`${token}.${browser}`) };
}

/**
 * Binds the accounts that payouts go to, as the members would, and ends the wait until they can be
 * used.
 */
export async function bindAccounts(
  url: string,
  seal: Seal,
  actors: readonly Actor[],
  db: pg.Client,
): Promise<void> {
  const path = '/wps/member/bankAccounts';
  for (const actor of actors) {
    const accountNumber = String(randomInt(1_000_000_000, 9_999_999_999));
    const body = await seal('POST', path, {
      password,
      bankCode: 'VCB',
      holderName: holder,
      accountNumber,
    });
    const { token, cookie } = actor.playing;
    const headers = {
      authorization: `Bearer ${token}`,
      cookie,
      'content-type': 'application/jose',
    };
    const reply = (await (await fetch(url + path, { method: 'POST', headers, body })).json()) as {
      code?: string;
      value?: { id: string };
    };
    if (!reply.value?.id) throw new Error(`A bank account could not be bound: ${reply.code}.`);
    actor.account = reply.value.id;
  }
  await db.query("update bank_account set usable_at = now() - interval '1 minute'");
}
