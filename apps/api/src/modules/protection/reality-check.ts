import {
  type protectionNow as nowCall,
  type RealityCheck,
  Refusal,
  type setRealityCheck as setCall,
  type ValueOf,
} from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import type { Brand } from '../brand/index.ts';
import { noteChange } from './events.store.ts';
import { describeExclusion } from './exclude.ts';
import { findExclusion } from './exclusion.store.ts';
import { underLock } from './limits.store.ts';
import { findReality, saveRealityMinutes, sumSince } from './reality-check.store.ts';

type MemberCall = Pick<SessionCall, 'brand' | 'session'>;

const minute = 60_000;

/**
 * The minutes that hold for a member who has chosen `own` (null: nothing, zero: none); null where
 * no reality check comes.
 */
export function minutesOf({ settings }: Brand, own: number | null): number | null {
  const { realityUsual } = settings.protection;
  return own === null ? realityUsual : own || null;
}

/**
 * What a page has to know all the time: whether the member is excluded, and when it has to say how
 * long and how dear it was.
 */
export async function describeNow(
  context: Data,
  call: MemberCall,
): Promise<ValueOf<typeof nowCall>> {
  const whose = { brandId: call.brand.id, memberId: call.session.memberId };
  const [excluded, reality] = await Promise.all([
    findExclusion(context.db.pool, whose, context.clock.now()),
    describeReality(context, call),
  ]);
  return { exclusion: excluded ? describeExclusion(excluded) : null, reality };
}

async function describeReality(
  { db, clock }: Data,
  { brand, session }: MemberCall,
): Promise<RealityCheck | null> {
  const whose = { brandId: brand.id, memberId: session.memberId };
  const row = await findReality(db, { memberId: session.memberId, sessionId: session.id });
  const every = row ? minutesOf(brand, row.every) : null;
  if (!row || every === null) return null;
  const { staked, won } = await sumSince(db, whose, row.since);
  const now = clock.now().getTime();
  const last = Math.max(row.since.getTime(), row.seen_at?.getTime() ?? 0);
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

/** Chooses how often; none only where the brand asks for none itself. */
export function setRealityCheck(
  context: Data,
  call: SessionCall<typeof setCall>,
): Promise<Record<string, never>> {
  const { brand, session, address, body } = call;
  const { realityMinutes, realityUsual } = brand.settings.protection;
  const open = body.every === null ? realityUsual === null : realityMinutes.includes(body.every);
  if (!open) throw new Refusal('invalid_input', { fields: ['every'] });
  const whose = { brandId: brand.id, memberId: session.memberId };
  return underLock(context.db, session.memberId, async (client) => {
    await saveRealityMinutes(client, whose, body.every ?? 0);
    await noteChange(client, {
      ...whose,
      kind: 'reality_check',
      detail: { every: body.every },
      address,
    });
    return {};
  });
}
