import {
  type BodyOf,
  type bindEmail as bindEmailCall,
  type bindMobile as bindMobileCall,
  Refusal,
  type sendBindingEmail as sendEmailCall,
  type sendBindingSms as sendSmsCall,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data, Logins } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { findMemberById } from '../member/index.ts';
import { notifyOfChange } from '../messages/index.ts';
import { findEntry, provePassword } from '../session/index.ts';
import { canonicalEmail, mobileOf, type SentCode, sendCode } from '../verification/index.ts';
import { bindHandle, type HandleKind, isVerified } from './bind.store.ts';
import type { ProfileContext } from './context.ts';

/** Last digits of a number that the notice shows. */
const shownDigits = 3;

type Nothing = Record<string, never>;

/** The handle to link, with what proves it. */
interface Proposed {
  kind: HandleKind;
  value: string;
  /** The form under which it is unique. */
  key: string;
  verificationCode: string;
  password: string | undefined;
}

/** Sends a code. Only its receiver learns later whether another member has the number. */
export async function sendToMobile(
  context: ProfileContext,
  caller: SessionCaller,
  input: BodyOf<typeof sendSmsCall>,
): Promise<SentCode> {
  const to = readMobile(caller.brand, input);
  await refuseVerified(context, caller, 'mobile');
  return sendCode(context, caller, { purpose: 'bind', channel: 'sms', to });
}

/** See `sendToMobile`. */
export async function sendToEmail(
  context: ProfileContext,
  caller: SessionCaller,
  { email }: BodyOf<typeof sendEmailCall>,
): Promise<SentCode> {
  const to = readEmail(email);
  await refuseVerified(context, caller, 'email');
  return sendCode(context, caller, { purpose: 'bind', channel: 'mail', to });
}

export async function bindMobile(
  context: ProfileContext,
  caller: SessionCaller,
  input: BodyOf<typeof bindMobileCall>,
): Promise<Nothing> {
  const mobile = readMobile(caller.brand, input);
  const { verificationCode, password } = input;
  const proofs = { verificationCode, password };
  return bind(context, caller, { kind: 'mobile', value: mobile, key: mobile, ...proofs });
}

export async function bindEmail(
  context: ProfileContext,
  caller: SessionCaller,
  input: BodyOf<typeof bindEmailCall>,
): Promise<Nothing> {
  const email = readEmail(input.email);
  const { verificationCode, password } = input;
  const proofs = { verificationCode, password };
  return bind(context, caller, { kind: 'email', value: email, key: nameKey(email), ...proofs });
}

async function bind(
  context: ProfileContext,
  caller: SessionCaller,
  { kind, value, key, verificationCode, password }: Proposed,
): Promise<Nothing> {
  const { brand, session, requestId } = caller;
  await provePasswordIfAny(context, caller, password);
  await refuseVerified(context, caller, kind);
  const taken = await context.verification.codes.take(brand, 'bind', value, verificationCode);
  if (!taken) throw new Refusal('code_wrong');
  const unique = brand.settings.registration.uniqueHandles.includes(kind);
  const handle = {
    brandId: brand.id,
    memberId: session.memberId,
    kind,
    value,
    key: unique ? key : undefined,
  };
  const bound = await bindHandle(context.db, brand, handle).catch(async (error: unknown) => {
    await taken.giveBack();
    throw error;
  });
  if (bound === 'locked') throw new Refusal('profile_locked', { field: kind });
  if (bound === 'taken') throw new Refusal(`${kind}_taken`);
  context.log.info(
    { event: 'handle_bound', kind, brand: brand.code, member: session.memberId, requestId },
    'handle linked',
  );
  if (kind === 'mobile')
    notifyOfChange(context, caller, { change: 'mobileBound', digits: value.slice(-shownDigits) });
  return {};
}

/**
 * A linked handle opens the account, so an open page is not enough to add one. A member who
 * registered by phone sets a password first; only an account without any verified handle needs
 * none.
 */
async function provePasswordIfAny(
  context: Data & Logins,
  caller: SessionCaller,
  password: string | undefined,
): Promise<void> {
  const { brand, session } = caller;
  const member = await findMemberById(context.db, brand.id, session.memberId);
  if (!member?.passwordHash) {
    const entry = await findEntry(context.db, session.memberId);
    if (entry?.mobile || entry?.email) throw new Refusal('password_wrong');
    return;
  }
  if (password === undefined) throw new Refusal('password_wrong');
  await provePassword(context, caller, password);
}

async function refuseVerified(
  context: Data,
  { session }: SessionCaller,
  kind: HandleKind,
): Promise<void> {
  if (await isVerified(context.db.pool, session.memberId, kind))
    throw new Refusal('profile_locked', { field: kind });
}

function readMobile(
  brand: Brand,
  typed: { countryDialingCode?: string | undefined; mobileNum: string },
): string {
  const mobile = mobileOf(brand, typed.mobileNum, typed.countryDialingCode);
  if (!mobile) throw new Refusal('phone_invalid');
  return mobile;
}

function readEmail(typed: string): string {
  const email = canonicalEmail(typed);
  if (!email) throw new Refusal('email_invalid');
  return email;
}
