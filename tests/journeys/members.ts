import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Page } from '@playwright/test';
import type { Brand } from './brand.ts';
import { query } from './database.ts';
import { freshName, password } from './visitor.ts';

/**
 * Whose member somebody is: also of the brand of the journeys alone where members come by phone.
 */
type Home = Brand | 'phone';

const hostOf = (brand: Home) => (brand === 'lantern' ? 'localhost' : `${brand}.localhost`);

/** One hash for all, since it is made to be slow. */
const passwordHash = hash(password);

export interface Member {
  username: string;
  /** In E.164, and as the member types it. */
  mobile: string;
  typedMobile: string;
  email: string;
}

/**
 * A new member with a verified phone and e-mail, who has never logged in: the first login is not
 * verified a second time, wherever it comes from.
 */
export async function newMember(brand: Home): Promise<Member> {
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
       insert into member (id, brand_id, username, username_key, type, currency, nickname, password_hash, language)
       select uuid_v7(), id, $2, $2, 0, $3, $2, $4, 'en' from brand where code = $1 returning id, brand_id, currency
     ), profile as (
       insert into member_profile (member_id, brand_id, mobile, mobile_verified, email, email_verified)
       select id, brand_id, $5, true, $6, true from fresh
     ), handles as (
       insert into member_handle (brand_id, kind, handle_key, member_id, proved)
       select brand_id, kind, key, id, true from fresh, (values ('mobile', $5), ('email', $6)) as handle (kind, key)
     )
     insert into purse (id, brand_id, member_id, purpose, currency) select uuid_v7(), brand_id, id, 'main', currency from fresh`,
    [brand, username, brand === 'harbor' ? 'PHP' : 'VND', await passwordHash, mobile, email],
  );
  return { username, mobile, typedMobile, email };
}

/**
 * A member who has been here before, and comes from a network that is new: the login is verified a
 * second time.
 */
export async function traveller(brand: Brand): Promise<Member> {
  const member = await newMember(brand);
  await query('update member set first_login_at = now() where username = $1', [member.username]);
  return member;
}

/** Nothing about the member is verified: neither the phone nor the e-mail. */
export const unprove = (username: string) =>
  query(
    `update member_profile set mobile_verified = false, email_verified = false
      where member_id = (select id from member where username = $1)`,
    [username],
  );

/** Wherever the member was before: from now on every network is new. */
export const travel = (username: string) =>
  query(
    'delete from member_network where member_id = (select id from member where username = $1)',
    [username],
  );

/** The code by which a member invites others. */
export async function referralCodeOf(username: string): Promise<string> {
  await query('select give_referral_code(brand_id, id) from member where username = $1', [
    username,
  ]);
  const rows = await query<{ code: string }>(
    `select code from invite_code join member on member.id = member_id where username = $1 and kind = 'referral'`,
    [username],
  );
  return rows[0]?.code ?? '';
}

/** Customer service has set the password that the member has now. */
export const setByStaff = (username: string) =>
  query('update member set password_is_default = true where username = $1', [username]);

/**
 * A new member who is logged in on a page already, from the network of all journeys; for those that
 * are not about the login.
 * @param type of the account, as the specification numbers them: 0 a member, 1 an agent, 4 a trial
 */
export async function enter(page: Page, brand: Home, type: 0 | 1 | 4 = 0): Promise<Member> {
  const member = await newMember(brand);
  if (type !== 0)
    await query('update member set type = $2 where username = $1', [member.username, type]);
  const token = randomBytes(32).toString('base64url');
  const browser = await markBrowser(page, hostOf(brand));
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    `with opened as (
       insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
       select uuid_v7(), brand_id, id, $2, '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', now() + interval '1 hour'
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
      // A sandbox has no storage, and what is not the site is at 127.0.0.1.
      if (window.top !== window || window.origin === 'null' || location.hostname === '127.0.0.1')
        return;
      // A tab that has been at the site keeps what became of its login.
      if (sessionStorage.length > 0) return;
      for (const [key, value] of Object.entries(storage)) sessionStorage.setItem(key, value);
    },
    { token, account: username, customerId: id, isAgent: String(type), nickname: username },
  );
  return member;
}

/** A session is kept by its token together with what its browser is known by. */
const hashOf = (token: string | undefined, browser: string) =>
  createHash('sha256').update(`${token}.${browser}`).digest();

/** What the browser of a page is known by at a host of the site, as after a login. */
async function markBrowser(page: Page, host: string): Promise<string> {
  const url = `http://${host}`;
  const known = (await page.context().cookies(url)).find(({ name }) => name === 'browser');
  const value = known?.value ?? randomBytes(16).toString('base64url');
  await page
    .context()
    .addCookies([{ name: 'browser', value, url, httpOnly: true, sameSite: 'Strict' }]);
  return value;
}

/**
 * Opens the page on which the member of another page is logged in too, as where a brand allows
 * several logins.
 */
export async function logInBeside(page: Page, other: Page): Promise<void> {
  const kept = await page.evaluate<Record<string, string>>(() => ({ ...sessionStorage }));
  const token = randomBytes(32).toString('base64url');
  const host = new URL(page.url()).hostname;
  const [browser, otherBrowser] = [await markBrowser(page, host), await markBrowser(other, host)];
  await query(
    `insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
     select uuid_v7(), brand_id, member_id, $2, address, $3, expires_at from session where token_hash = $1`,
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
