import type {
  BodyOf,
  endReferralPlan,
  referralPlans,
  saveReferralPlan,
  ValueOf,
} from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Brand } from '../brand/index.ts';
import { refusalOf } from '../staff/index.ts';
import { findPlans, type NewPlan, savePlan } from './referral.store.ts';

type Plans = ValueOf<typeof referralPlans>;

async function describe(client: Queryable, brand: Brand): Promise<Plans> {
  const plans = await findPlans(client, brand.id);
  return {
    currency: brand.currency,
    current: plans.find(({ endsOn }) => endsOn === null) ?? null,
    past: plans.filter(({ endsOn }) => endsOn !== null),
  };
}

export const describePlans = ({ db }: Data, { brand }: StaffCaller): Promise<Plans> =>
  describe(db.pool, brand);

/** @throws Refusal rule_changed, person_too_new */
export const startPlan = (
  context: Data,
  caller: StaffCaller,
  { seen, reason, ...terms }: BodyOf<typeof saveReferralPlan>,
): Promise<Plans> => change(context, caller, { seen, terms, reason });

/** @throws Refusal rule_changed, person_too_new */
export const endPlan = (
  context: Data,
  caller: StaffCaller,
  { seen, reason }: BodyOf<typeof endReferralPlan>,
): Promise<Plans> => change(context, caller, { seen, reason });

const change = (
  { db }: Data,
  { brand, staff }: StaffCaller,
  wish: Omit<NewPlan, 'brandId' | 'staffId'>,
): Promise<Plans> =>
  inTransaction(db.pool, async (client) => {
    const verdict = await savePlan(client, { ...wish, brandId: brand.id, staffId: staff.id });
    if (verdict !== 'saved') throw refusalOf(verdict, staff, 'reason');
    return describe(client, brand);
  });
