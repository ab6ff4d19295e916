import {
  type bindEmail as bindEmailCall,
  type bindMobile as bindMobileCall,
  Refusal,
  type sendBindingEmail as sendEmailCall,
  type sendBindingSms as sendSmsCall,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Data, Logins } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import type { Brand } from '../brand/index.ts';
import { findMemberById } from '../member/index.ts';
import { notifyOfChange } from '../messages/index.ts';
import { findEntry, provePassword } from '../session/index.ts';
import { canonicalEmail, canonicalMobile, type SentCode, sendCode } from '../verification/index.ts';
import { bindHandle, type HandleKind, isVerified } from './bind.store.ts';
import type { ProfileContext } from './context.ts';

/** Of a number, in the mail that tells of it. */
const shownDigits = 3;

type Nothing = Record<string, never>;

/**
 * Sends a code to a number. Whether another member has it is told to nobody who has not read the
 * code.
 */
export async function sendToMobile(
  context: ProfileContext,
  call: SessionCall<typeof sendSmsCall>,
): Promise<SentCode> {
  const to = readMobile(call.brand, call.body);
  await refuseVerified(context, call, 'mobile');
  return sendCode(context, call, { purpose: 'bind', channel: 'sms', to });
}

/** Sends a code to an address; see `sendToMobile`. */
export async function sendToEmail(
  context: ProfileContext,
  call: SessionCall<typeof sendEmailCall>,
): Promise<SentCode> {
  const to = readEmail(call.body.email);
  await refuseVerified(context, call, 'email');
  return sendCode(context, call, { purpose: 'bind', channel: 'mail', to });
}

export async function bindMobile(
  context: ProfileContext,
  call: SessionCall<typeof bindMobileCall>,
): Promise<Nothing> {
  const mobile = readMobile(call.brand, call.body);
  return bind(context, call, { kind: 'mobile', value: mobile, key: mobile });
}

export async function bindEmail(
  context: ProfileContext,
  call: SessionCall<typeof bindEmailCall>,
): Promise<Nothing> {
  const email = readEmail(call.body.email);
  return bind(context, call, { kind: 'email', value: email, key: nameKey(email) });
}

async function bind(
  context: ProfileContext,
  call: SessionCall<typeof bindMobileCall> | SessionCall<typeof bindEmailCall>,
  { kind, value, key }: { kind: HandleKind; value: string; key: string },
): Promise<Nothing> {
  const { brand, session, body, requestId } = call;
  await provePasswordIfAny(context, call);
  await refuseVerified(context, call, kind);
  const taken = await context.verification.codes.take(brand, 'bind', value, body.verificationCode);
  if (!taken) throw new Refusal('code_wrong');
  const unique = brand.settings.registration.uniqueHandles.includes(kind);
  const handle = {
    brandId: brand.id,
    memberId: session.memberId,
    kind,
    value,
    key: unique ? key : undefined,
  };
  const bound = await bindHandle(context.db, handle).catch(async (error: unknown) => {
    await taken.giveBack();
    throw error;
  });
  if (bound === 'locked') throw new Refusal('profile_locked', { field: kind });
  if (bound === 'taken') throw new Refusal(`${kind}_taken`);
  context.log.info(
    { event: 'handle_bound', kind, brand: brand.code, member: session.memberId, requestId },
    'number or address bound',
  );
  if (kind === 'mobile')
    notifyOfChange(context, call, { change: 'mobileBound', digits: value.slice(-shownDigits) });
  return {};
}

/**
 * Who registered by phone alone has no password yet, and sets one first: what is bound opens the
 * account, so an open page is not enough for it. Only an account that nothing else opens yet is
 * asked for nothing.
 */
async function provePasswordIfAny(
  context: Data & Logins,
  call: SessionCall<typeof bindMobileCall> | SessionCall<typeof bindEmailCall>,
): Promise<void> {
  const { brand, session, body } = call;
  const member = await findMemberById(context.db, brand.id, session.memberId);
  if (!member?.passwordHash) {
    const entry = await findEntry(context.db, session.memberId);
    if (entry?.mobile || entry?.email) throw new Refusal('password_wrong');
    return;
  }
  if (body.password === undefined) throw new Refusal('password_wrong');
  await provePassword(context, call, body.password);
}

async function refuseVerified(
  context: Data,
  { session }: Pick<SessionCall, 'session'>,
  kind: HandleKind,
): Promise<void> {
  if (await isVerified(context.db.pool, session.memberId, kind))
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
