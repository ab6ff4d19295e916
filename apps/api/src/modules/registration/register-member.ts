import { Refusal, type SessionValue } from '@lantern/contracts';
import {
  checkRegistration,
  isReservedName,
  type PatternMatcher,
  type RegistrationInput,
  type RegistrationMode,
} from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Cached, Data, Verifying } from '../../contexts.ts';
import { type Brand, hasSwitch } from '../brand/index.ts';
import { findInvited, findRecommender, type Invitation } from '../invitation/index.ts';
import { insertMember, type NewMember } from '../member/index.ts';
import { type FoundPerson, findPerson, noteDeclined } from '../protection/index.ts';
import { isCommon, ownerCookie, startSession } from '../session/index.ts';
import { takeTicket } from '../social/index.ts';
import { mobileOf } from '../verification/index.ts';
import type { RegistrationContext } from './context.ts';
import { describeMember } from './describe-member.ts';
import { registrationRules } from './describe-registration.ts';
import type { Form, Proof } from './form.ts';
import { provePhone, readMobile } from './phone.ts';
import { countRegistration, refuseOverBudget } from './registration-budget.ts';
import { countRevealed, hasSeenManyNames } from './taken-names.ts';

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

/** How a new member comes to the site. */
interface Come {
  mode: RegistrationMode;
  uplineId: string | undefined;
  invitation: Invitation | undefined;
}

/**
 * Registers a member and logs the member in. The checks run in the order of the specification:
 * fields, invite code, captcha, phone, account. Answers that reveal a registered name come after
 * the captcha, which is required once a network has seen a few of them.
 */
export async function registerMember(
  context: RegistrationContext,
  caller: VisitorCaller,
  given: Form,
  { mode, matches }: How,
): Promise<SessionValue> {
  const { brand, requestId } = caller;
  const form = mode === 'mobile' ? withoutName(brand, given) : given;
  if (!hasSwitch(brand, switchOf[mode])) throw new Refusal('feature_disabled');
  await refuseOverBudget(context, brand);
  if (!form.agreement) throw new Refusal('agreement_required');
  checkFields(brand, form, { mode, matches });
  const invitation = await findInvited(context.db, brand, form, caller.origin);
  await checkCaptcha(context, caller, form);
  const recommendedBy = await checkRecommender(context, brand, form);
  const uplineId = invitation?.memberId ?? recommendedBy;
  const member = await makeMember(context, caller, form, { mode, uplineId, invitation }).catch(
    async (error: unknown) => {
      if (error instanceof Refusal && takenRefusals.has(error.code))
        await countRevealed(context, caller);
      throw error;
    },
  );
  await countRegistration(context, brand);
  context.log.info(
    { event: 'member_registered', brand: brand.code, member: member.id, requestId },
    'member registered',
  );
  return startSession(context, caller, member, { method: 'registration' });
}

/** Consumes the proofs of phone and social account; gives them back when the insert fails. */
async function makeMember(
  context: RegistrationContext,
  caller: VisitorCaller,
  form: Form,
  { mode, uplineId, invitation }: Come,
): Promise<NewMember> {
  const { brand } = caller;
  checkName(brand, form);
  const mobile = readMobile(brand, form);
  const proofs: Proof[] = [];
  try {
    const ticket = form.socialTicket
      ? await takeTicket(context, brand, form.socialTicket)
      : undefined;
    if (ticket) proofs.push(ticket);
    const phone = await provePhone(context, brand, form, mobile, mode);
    if (phone) proofs.push(phone);
    const found = {
      mode,
      mobile,
      mobileVerified: phone !== undefined,
      uplineId,
      invitation,
      social: ticket?.social,
    };
    const member = await describeMember(context, caller, form, found);
    const { held, declined } = await findSamePerson(context, caller, member);
    // Everyone gets this reply, whether the other account is excluded or not.
    if (declined.length > 0) {
      noteDeclined(context, brand, declined);
      throw new Refusal('registration_declined');
    }
    const deviceOf = deviceOwner(context, caller);
    const taken = await insertMember(context.db, {
      ...member,
      heldFor: held,
      ...(deviceOf && { deviceOf }),
    });
    // By phone, the number is the user name.
    if (taken) {
      noteDeclined(context, brand, held);
      if (taken === 'stopped') throw closedLink(form);
      throw new Refusal(
        taken === 'username' && mode === 'mobile' ? 'mobile_taken' : takenRefusal[taken],
      );
    }
    return member;
  } catch (error) {
    for (const proof of proofs) await proof.giveBack();
    throw error;
  }
}

