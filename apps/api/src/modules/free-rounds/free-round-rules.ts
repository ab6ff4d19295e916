import type {
  BodyOf,
  freeRoundRules,
  saveFreeRoundRules as saveCall,
  ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Brands, Data, Logged } from '../../contexts.ts';
import { changeSettings, findSettings } from '../brand/index.ts';

/** The brand's rules for free rounds. */
export async function describeRules(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof freeRoundRules>> {
  const { settings, version } = await findSettings(db.pool, brand.id, 'freeRounds');
  return { ...settings, currency: brand.currency, version };
}

/** @throws Refusal rule_changed */
export async function saveRules(
  context: Data & Logged & Brands,
  caller: StaffCaller,
  { version, reason, ...change }: BodyOf<typeof saveCall>,
): Promise<ValueOf<typeof saveCall>> {
  await changeSettings(context, caller, {
    name: 'freeRounds',
    version,
    change,
    entry: { action: 'free_round_rules_changed', subjectType: 'freeRounds', reason },
  });
  return describeRules(context, caller);
}
