import type { agreementRules, QueryOf, ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf } from '../agent/index.ts';
import { findActive } from './agreement.store.ts';

/**
 * What a brand allows in offers of a kind. Each setting is named: the others are not the agents'.
 * @throws Refusal feature_disabled
 */
export async function describeRules(
  { db }: Data,
  caller: SessionCaller,
  { kind }: QueryOf<typeof agreementRules>,
): Promise<ValueOf<typeof agreementRules>> {
  const agent = agentOf(caller);
  const { settings, currency } = caller.brand;
  const { rates, mostTiers, sameLevel, crossLevel, sameRule } = settings.agreements;
  const { activeMinimum, funding, carryOver } = settings.agreements;
  const { lowest, highest, step } = rates[kind];
  const own = await findActive(db.pool, agent, kind);
  return {
    ...{ mostTiers, sameLevel, crossLevel, sameRule, activeMinimum, funding, carryOver },
    currency: own?.currency ?? currency,
    lowestRate: lowest,
    highestRate: highest,
    rateStep: step,
    own: own?.terms ?? null,
  };
}
