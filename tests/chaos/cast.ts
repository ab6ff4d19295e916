import { createHash, randomBytes } from 'node:crypto';
import { giveOpeningBalance } from '@lantern/database/seed';
import { accountType } from '@lantern/rules';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';

/** The credentials of a session: token and browser cookie. */
export interface Login {
  readonly token: string;
  readonly cookie: string;
}

/** A login with an open game. */
export interface Playing extends Login {
  readonly sessionToken: string;
}

/** The protection of a member: a stake limit or an exclusion; most have none. */
type Habit = 'limits' | 'leaves' | undefined;

/** A member of a run, with money, login, game, bank account, line and a staff login. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  readonly opening: bigint;
  readonly habit: Habit;
  /** Replaced after an exclusion. */
  playing: Playing;
  readonly clerk: Login;
  /** The second one of two people of the staff. */
  readonly reviewer: Login;
  /** The members for line transfers: the upline, or the downlines. */
  readonly line: { readonly id: string; readonly username: string; readonly isAbove: boolean }[];
  /** The id of the bank account for payouts. */
  account: string;
  /** The attempts of withdrawal requests, which the site limits. */
  asked: number;
}

export const currency = 'VND';
export const paymentPassword = '482915';
export const password = 'Chaos-pass-1';
export const holder = 'NGUYEN VAN AN';
/** Above what a 32-bit float can hold exactly. */
const opening = 90_000_001n;
/** Each line has one upline. */
const lineLength = 4;
/** Of this many members one has a limit and one an exclusion; both are mostly rejected later. */
const habitEvery = 8;
const habits: readonly Habit[] = [undefined, 'limits', 'leaves'];

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The fastest hash; a run does not test password hashing. */
const quickHash = (text: string) => hash(text, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** Creates members of the brand at `localhost`, in lines, directly in the database. */
export async function castActors(db: pg.ClientBase, count: number): Promise<Actor[]> {
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
  db: pg.ClientBase,
  hashes: Hashes,
  head: Actor | undefined,
  habit: Habit,
): Promise<Actor> {
  const type = head ? accountType.member : accountType.agent;
  const made = await castMember(db, type, head?.id ?? null, hashes);
  await giveOpeningBalance(db, made.brandId, made.id, opening);
  return {
    ...{ id: made.id, username: made.username, opening, habit, account: '', asked: 0 },
    ...(await castStaff(db, made)),
    playing: await openGame(db, made.id),
    line: head ? [{ id: head.id, username: head.username, isAbove: true }] : [],
  };
}

type Staff = Pick<Actor, 'clerk' | 'reviewer'>;

/** An agent without money. The staff of a member look after the line. */
export async function castAgent(
  db: pg.ClientBase,
  { clerk, reviewer }: Staff,
  above?: Actor,
): Promise<Actor> {
  const { id, username } = await castMember(db, accountType.agent, above?.id ?? null);
  return {
    ...{ id, username, opening: 0n, habit: undefined, account: '', asked: 0, line: [] },
    ...{ clerk, reviewer },
    playing: await openGame(db, id),
  };
}

interface Hashes {
  login: string;
  payment: string;
}
interface Made {
  id: string;
  brandId: string;
  username: string;
}

/** A member of the brand at `localhost` with an empty wallet. */
export async function castMember(
  db: pg.ClientBase,
  type: number,
  above: string | null,
  hashes?: Hashes,
): Promise<Made> {
  const username = `chaos${randomBytes(6).toString('hex')}`;
  const { rows } = await db.query<Made>(
    `with brand as (
       select b.* from brand b join brand_host h on h.brand_id = b.id where h.host = 'localhost'
     ), fresh as (
       insert into member (id, brand_id, username, username_key, type, currency, nickname,
                           password_hash, language, first_login_at, upline_id)
       select uuid_v7(), id, $1, $1, $3, $2, $1, $4, 'en', now(), $6 from brand
       returning id, brand_id
     ), profile as (
       insert into member_profile (member_id, brand_id, payee_name, payment_password_hash)
       select id, brand_id, $7, $5 from fresh
     ), purse as (
       insert into purse (id, brand_id, member_id, purpose, currency)
       select uuid_v7(), brand_id, id, 'main', $2 from fresh
     ) select id, brand_id as "brandId", $1 as username from fresh`,
    [username, currency, type, hashes?.login ?? null, hashes?.payment ?? null, above, holder],
  );
  const [made] = rows;
  if (!made) throw new Error('There is no brand at localhost.');
  return made;
}

const castStaff = async (db: pg.ClientBase, { brandId, username }: Made): Promise<Staff> => ({
  clerk: await castPerson(db, brandId, `s${username}`),
  reviewer: await castPerson(db, brandId, `r${username}`),
});

async function castPerson(db: pg.ClientBase, brandId: string, name: string): Promise<Login> {
  const person = newLogin();
  await db.query(
    `with clerk as (
       insert into staff (id, brand_id, username, role, password_hash)
       values (uuid_v7(), $1, $2, 'owner', 'none') returning id)
     insert into staff_session (id, staff_id, token_hash, address, user_agent, expires_at)
       select uuid_v7(), id, $3, '127.0.0.1', 'chaos', now() + interval '1 day' from clerk`,
    [brandId, name, person.hash],
  );
  return person;
}

/** Logs a member in and opens the game, even for an excluded member. */
export async function openGame(db: pg.ClientBase, member: string): Promise<Playing> {
  const { hash: tokenHash, token, cookie } = newLogin();
  const sessionToken = randomBytes(24).toString('base64url');
  await db.query(
    `with login as (
       insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
       select uuid_v7(), brand_id, id, $2, '127.0.0.1', 'chaos', now() + interval '1 day'
         from member where id = $1
       returning id, member_id, brand_id
     )
     insert into play_session (id, brand_id, member_id, session_id, vendor_code, game_code,
                               launch_hash, launch_expires_at, session_hash, expires_at,
                               idle_minutes)
     select uuid_v7(), brand_id, member_id, id, 'BGS', 'lucky-bowl', $4, now(), $3,
            now() + interval '1 day', 1440 from login`,
    [member, tokenHash, sha256(sessionToken), randomBytes(32)],
  );
  return { token, cookie, sessionToken };
}

function newLogin(): Login & { hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  const browser = randomBytes(16).toString('base64url');
  return { token, cookie: `browser=${browser}`, hash: sha256(`${token}.${browser}`) };
}
