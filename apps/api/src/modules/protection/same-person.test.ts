import { type BodyOf, endpoints, type PersonMatch } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { openDeposit } from '../../../testing/deposits.ts';
import {
  freshNumber,
  harbor,
  passSeconds,
  registerAtHarbor,
  sendRegistrationCode,
  showCaptcha,
} from '../../../testing/harbor.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

type Staff = TestStaff & { token: string };
type Body = BodyOf<typeof endpoints.registerMember>;
const password = 'Secret-pass-1';
let reviewer: Staff;
beforeEach(async () => {
  await brands.set('lantern', ['registration', 'fields', 'idNumber', 'enabled'], true);
  reviewer = await staffAt(site, 'reviewer');
});

const freshDocument = () => `AB${freshName().slice(-8)}`.toUpperCase();
const setRule = (strong: string, weak = 'hold') =>
  brands.set('lantern', ['protection', 'samePerson'], { strong, weak });
const register = (change: Partial<Body> = {}, cookies: string[] = []) =>
  site.client.call(endpoints.registerMember, {
    body: {
      ...{ username: freshName(), password, confirmPassword: password, agreement: true },
      ...change,
    },
    cookies,
  });
const exclude = ({ token }: { token: string }, host = 'localhost') =>
  site.client.call(endpoints.selfExclude, { token, host, body: { months: 6 } });
const matchesOf = async (knownId: string, { token, host }: Staff = reviewer, show = 'open') => {
  const query = { show, pageSize: '100' };
  const { value } = await site.client.call(endpoints.personMatches, { token, host, query });
  return value.list.filter(({ known }) => known.id === knownId);
};
const decide = ({ token, host }: Staff, id: string, decision: 'same' | 'different') =>
  site.client.call(endpoints.decidePersonMatch, {
    ...{ token, host },
    body: { id, decision, reason: 'compared documents' },
  });
const isHeld = async ({ customerId }: { customerId: string }) => {
  const [row] = await site.query<{ frozen: boolean }>(
    "select frozen from purse where member_id = $1 and purpose = 'main'",
    [customerId],
  );
  return row?.frozen;
};
/** A member who is excluded, with a document number. */
async function excluded() {
  const idNumber = freshDocument();
  const { value, cookies } = await register({ idNumber });
  await exclude(value);
  return { ...value, idNumber, cookies };
}

