import {
  type BodyOf,
  type coolOff as coolOffCall,
  type Exclusion,
  Refusal,
  type selfExclude as selfExcludeCall,
} from '@lantern/contracts';
import type { ExclusionKind } from '@lantern/rules';
import type pg from 'pg';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { endSessionsOf } from '../session/index.ts';
import { type Noted, noteChange } from './events.store.ts';
import { type Duration, type ExclusionRow, exclude } from './exclusion.store.ts';
import { underLock, type Whose } from './limits.store.ts';

export const describeExclusion = ({ exclusion, excludedAt, until }: ExclusionRow): Exclusion => ({
  kind: exclusion,
  since: excludedAt.toISOString(),
  until: until?.toISOString() ?? null,
});

/** @throws Refusal exclusion_shorter, invalid_input */
export async function coolOff(
  context: Data,
  caller: SessionCaller,
  { hours }: BodyOf<typeof coolOffCall>,
): Promise<Exclusion> {
  if (!caller.brand.settings.protection.coolOffHours.includes(hours))
    throw new Refusal('invalid_input', { fields: ['hours'] });
  return leave(context, caller, 'cool_off', { hours });
}

/** @throws Refusal exclusion_shorter, invalid_input */
export async function selfExclude(
  context: Data,
  caller: SessionCaller,
  { months }: BodyOf<typeof selfExcludeCall>,
): Promise<Exclusion> {
  if (months !== null && !caller.brand.settings.protection.exclusionMonths.includes(months))
    throw new Refusal('invalid_input', { fields: ['months'] });
  return leave(context, caller, 'self_exclusion', months === null ? {} : { months });
}

function leave(
  context: Data,
  { brand, session, address }: SessionCaller,
  kind: 'cool_off' | 'self_exclusion',
  duration: Duration,
): Promise<Exclusion> {
  const whose = { brandId: brand.id, memberId: session.memberId };
  const firmMonths = kind === 'cool_off' ? null : brand.settings.protection.liftAfterMonths;
  return underLock(context.db, session.memberId, async (client) => {
    const row = await excludeNow(context, client, {
      ...whose,
      ...duration,
      kind,
      firmMonths,
      address,
    });
    return describeExclusion(row);
  });
}

interface Leaving extends Whose, Duration, Pick<Noted, 'address' | 'staffId' | 'reason'> {
  kind: ExclusionKind;
  firmMonths: number | null;
}

/**
 * Excludes a member and ends all sessions in one transaction: a bet that waits for the member's
 * lock is rejected afterwards. The caller holds that lock.
 * @throws Refusal exclusion_shorter, when it would end no later than the current exclusion
 */
export async function excludeNow(
  { clock }: Data,
  client: pg.PoolClient,
  { brandId, memberId, kind, hours, months, firmMonths, ...by }: Leaving,
): Promise<ExclusionRow> {
  const whose = { brandId, memberId };
  const now = clock.now();
  const row = await exclude(client, whose, {
    ...{ kind, from: now, firmMonths },
    ...(hours === undefined ? {} : { hours }),
    ...(months === undefined ? {} : { months }),
  });
  if (!row) throw new Refusal('exclusion_shorter');
  const event = kind === 'operator' ? 'operator_exclusion' : kind;
  await noteChange(client, {
    ...whose,
    ...by,
    kind: event,
    detail: { until: row.until?.toISOString() ?? null },
  });
  await endSessionsOf(client, { ...whose, reason: 'revoked', now, code: 'member_excluded' });
  return row;
}
