import {
  type coolOff as coolOffCall,
  type Exclusion,
  Refusal,
  type selfExclude as selfExcludeCall,
} from '@lantern/contracts';
import type { ExclusionKind } from '@lantern/rules';
import type pg from 'pg';
import type { Data } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { endSessionsOf } from '../session/index.ts';
import { type Noted, noteChange } from './events.store.ts';
import { type Duration, type ExclusionRow, exclude } from './exclusion.store.ts';
import { underLock, type Whose } from './limits.store.ts';

type ExcludingCall = Pick<SessionCall, 'brand' | 'session' | 'address'>;

export const describeExclusion = ({ exclusion, excluded_at, until }: ExclusionRow): Exclusion => ({
  kind: exclusion,
  since: excluded_at.toISOString(),
  until: until?.toISOString() ?? null,
});

/** A pause of some hours. @throws Refusal exclusion_shorter */
export async function coolOff(
  context: Data,
  call: SessionCall<typeof coolOffCall>,
): Promise<Exclusion> {
  const { hours } = call.body;
  if (!call.brand.settings.protection.coolOffHours.includes(hours))
    throw new Refusal('invalid_input', { fields: ['hours'] });
  return leave(context, call, 'cool_off', { hours });
}

/** Months without play, or for ever. @throws Refusal exclusion_shorter */
export async function selfExclude(
  context: Data,
  call: SessionCall<typeof selfExcludeCall>,
): Promise<Exclusion> {
  const { months } = call.body;
  if (months !== null && !call.brand.settings.protection.exclusionMonths.includes(months))
    throw new Refusal('invalid_input', { fields: ['months'] });
  return leave(context, call, 'self_exclusion', months === null ? {} : { months });
}

/** The member's own word; nothing of it can be taken back by the member. */
function leave(
  context: Data,
  { brand, session, address }: ExcludingCall,
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
 * Excludes a member and ends every login, and with them the games, in one transaction: a bet that
 * waits for the lock is refused after it. The caller holds the member's lock.
 * @throws Refusal exclusion_shorter, where it would end no later than what is under way
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
  const told = kind === 'operator' ? 'operator_exclusion' : kind;
  await noteChange(client, {
    ...whose,
    ...by,
    kind: told,
    detail: { until: row.until?.toISOString() ?? null },
  });
  await endSessionsOf(client, { ...whose, reason: 'revoked', now, code: 'member_excluded' });
  return row;
}