/** The last use of a link went to another registration at the same moment. */
const closedLink = ({ referralCode }: Form) =>
  new Refusal('invitation_code_error', { field: referralCode ? 'referralCode' : 'affiliateCode' });

/** The member who was last logged in on the device. */
const deviceOwner = (
  { loginGuard }: RegistrationContext,
  { brand, cookies }: VisitorCaller,
): string | undefined => loginGuard.ownerOf(brand, cookies.get(ownerCookie));

/** Accounts of the same person, by what the form and the device show. */
function findSamePerson(
  context: RegistrationContext,
  caller: VisitorCaller,
  { profile }: NewMember,
): Promise<FoundPerson> {
  const { brand } = caller;
  return findPerson(context.db.pool, brand, {
    brandId: brand.id,
    idNumber: profile.idNumber ?? undefined,
    mobile: profile.mobile ?? undefined,
    email: profile.email ?? undefined,
    deviceOf: deviceOwner(context, caller),
  });
}

/**
 * By phone, the number is the account name; the form may repeat it in `username`.
 * @throws Refusal registration_invalid for another name
 */
function withoutName(brand: Brand, { username, ...form }: Form): Form {
  if (username && mobileOf(brand, username, form.countryDialingCode) !== readMobile(brand, form))
    throw new Refusal('registration_invalid', {
      problems: [{ field: 'username', problem: 'mismatch' }],
    });
  return form;
}

function checkFields(brand: Brand, form: Form, { mode, matches }: How): void {
  const given: RegistrationInput = Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined),
  );
  const problems = checkRegistration(registrationRules(brand), given, matches, mode);
  const { password } = given;
  const judged = problems.some(({ field }) => field === 'password');
  if (password && !judged && isCommon(password, [brand.code, brand.name]))
    problems.push({ field: 'password', problem: 'weak' });
  const others = problems.filter(
    ({ field, problem }) =>
      // A missing captcha has its own refusal, on which the page loads the image.
      field !== 'captcha' &&
      // An invite link sends its code even if the form has no field for it.
      !(field === 'affiliateCode' && problem === 'not_enabled'),
  );
  if (others.length > 0) throw new Refusal('registration_invalid', { problems: others });
}

async function checkCaptcha(
  context: Cached & Verifying,
  caller: VisitorCaller,
  form: Form,
): Promise<void> {
  const { verification } = context;
  if (!caller.brand.settings.registration.captcha && !(await hasSeenManyNames(context, caller)))
    return;
  await verification.botCheck.require(caller, form);
}

async function checkRecommender(
  { db }: Data,
  brand: Brand,
  { recommenderId }: Form,
): Promise<string | undefined> {
  if (!recommenderId) return undefined;
  const recommender = await findRecommender(db, brand, recommenderId);
  if (recommender) return recommender;
  const { patternId, minLength, maxLength } = brand.settings.registration.fields.recommenderId;
  throw new Refusal('registration_invalid', {
    problems: [
      { field: 'recommenderId', problem: 'pattern', patternId, min: minLength, max: maxLength },
    ],
  });
}

/** Reserves names of the house, and numeric names where phone numbers are accounts. */
export function checkName(brand: Brand, { username }: Pick<Form, 'username'>): void {
  if (username === undefined) return;
  const isNumber = hasSwitch(brand, 'MOBILEREG3') && /^\d+$/.test(username);
  if (isNumber || isReservedName(username, [brand.code, brand.name]))
    throw new Refusal('username_taken');
}
