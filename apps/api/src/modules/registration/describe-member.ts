import { accountType, nameKey, type RegistrationMode } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import type { Invitation } from '../invitation/index.ts';
import type { NewMember } from '../member/index.ts';
import { hashPassword } from '../session/index.ts';
import type { Form } from './form.ts';

/** What a registration has found besides the form's fields. */
export interface Found {
  mode: RegistrationMode;
  /** E.164. */
  mobile: string | undefined;
  mobileVerified: boolean;
  uplineId: string | undefined;
  invitation: Invitation | undefined;
  social: NewMember['social'] | undefined;
}

/** Stored as typed. */
const keptFields = [
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'affiliateCode',
  'recommenderId',
  'referralCode',
] as const;

/**
 * The member that a registration creates. By phone, the account is the digits of the number, so
 * the nickname shows only the last four.
 */
export async function describeMember(
  { random }: Data,
  { brand, language, origin }: VisitorCaller,
  form: Form,
  found: Found,
): Promise<NewMember> {
  const { mobile, mode, uplineId, invitation, social } = found;
  const username = mode === 'mobile' ? (mobile ?? '').slice(1) : (form.username ?? '');
  const kept = keptFields.flatMap((field) => (form[field] ? [[field, form[field]]] : []));
  return {
    id: random.id(),
    brandId: brand.id,
    username,
    nickname: mode === 'mobile' ? `member${username.slice(-4)}` : username,
    type: invitation?.linkType ?? accountType.member,
    currency: brand.currency,
    language,
    passwordHash: form.password ? await hashPassword(form.password) : null,
    purse: { id: random.id(), purpose: 'main' },
    handles: handlesOf(brand, form, found),
    ...(uplineId ? { uplineId } : {}),
    ...(invitation?.linkId ? { linkId: invitation.linkId } : {}),
    ...(typeof invitation?.linkRebate === 'number' ? { lotteryRebate: invitation.linkRebate } : {}),
    ...(social ? { social } : {}),
    profile: {
      ...Object.fromEntries(kept),
      ...(form.paymentPassword
        ? { paymentPasswordHash: await hashPassword(form.paymentPassword) }
        : {}),
      ...(mobile ? { mobile, mobileVerified: found.mobileVerified } : {}),
      registrationUrl: form.registrationUrl || origin,
      registrationDomain: form.domain || new URL(origin).hostname,
      registrationMethod: form.registrationMethod ?? 'WEB',
    },
  };
}

/** What must be unique in the brand: always a number that is an account, the rest by setting. */
function handlesOf(
  brand: Brand,
  form: Form,
  { mobile, mobileVerified, mode }: Found,
): NewMember['handles'] {
  const { uniqueHandles } = brand.settings.registration;
  const unique = (kind: 'mobile' | 'email') =>
    uniqueHandles.includes(kind) || (kind === 'mobile' && mode === 'mobile');
  return [
    ...(mobile && unique('mobile')
      ? [{ kind: 'mobile' as const, key: mobile, proved: mobileVerified }]
      : []),
    ...(form.email && unique('email')
      ? [{ kind: 'email' as const, key: nameKey(form.email), proved: false }]
      : []),
  ];
}
