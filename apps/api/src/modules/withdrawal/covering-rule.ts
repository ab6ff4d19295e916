import type {
  BodyOf,
  coveringRule,
  saveCoveringRule as saveCall,
  ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Brands, Data, Logged } from '../../contexts.ts';
import { changeSettings, findSettings } from '../brand/index.ts';

/** From which share of the outcomes on stakes don't count. */
export async function describeCoveringRule(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof coveringRule>> {
  const { settings, version } = await findSettings(db.pool, brand.id, 'withdrawal');
  return { coveredFromPercent: settings.coveredFromPercent, version };
}

/** @throws Refusal rule_changed */
export async function saveCoveringRule(
  context: Data & Logged & Brands,
  caller: StaffCaller,
  { version, reason, coveredFromPercent }: BodyOf<typeof saveCall>,
): Promise<ValueOf<typeof saveCall>> {
  await changeSettings(context, caller, {
    name: 'withdrawal',
    version,
    change: { coveredFromPercent },
    entry: { action: 'covering_rule_changed', subjectType: 'turnover', reason },
  });
  return describeCoveringRule(context, caller);
}