describe('a new account of an excluded person', () => {
  it('RGC-01 opens as any other, but its wallet is frozen and staff see why', async () => {
    const { customerId, idNumber } = await excluded();
    const { status, value } = await register({
      idNumber: idNumber.toLowerCase(),
    });
    expect(status).toBe(200);
    await expect(openDeposit(site, value.token)).rejects.toThrow('purse_frozen');
    const expected: Partial<PersonMatch> = {
      member: { id: value.customerId, username: value.account },
      ...{ knownState: 'excluded', signals: ['id_number'], status: 'open', tries: 1 },
    };
    expect(await matchesOf(customerId)).toMatchObject([expected]);
    for (const memberId of [value.customerId, customerId]) {
      const file = await site.client.call(endpoints.staffMemberProtection, {
        ...{ token: reviewer.token, query: { memberId } },
      });
      expect(file.value.matches).toMatchObject([expected]);
    }
    const [event] = await site.query(
      "select actor, after from audit_event where action = 'person_held' and subject = $1",
      [value.customerId],
    );
    expect(event).toMatchObject({ actor: 'site' });
    expect(JSON.stringify(event)).not.toContain(idNumber);
  });

  it('RGC-01 is held for a shared device; only the device of another person is not', async () => {
    const one = await register();
    expect(await isHeld((await register({}, one.cookies)).value)).toBe(false);
    const { customerId, cookies } = await excluded();
    const { value } = await register({}, cookies);
    expect(await isHeld(value)).toBe(true);
    expect(await matchesOf(customerId)).toMatchObject([{ signals: ['device'] }]);
    const forged = cookies.map((cookie) =>
      cookie.replace(/device-owner=.{6}/, 'device-owner=AAAAAA'),
    );
    expect(await isHeld((await register({}, forged)).value)).toBe(false);
  });

  it('RGC-01 is held for a disabled person, and for one who is held', async () => {
    const idNumber = freshDocument();
    const one = (await register({ idNumber })).value;
    await site.query("update member set status = 'disabled' where id = $1", [one.customerId]);
    const second = await register({ idNumber });
    expect(await isHeld(second.value)).toBe(true);
    const third = await register({}, second.cookies);
    expect(await isHeld(third.value)).toBe(true);
  });

  it('RGC-01 is free where the brand has switched the check off', async () => {
    await setRule('off', 'off');
    const { idNumber, cookies } = await excluded();
    expect(await isHeld((await register({ idNumber }, cookies)).value)).toBe(false);
  });

  it('RGC-01 A4 is declined with the reply that a document of any member gets', async () => {
    await setRule('reject');
    const { customerId, idNumber } = await excluded();
    const free = freshDocument();
    await register({ idNumber: free });
    const username = freshName();
    const [one, other] = [
      await register({ idNumber, username }),
      await register({ idNumber: free }),
    ];
    expect(one).toMatchObject({ status: 409, reply: { code: 'registration_declined' } });
    expect(one.reply).toEqual(other.reply);
    await expect.poll(() => matchesOf(customerId)).toMatchObject([{ member: null, tries: 1 }]);
    expect(await site.query('select from member where username = $1', [username])).toEqual([]);
    await register({ idNumber });
    await expect.poll(() => matchesOf(customerId)).toMatchObject([{ member: null, tries: 2 }]);
  });

  it('RGC-01 A4 by phone is declined, too; a taken number keeps its own refusal', async () => {
    await brands.set('harbor', ['protection', 'samePerson', 'strong'], 'reject');
    await brands.set('harbor', ['registration', 'fields', 'idNumber', 'enabled'], true);
    const [idNumber, mobileNum] = [freshDocument(), freshNumber()];
    const { value } = await registerAtHarbor(site, { idNumber, mobileNum });
    await exclude(value, harbor);
    const other = freshNumber();
    const verificationCode = await sendRegistrationCode(site, other);
    const { cookies, captcha } = await showCaptcha(site);
    const body = { mobileNum: other, verificationCode, captcha, idNumber, agreement: true };
    const declined = await site.client.call(endpoints.registerByMobile, {
      ...{ cookies, host: harbor },
      body: { ...body, password, confirmPassword: password },
    });
    expect(declined).toMatchObject({ status: 409, reply: { code: 'registration_declined' } });
    await passSeconds(site, 61);
    expect(await registerAtHarbor(site, { mobileNum })).toMatchObject({
      reply: { code: 'mobile_taken' },
    });
    const staff = await staffAt(site, 'reviewer', 'harbor');
    await expect
      .poll(() => matchesOf(value.customerId, staff))
      .toMatchObject([{ signals: ['id_number', 'mobile'], tries: 2 }]);
  });
});

