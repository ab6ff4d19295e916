import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Page } from '@playwright/test';
import type { Brand } from './brand.ts';
import { query } from './database.ts';
import { freshName, password } from './visitor.ts';

/**
 * The brand of a member, also the journeys' own brand with registration by phone.
 */
type Home = Brand | 'phone';

const hostOf = (brand: Home) => (brand === 'lantern' ? 'localhost' : `${brand}.localhost`);

/** One hash for all, because hashing is slow. */
const passwordHash = hash(password);

export interface Member {
  username: string;
  /** In E.164; `typedMobile` as the member types it. */
  mobile: string;
  typedMobile: string;
  email: string;
}

/**
 * A new member with a verified phone and e-mail. The first login needs no second verification, from
 * any network.
 * @param upline the member above
 */
export async function newMember(brand: Home, upline: string | null = null): Promise<Member> {
  const username = freshName();
  const [country, network] = brand === 'lantern' ? ['84', '91'] : ['63', '917'];
  const digits = `${network}${String(randomInt(10 ** 7)).padStart(7, '0')}`;
  const [mobile, typedMobile, email] = [
    `+${country}${digits}`,
    `0${digits}`,
    `${username}@mail.example`,
  ];
  await query(
    `with fresh as (
       insert into member (id, brand_id, username, username_key, type, currency, nickname,
                           password_hash, language, upline_id)
       select uuid_v7(), id, $2, $2, 0, $3, $2, $4, 'en', $7 from brand where code = $1
       returning id, brand_id, currency
     ), profile as (
       insert into member_profile (member_id, brand_id, mobile, mobile_verified, email,
                                   email_verified)
       select id, brand_id, $5, true, $6, true from fresh
     ), handles as (
       insert into member_handle (brand_id, kind, handle_key, member_id, proved)
       select brand_id, kind, key, id, true
         from fresh, (values ('mobile', $5), ('email', $6)) as handle (kind, key)
     )
     insert into purse (id, brand_id, member_id, purpose, currency)
     select uuid_v7(), brand_id, id, 'main', currency from fresh`,
    [
      brand,
      username,
      brand === 'harbor' ? 'PHP' : 'VND',
      await passwordHash,
      mobile,
      email,
      upline,
    ],
  );
  return { username, mobile, typedMobile, email };
}

/**
 * A member with an earlier login, on a new network: the login needs a second verification.
 */
export async function traveller(brand: Brand): Promise<Member> {
  const member = await newMember(brand);
  await query('update member set first_login_at = now() where username = $1', [member.username]);
  return member;
}

/** Removes the verification of phone and e-mail. */
export const unprove = (username: string) =>
  query(
    `update member_profile set mobile_verified = false, email_verified = false
      where member_id = (select id from member where username = $1)`,
    [username],
  );

/** Makes every network new for the member. */
export const travel = (username: string) =>
  query(
    'delete from member_network where member_id = (select id from member where username = $1)',
    [username],
  );

/** The referral code of a member. */
export async function referralCodeOf(username: string): Promise<string> {
  await query('select invitation_give_code(brand_id, id) from member where username = $1', [
    username,
  ]);
  const rows = await query<{ code: string }>(
    `select code from invite_code join member on member.id = member_id
      where username = $1 and kind = 'referral'`,
    [username],
  );
  return rows[0]?.code ?? '';
}

/** The upline of a member, if there is one. */
export async function uplineOf(username: string): Promise<string[]> {
  const rows = await query<{ upline: string }>(
    `select upline.username as upline from member join member upline on upline.id = member.upline_id
      where member.username = $1`,
    [username],
  );
  return rows.map(({ upline }) => upline);
}

/** Marks the member's password as set by staff. */
export const setByStaff = (username: string) =>
  query('update member set password_is_default = true where username = $1', [username]);

/**
 * A new member who is logged in on a page, for journeys that are not about the login.
 * @param type of the account in the specification: 0 a member, 1 an agent, 2 a general agent,
 *   4 a trial
 * @param upline the member above
 */
export async function enter(
  page: Page,
  brand: Home,
  type: 0 | 1 | 2 | 4 = 0,
  upline: string | null = null,
): Promise<Member> {
  const member = await newMember(brand, upline);
  if (type !== 0)
    await query('update member set type = $2 where username = $1', [member.username, type]);
  const token = randomBytes(32).toString('base64url');
  const browser = await markBrowser(page, hostOf(brand));
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    `with opened as (
       insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
       select uuid_v7(), brand_id, id, $2, '127.0.0.1',
              'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', now() + interval '1 hour'
         from member where username = $1
       returning member_id
     ), known as (
       insert into member_network (member_id, network) select member_id, '127.0.0' from opened
     ) update member set first_login_at = now() from opened where id = member_id returning id`,
    [member.username, hashOf(token, browser)],
  );
  const { username } = member;
  await page.addInitScript(
    (storage) => {
      // A sandbox has no storage, and other sites are at 127.0.0.1.
      if (window.top !== window || window.origin === 'null' || location.hostname === '127.0.0.1')
        return;
      // A tab that has visited the site keeps its own state.
      if (sessionStorage.length > 0) return;
      for (const [key, value] of Object.entries(storage)) sessionStorage.setItem(key, value);
    },
    { token, account: username, customerId: id, isAgent: String(type), nickname: username },
  );
  return member;
}

/** The hash of a session: its token together with the cookie of its browser. */
export const hashOf = (token: string | undefined, browser: string) =>
  createHash('sha256').update(`${token}.${browser}`).digest();

/** The cookie that identifies the browser of a page, as after a login. */
export async function markBrowser(page: Page, host: string): Promise<string> {
  const url = `http://${host}`;
  const known = (await page.context().cookies(url)).find(({ name }) => name === 'browser');
  const value = known?.value ?? randomBytes(16).toString('base64url');
  await page
    .context()
    .addCookies([{ name: 'browser', value, url, httpOnly: true, sameSite: 'Strict' }]);
  return value;
}

/**
 * Logs the member of one page in on another page too, as a brand with several logins allows.
 */
export async function logInBeside(page: Page, other: Page): Promise<void> {
  const kept = await page.evaluate<Record<string, string>>(() => ({ ...sessionStorage }));
  const token = randomBytes(32).toString('base64url');
  const host = new URL(page.url()).hostname;
  const [browser, otherBrowser] = [await markBrowser(page, host), await markBrowser(other, host)];
  await query(
    `insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
     select uuid_v7(), brand_id, member_id, $2, address, $3, expires_at
       from session where token_hash = $1`,
    [
      hashOf(kept.token, browser),
      hashOf(token, otherBrowser),
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ],
  );
  await other.addInitScript(
    (storage) => {
      for (const [key, value] of Object.entries(storage)) sessionStorage.setItem(key, value);
    },
    { ...kept, token },
  );
}
