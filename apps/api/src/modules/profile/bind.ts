import {
  type bindEmail as bindEmailCall,
  type bindMobile as bindMobileCall,
  Refusal,
  type sendBindingEmail as sendEmailCall,
  type sendBindingSms as sendSmsCall,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { SessionCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import type { Brand } from '../brand/index.ts';
import { findMemberById } from '../member/index.ts';
import { notifyOfChange } from '../messages/index.ts';
import { findEntry, provePassword } from '../session/index.ts';
import { canonicalEmail, canonicalMobile, type SentCode, sendCode } from '../verification/index.ts';
import { bindHandle, type HandleKind, isVerified } from './bind.store.ts';

/** Of a number, in the mail that tells of it. */
const shownDigits = 3;

type Nothing = Record<string, never>;

/**
 * Sends a code to a number. Whether another member has it is told to nobody who has not read the
 * code.
 */
export async function sendToMobile(
  site: Site,
  call: SessionCall<typeof sendSmsCall>,
): Promise<SentCode> {
  const to = readMobile(call.brand, call.body);
  await refuseVerified(site, call, 'mobile');
  return sendCode(site, call, { purpose: 'bind', channel: 'sms', to });
}

/** Sends a code to an address; see `sendToMobile`. */
export async function sendToEmail(
  site: Site,
  call: SessionCall<typeof sendEmailCall>,
): Promise<SentCode> {
  const to = readEmail(call.body.email);
  await refuseVerified(site, call, 'email');
  return sendCode(site, call, { purpose: 'bind', channel: 'mail', to });
}

export async function bindMobile(
  site: Site,
  call: SessionCall<typeof bindMobileCall>,
): Promise<Nothing> {
  const mobile = readMobile(call.brand, call.body);
  return bind(site, call, { kind: 'mobile', value: mobile, key: mobile });
}

export async function bindEmail(
  site: Site,
  call: SessionCall<typeof bindEmailCall>,
): Promise<Nothing> {
  const email = readEmail(call.body.email);
  return bind(site, call, { kind: 'email', value: email, key: nameKey(email) });
}

async function bind(
  site: Site,
  call: SessionCall<typeof bindMobileCall> | SessionCall<typeof bindEmailCall>,
  { kind, value, key }: { kind: HandleKind; value: string; key: string },
): Promise<Nothing> {
  const { brand, session, body, requestId } = call;
  await provePasswordIfAny(site, call);
  await refuseVerified(site, call, kind);
  const taken = await site.verification.codes.take(brand, 'bind', value, body.verificationCode);
  if (!taken) throw new Refusal('code_wrong');
  const unique = brand.settings.registration.uniqueHandles.includes(kind);
  const handle = {
    brandId: brand.id,
    memberId: session.memberId,
    kind,
    value,
    key: unique ? key : undefined,
  };
  const bound = await bindHandle(site.db, handle).catch(async (error: unknown) => {
    await taken.giveBack();
    throw error;
  });
  if (bound === 'locked') throw new Refusal('profile_locked', { field: kind });
  if (bound === 'taken') throw new Refusal(`${kind}_taken`);
  site.log.info(
    { event: 'handle_bound', kind, brand: brand.code, member: session.memberId, requestId },
    'number or address bound',
  );
  if (kind === 'mobile')
    notifyOfChange(site, call, { change: 'mobileBound', digits: value.slice(-shownDigits) });
  return {};
}

/**
 * Who registered by phone alone has no password yet, and sets one first: what is bound opens the
 * account, so an open page is not enough for it. Only an account that nothing else opens yet is
 * asked for nothing.
 */
async function provePasswordIfAny(
  site: Site,
  call: SessionCall<typeof bindMobileCall> | SessionCall<typeof bindEmailCall>,
): Promise<void> {
  const { brand, session, body } = call;
  const member = await findMemberById(site.db, brand.id, session.memberId);
  if (!member?.passwordHash) {
    const entry = await findEntry(site.db, session.memberId);
    if (entry?.mobile || entry?.email) throw new Refusal('password_wrong');
    return;
  }
  if (body.password === undefined) throw new Refusal('password_wrong');
  await provePassword(site, call, body.password);
}

async function refuseVerified(
  site: Site,
  { session }: Pick<SessionCall, 'session'>,
  kind: HandleKind,
): Promise<void> {
  if (await isVerified(site.db.pool, session.memberId, kind))
    throw new Refusal('profile_locked', { field: kind });
}

function readMobile(
  brand: Brand,
  typed: { countryDialingCode: string; mobileNum: string },
): string {
  const mobile = canonicalMobile(
    typed.countryDialingCode,
    typed.mobileNum,
    brand.settings.smsCountries,
  );
  if (!mobile) throw new Refusal('phone_invalid');
  return mobile;
}

function readEmail(typed: string): string {
  const email = canonicalEmail(typed);
  if (!email) throw new Refusal('email_invalid');
  return email;
}