describe('what a member adds later', () => {
  const identity = { fullname: 'Nguyễn Văn Ẩn', birthday: '1990-04-17' };
  const change = (token: string, body: BodyOf<typeof endpoints.updateProfile>) =>
    site.client.call(endpoints.updateProfile, { token, body });
  const addAccount = (token: string, accountNumber: string, holderName = 'NGUYEN VAN AN') =>
    site.client.call(endpoints.addBankAccount, {
      token,
      body: { password, bankCode: 'VCB', holderName, accountNumber },
    });

  it('RGC-01 holds the account by name and birthday together, in any spelling', async () => {
    const known = (await register()).value;
    await change(known.token, identity);
    await exclude(known);
    const { value } = await register();
    await change(value.token, { birthday: identity.birthday, fullname: 'Tran Binh' });
    expect(await isHeld(value)).toBe(false);
    expect((await change(value.token, { fullname: 'NGUYEN VAN AN' })).status).toBe(200);
    expect(await isHeld(value)).toBe(true);
    expect(await matchesOf(known.customerId)).toMatchObject([{ signals: ['birthday'] }]);
  });

  it.each(['taken', 'removed'])('RGC-01 holds it by a %s bank account', async (state) => {
    const known = (await register()).value;
    const number = String(Date.now()).slice(-10);
    const { value: account } = await addAccount(known.token, number);
    if (state === 'removed')
      await site.client.call(endpoints.removeBankAccount, {
        token: known.token,
        body: { id: account.id, password },
      });
    await exclude(known);
    const { value } = await register();
    const answer = await addAccount(value.token, number);
    expect(verdictOf(answer)).toBe(state === 'taken' ? 'bank_account_taken' : 'ok');
    expect(await isHeld(value)).toBe(true);
    expect(await matchesOf(known.customerId)).toMatchObject([{ signals: ['bank_account'] }]);
  });

  it('RGC-01 holds it by a verified e-mail address that was typed by the other', async () => {
    const email = `${freshName()}@example.com`;
    const known = (await register()).value;
    await site.query('update member_profile set email = $2 where member_id = $1', [
      ...[known.customerId, email],
    ]);
    await exclude(known);
    const { value } = await register();
    await site.client.call(endpoints.sendBindingEmail, { token: value.token, body: { email } });
    const body = { email, verificationCode: site.mail.codeFor(email), password };
    expect((await site.client.call(endpoints.bindEmail, { token: value.token, body })).status).toBe(
      200,
    );
    expect(await isHeld(value)).toBe(true);
    expect(await matchesOf(known.customerId)).toMatchObject([{ signals: ['email_typed'] }]);
  });
});

describe('the decision of staff', () => {
  async function held() {
    const known = await excluded();
    const { value, cookies } = await register({ idNumber: known.idNumber });
    const [match] = await matchesOf(known.customerId);
    return { known, value, cookies, id: match?.id ?? '' };
  }

  it('RGC-01 excludes the same person’s account as long as the other', async () => {
    const { known, value, id } = await held();
    expect((await decide(reviewer, id, 'same')).value).toMatchObject({
      ...{ status: 'same', decided: { by: reviewer.username } },
    });
    const rows = await site.query(
      'select distinct excluded_until from protection where member_id = any($1)',
      [[known.customerId, value.customerId]],
    );
    expect(rows).toHaveLength(1);
    expect(await isHeld(value), 'may withdraw').toBe(false);
    const page = await site.client.call(endpoints.memberInfo, { token: value.token });
    expect(verdictOf(page)).toBe('session_expired');
    const [event] = await site.query(
      "select actor, reason from audit_event where action = 'person_same' and subject = $1",
      [value.customerId],
    );
    expect(event).toEqual({ actor: reviewer.username, reason: 'compared documents' });
    expect(await matchesOf(known.customerId)).toEqual([]);
    expect(await matchesOf(known.customerId, reviewer, 'decided')).toHaveLength(1);
    expect(verdictOf(await decide(reviewer, id, 'same'))).toBe('match_decided');
  });

  it('RGC-01 frees a different person’s account, which is not held again', async () => {
    const { known, value, id } = await held();
    await decide(reviewer, id, 'different');
    expect(await isHeld(value)).toBe(false);
    await openDeposit(site, value.token);
    const { value: profile } = await site.client.call(endpoints.memberProfile, {
      token: value.token,
    });
    expect(profile.fullname).toBeNull();
    const shared = { fullname: 'Le Thi Hoa', birthday: '1991-02-03' };
    await site.query(
      'update member_profile set payee_name = $2, birthday = $3 where member_id = $1',
      [known.customerId, shared.fullname, shared.birthday],
    );
    await site.client.call(endpoints.updateProfile, { token: value.token, body: shared });
    expect(await isHeld(value)).toBe(false);
  });

  it('OPR-01 D2 RGC-01 is taken by reviewers of the brand who are not new', async () => {
    const { id } = await held();
    const verdict = async (staff: Staff) => verdictOf(await decide(staff, id, 'different'));
    expect(await verdict(await staffAt(site, 'support'))).toBe('permission_denied');
    expect(await verdict(await staffAt(site, 'owner', 'harbor'))).toBe('member_not_found');
    await site.query("update staff set counts_from = now() + interval '1 day' where id = $1", [
      reviewer.id,
    ]);
    expect(await verdict(reviewer)).toBe('person_too_new');
  });
});
