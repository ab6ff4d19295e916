import type {
  BodyOf,
  lotteryExposureLimit,
  saveLotteryExposureLimit as saveCall,
  ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Brands, Data, Logged } from '../../contexts.ts';
import { changeSettings, findSettings } from '../brand/index.ts';

/** The most that the brand pays for one number of a play in one draw. */
export async function describeExposureLimit(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof lotteryExposureLimit>> {
  const { settings, version } = await findSettings(db.pool, brand.id, 'lottery');
  return { amount: settings.exposureLimit, currency: brand.currency, version };
}

/** @throws Refusal rule_changed */
export async function saveExposureLimit(
  context: Data & Logged & Brands,
  caller: StaffCaller,
  { version, reason, amount }: BodyOf<typeof saveCall>,
): Promise<ValueOf<typeof saveCall>> {
  await changeSettings(context, caller, {
    name: 'lottery',
    version,
    change: { exposureLimit: amount },
    entry: { action: 'lottery_limit_changed', subjectType: 'lottery', reason },
  });
  return describeExposureLimit(context, caller);
}
