import { accountType, nameKey, type RegistrationMode } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import type { NewMember } from '../member/index.ts';
import { hashPassword } from '../session/index.ts';
import type { FormCall } from './form.ts';

/** What a registration has found out beside the form. */
export interface Found {
  mode: RegistrationMode;
  /** E.164. */
  mobile: string | undefined;
  mobileVerified: boolean;
  uplineId: string | undefined;
  social: NewMember['social'] | undefined;
}

/** The fields of the form that are kept as they were typed. */
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
 * The member that a registration makes. By phone, the digits of the number are the account; nobody
 * else is shown them.
 */
export async function describeMember(
  { random }: Data,
  call: FormCall,
  found: Found,
): Promise<NewMember> {
  const { brand, body, language, origin } = call;
  const { mobile, mode, uplineId, social } = found;
  const username = mode === 'mobile' ? (mobile ?? '').slice(1) : (body.username ?? '');
  const kept = keptFields.flatMap((field) => (body[field] ? [[field, body[field]]] : []));
  return {
    id: random.id(),
    brandId: brand.id,
    username,
    nickname: mode === 'mobile' ? `member${username.slice(-4)}` : username,
    type: accountType.member,
    currency: brand.currency,
    language,
    passwordHash: body.password ? await hashPassword(body.password) : null,
    purse: { id: random.id(), purpose: 'main' },
    handles: handlesOf(call, found),
    ...(uplineId ? { uplineId } : {}),
    ...(social ? { social } : {}),
    profile: {
      ...Object.fromEntries(kept),
      ...(body.paymentPassword
        ? { paymentPasswordHash: await hashPassword(body.paymentPassword) }
        : {}),
      ...(mobile ? { mobile, mobileVerified: found.mobileVerified } : {}),
      registrationUrl: body.registrationUrl ?? origin,
      registrationDomain: body.domain ?? new URL(origin).hostname,
      registrationMethod: body.registrationMethod ?? 'WEB',
    },
  };
}

/**
 * What only one member may have. A number that is an account is one of these wherever it comes
 * from.
 */
function handlesOf(
  { brand, body }: FormCall,
  { mobile, mobileVerified, mode }: Found,
): NewMember['handles'] {
  const { uniqueHandles } = brand.settings.registration;
  const unique = (kind: 'mobile' | 'email') =>
    uniqueHandles.includes(kind) || (kind === 'mobile' && mode === 'mobile');
  return [
    ...(mobile && unique('mobile')
      ? [{ kind: 'mobile' as const, key: mobile, proved: mobileVerified }]
      : []),
    ...(body.email && unique('email')
      ? [{ kind: 'email' as const, key: nameKey(body.email), proved: false }]
      : []),
  ];
}
