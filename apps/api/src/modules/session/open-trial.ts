import { Refusal, type SessionValue } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { Data, Logins } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import { hasSwitch } from '../brand/index.ts';
import { insertMember } from '../member/index.ts';
import { openTrialPurse } from '../wallet/index.ts';
import { startSession } from './start-session.ts';
import { hasTrials } from './trial.store.ts';

/**
 * A trial account: a name nobody chose, no password, and a purse of play money that never meets
 * real money. A brand has only so many open; calls at the same moment may pass that limit together,
 * which does no harm.
 * @throws Refusal feature_disabled, too_many_trials
 */
export async function openTrial(
  context: Data & Logins,
  call: Pick<Call, 'brand' | 'language' | 'address' | 'userAgent' | 'cookies'>,
): Promise<SessionValue> {
  const { brand, language } = call;
  if (!hasSwitch(brand, 'FREEPLAY3')) throw new Refusal('feature_disabled');
  if (await hasTrials(context.db, brand.id, brand.settings.trial.mostOpen))
    throw new Refusal('too_many_trials');
  const id = context.random.id();
  const username = `trial${context.random.bytes(6).toString('hex')}`;
  const member = { id, username, nickname: username, type: accountType.trial };
  await insertMember(context.db, {
    ...member,
    brandId: brand.id,
    currency: brand.currency,
    language,
    passwordHash: null,
    purse: { id: context.random.id(), purpose: 'play' },
    handles: [],
    profile: {},
  });
  await openTrialPurse(context.db, brand, id);
  return startSession(context, call, member, { method: 'trial' });
}
