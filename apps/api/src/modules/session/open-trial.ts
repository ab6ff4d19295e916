import { Refusal, type SessionValue } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Data, Logins } from '../../contexts.ts';
import { hasSwitch } from '../brand/index.ts';
import { insertMember } from '../member/index.ts';
import { openTrialPurse } from '../wallet/index.ts';
import { startSession } from './start-session.ts';
import { hasTrials } from './trial.store.ts';

/**
 * Opens a trial account: a random name, no password, and a purse of play money. Concurrent calls
 * may slightly exceed the brand's limit of open trial accounts.
 * @throws Refusal feature_disabled, too_many_trials
 */
export async function openTrial(
  context: Data & Logins,
  caller: VisitorCaller,
): Promise<SessionValue> {
  const { brand, language } = caller;
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
  return startSession(context, caller, member, { method: 'trial' });
}
