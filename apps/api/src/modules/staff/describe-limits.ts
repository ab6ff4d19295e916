import type { StaffLimits } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findOwnDay } from './staff-day.store.ts';

/** From which amounts on two people are needed, and what the caller did today. */
export async function describeLimits(
  { db }: Data,
  { brand, staff }: StaffCaller,
): Promise<StaffLimits> {
  const { deposit, withdrawal, staff: limits } = brand.settings;
  const { creditAlonePerDay, approveAlonePerDay, adjustmentPerDay, ...rest } = limits;
  return {
    ...rest,
    creditMember: deposit.fourEyesFrom,
    approveMember: withdrawal.fourEyesFrom,
    creditAlone: creditAlonePerDay,
    approveAlone: approveAlonePerDay,
    adjustmentDay: adjustmentPerDay,
    own: await findOwnDay(db, brand.id, staff.id),
  };
}
