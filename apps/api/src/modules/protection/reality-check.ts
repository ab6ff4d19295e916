import {
  type BodyOf,
  type protectionNow as nowCall,
  type RealityCheck,
  Refusal,
  type setRealityCheck as setCall,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { noteChange } from './events.store.ts';
import { describeExclusion } from './exclude.ts';
import { findExclusion } from './exclusion.store.ts';
import { underLock } from './limits.store.ts';
import { findReality, saveRealityMinutes, sumSince } from './reality-check.store.ts';

const minute = 60_000;

/**
 * The interval in minutes for a member's choice `own` (null: no choice, zero: off); null when
 * there are no reality checks.
 */
export function minutesOf({ settings }: Brand, own: number | null): number | null {
  const { realityUsual } = settings.protection;
  return own === null ? realityUsual : own || null;
}

/** The member's exclusion and the next reality check, as every page needs them. */
export async function describeNow(
  context: Data,
  caller: SessionCaller,
): Promise<ValueOf<typeof nowCall>> {
  const whose = { brandId: caller.brand.id, memberId: caller.session.memberId };
  const [excluded, reality] = await Promise.all([
    findExclusion(context.db.pool, whose, context.clock.now()),
    describeReality(context, caller),
  ]);
  return { exclusion: excluded ? describeExclusion(excluded) : null, reality };
}

async function describeReality(
  { db, clock }: Data,
  { brand, session }: SessionCaller,
): Promise<RealityCheck | null> {
  const whose = { brandId: brand.id, memberId: session.memberId };
  const row = await findReality(db, { memberId: session.memberId, sessionId: session.id });
  const every = row ? minutesOf(brand, row.every) : null;
  if (!row || every === null) return null;
  const { staked, won } = await sumSince(db, whose, row.since);
  const now = clock.now().getTime();
  const last = Math.max(row.since.getTime(), row.seenAt?.getTime() ?? 0);
  return {
    every,
    since: row.since.toISOString(),
    minutes: Math.max(0, Math.floor((now - row.since.getTime()) / minute)),
    dueInSeconds: Math.max(0, Math.ceil((last + every * minute - now) / 1000)),
    staked: staked.toString(),
    won: won.toString(),
    net: (won - staked).toString(),
    currency: brand.currency,
  };
}

/**
 * Sets the interval; a member can switch reality checks off only where the brand has no default.
 * @throws Refusal invalid_input
 */
export function setRealityCheck(
  context: Data,
  { brand, session, address }: SessionCaller,
  { every }: BodyOf<typeof setCall>,
): Promise<Record<string, never>> {
  const { realityMinutes, realityUsual } = brand.settings.protection;
  const allowed = every === null ? realityUsual === null : realityMinutes.includes(every);
  if (!allowed) throw new Refusal('invalid_input', { fields: ['every'] });
  const whose = { brandId: brand.id, memberId: session.memberId };
  return underLock(context.db, session.memberId, async (client) => {
    await saveRealityMinutes(client, whose, every ?? 0);
    await noteChange(client, {
      ...whose,
      kind: 'reality_check',
      detail: { every },
      address,
    });
    return {};
  });
}
