import type {
  MemberLimit,
  ProtectionEvent,
  protection as protectionCall,
  protectionHistory,
  QueryOf,
  ValueOf,
} from '@lantern/contracts';
import { limitKinds, periodsOf } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type EventRow, findEvents } from './events.store.ts';
import { describeExclusion } from './exclude.ts';
import { findExclusion } from './exclusion.store.ts';
import { findStandings, type LimitStanding, type Whose } from './limits.store.ts';
import { findReality } from './reality-check.store.ts';
import { minutesOf } from './reality-check.ts';

/** Every pair of kind and period that a limit can have. */
const places = limitKinds.flatMap((kind) => periodsOf(kind).map((period) => ({ kind, period })));

function describeLimit(
  { kind, period, limit, most, used }: LimitStanding,
  now: number,
): MemberLimit {
  const bounds = [limit?.amount, most].filter((one) => typeof one === 'bigint');
  const lowest = bounds.reduce<bigint | null>(
    (least, one) => (least === null || one < least ? one : least),
    null,
  );
  const left = lowest === null ? null : lowest - used;
  const raise = limit?.raise && limit.raise.lapsesAt >= now ? limit.raise : null;
  return {
    kind,
    period,
    amount: limit?.amount.toString() ?? null,
    raise: raise && {
      to: raise.to?.toString() ?? null,
      opensAt: new Date(raise.opensAt).toISOString(),
      lapsesAt: new Date(raise.lapsesAt).toISOString(),
    },
    most: most?.toString() ?? null,
    used: used.toString(),
    left: left === null ? null : (left < 0n ? 0n : left).toString(),
  };
}

export async function describeLimits({ db, clock }: Data, whose: Whose): Promise<MemberLimit[]> {
  const standings = await findStandings(db, whose, places);
  return standings.map((standing) => describeLimit(standing, clock.now().getTime()));
}

export async function describeProtection(
  context: Data,
  { brand, session }: SessionCaller,
): Promise<ValueOf<typeof protectionCall>> {
  const whose = { brandId: brand.id, memberId: session.memberId };
  const { coolOffHours, exclusionMonths, raiseWaitHours, realityMinutes, realityUsual } =
    brand.settings.protection;
  const [limits, excluded, reality] = await Promise.all([
    describeLimits(context, whose),
    findExclusion(context.db.pool, whose, context.clock.now()),
    findReality(context.db, { memberId: session.memberId, sessionId: session.id }),
  ]);
  const own = reality?.every ?? null;
  return {
    currency: brand.currency,
    limits,
    exclusion: excluded ? describeExclusion(excluded) : null,
    reality: { every: minutesOf(brand, own), own: own !== null },
    options: {
      raiseWaitHours,
      coolOffHours,
      exclusionMonths,
      realityMinutes,
      realityOff: realityUsual === null,
    },
  };
}

export function describeEvent({ kind, detail, createdAt }: EventRow): ProtectionEvent {
  const { kind: of, period, amount = null, until = null, every = null } = detail;
  return {
    at: createdAt.toISOString(),
    kind,
    limit: of && period ? { kind: of, period, amount } : null,
    ...{ until, every },
  };
}

export async function listHistory(
  { db }: Data,
  { session }: SessionCaller,
  page: QueryOf<typeof protectionHistory>,
): Promise<ValueOf<typeof protectionHistory>> {
  const { events, total } = await findEvents(db, session.memberId, page);
  return { list: events.map(describeEvent), total, totalPages: Math.ceil(total / page.pageSize) };
}
