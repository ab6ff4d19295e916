import { Refusal, type SessionValue } from '@lantern/contracts';
import {
  checkRegistration,
  isReservedName,
  type PatternMatcher,
  type RegistrationMode,
} from '@lantern/rules';
import type { Cached, Data, Verifying } from '../../contexts.ts';
import { hasSwitch } from '../brand/index.ts';
import { findRecommender, findUpline } from '../invitation/index.ts';
import { insertMember, type NewMember } from '../member/index.ts';
import { startSession } from '../session/index.ts';
import { takeTicket } from '../social/index.ts';
import type { RegistrationContext } from './context.ts';
import { describeMember } from './describe-member.ts';
import { registrationRules } from './describe-registration.ts';
import type { FormCall, Proof } from './form.ts';
import { provePhone, readMobile } from './phone.ts';
import { countRegistration, refuseOverBudget } from './registration-budget.ts';
import { countTold, hasBeenToldOften } from './taken-names.ts';

const switchOf = { username: 'USERNAMEREG3', mobile: 'MOBILEREG3' } as const;
const takenRefusal = {
  username: 'username_taken',
  mobile: 'mobile_taken',
  email: 'email_taken',
  social: 'social_taken',
} as const;

const takenRefusals: ReadonlySet<string> = new Set(Object.values(takenRefusal));

interface How {
  mode: RegistrationMode;
  matches: PatternMatcher;
}

/**
 * Registers a member in the order of the specification: fields, invite codes, captcha, phone,
 * account; then the member is logged in. Only behind the captcha does an answer tell more than a
 * few times who is registered.
 */
export async function registerMember(
  context: RegistrationContext,
  call: FormCall,
  { mode, matches }: How,
): Promise<SessionValue> {
  const { brand, body } = call;
  if (!hasSwitch(brand, switchOf[mode])) throw new Refusal('feature_disabled');
  await refuseOverBudget(context, brand);
  if (!body.agreement) throw new Refusal('agreement_required');
  checkFields(call, { mode, matches });
  const invitedBy = await findUpline(context.db, brand, body, call.origin);
  await checkCaptcha(context, call);
  const recommendedBy = await checkRecommender(context, call);
  const member = await makeMember(context, call, mode, invitedBy ?? recommendedBy).catch(
    async (error: unknown) => {
      if (error instanceof Refusal && takenRefusals.has(error.code)) await countTold(context, call);
      throw error;
    },
  );
  await countRegistration(context, brand);
  const { requestId } = call;
  context.log.info(
    { event: 'member_registered', brand: brand.code, member: member.id, requestId },
    'member registered',
  );
  return startSession(context, call, member, { method: 'registration' });
}

/**
 * Uses up what proves the phone and the account at a sign-in provider, and gives it back where no
 * member comes of it.
 */
async function makeMember(
  context: RegistrationContext,
  call: FormCall,
  mode: RegistrationMode,
  uplineId: string | undefined,
): Promise<NewMember> {
  const { brand, body } = call;
  checkName(call);
  const mobile = readMobile(brand, body);
  const proofs: Proof[] = [];
  try {
    const ticket = body.socialTicket
      ? await takeTicket(context, brand, body.socialTicket)
      : undefined;
    if (ticket) proofs.push(ticket);
    const phone = await provePhone(context, brand, body, mobile, mode);
    if (phone) proofs.push(phone);
    const found = {
      mode,
      mobile,
      mobileVerified: phone !== undefined,
      uplineId,
      social: ticket?.social,
    };
    const member = await describeMember(context, call, found);
    const taken = await insertMember(context.db, member);
    // The name of somebody who registers by phone is the number.
    if (taken)
      throw new Refusal(
        taken === 'username' && mode === 'mobile' ? 'mobile_taken' : takenRefusal[taken],
      );
    return member;
  } catch (error) {
    for (const proof of proofs) await proof.giveBack();
    throw error;
  }
}

function checkFields({ brand, body }: FormCall, { mode, matches }: How): void {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const problems = checkRegistration(registrationRules(brand), given, matches, mode);
  const others = problems.filter(
    ({ field, problem }) =>
      // An absent captcha has a refusal of its own, which brings the image up.
      field !== 'captcha' &&
      // A link brings its code along also where the form has no field for it.
      !(field === 'affiliateCode' && problem === 'not_enabled'),
  );
  if (others.length > 0) throw new Refusal('registration_invalid', { problems: others });
}

async function checkCaptcha(context: Cached & Verifying, call: FormCall): Promise<void> {
  const { brand, body, cookies } = call;
  const { verification } = context;
  if (!brand.settings.registration.captcha && !(await hasBeenToldOften(context, call))) return;
  await verification.botCheck.require(brand, cookies, body);
}

async function checkRecommender(
  { db }: Data,
  { brand, body }: FormCall,
): Promise<string | undefined> {
  if (!body.recommenderId) return undefined;
  const recommender = await findRecommender(db, brand, body.recommenderId);
  if (recommender) return recommender;
  const { patternId, minLength, maxLength } = brand.settings.registration.fields.recommenderId;
  throw new Refusal('registration_invalid', {
    problems: [
      { field: 'recommenderId', problem: 'pattern', patternId, min: minLength, max: maxLength },
    ],
  });
}

/** Names of the house are taken; and names of digits alone, where numbers are accounts. */
function checkName({ brand, body }: FormCall): void {
  if (body.username === undefined) return;
  const aNumber = hasSwitch(brand, 'MOBILEREG3') && /^\d+$/.test(body.username);
  if (aNumber || isReservedName(body.username, [brand.code, brand.name]))
    throw new Refusal('username_taken');
}
