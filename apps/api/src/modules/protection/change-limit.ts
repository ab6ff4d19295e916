import {
  type BodyOf,
  type confirmRaise as confirmCall,
  type dropRaise as dropCall,
  Refusal,
  type setLimit as setCall,
  type ValueOf,
} from '@lantern/contracts';
import { confirmRaise, type Limit, mostOf, protectsLess, wishLimit } from '@lantern/rules';
import type pg from 'pg';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { noteChange } from './events.store.ts';
import { findLimit, type Place, saveLimit, underLock } from './limits.store.ts';

type LimitEvent = 'limit_set' | 'raise_asked' | 'raise_dropped' | 'raise_confirmed';

async function change(
  client: pg.PoolClient,
  { clock }: Data,
  { brand, session, address }: SessionCaller,
  place: Place,
  limit: Limit | null,
  [kind, amount]: readonly [LimitEvent, bigint | null],
): Promise<void> {
  const { memberId } = session;
  await saveLimit(client, memberId, place, limit, clock.now());
  const detail = { kind: place.kind, period: place.period, amount: amount?.toString() ?? null };
  await noteChange(client, { brandId: brand.id, memberId, kind, detail, address });
}

const whoseOf = ({ brand, session }: SessionCaller) => ({
  brandId: brand.id,
  memberId: session.memberId,
});

/**
 * Sets a limit at once, or records the request to raise it; `wishLimit` decides which.
 * @throws Refusal limit_above_maximum, with the highest amount allowed
 */
export function setLimit(
  context: Data,
  caller: SessionCaller,
  input: BodyOf<typeof setCall>,
): Promise<ValueOf<typeof setCall>> {
  const { session, brand } = caller;
  const wish = input.amount === null ? null : BigInt(input.amount);
  const { raiseWaitHours: waitHours, raiseLapseHours: lapseHours } = brand.settings.protection;
  return underLock(context.db, session.memberId, async (client) => {
    const { limit, most } = await findLimit(client, whoseOf(caller), input);
    const ceiling = most !== null && most < mostOf(input.kind) ? most : mostOf(input.kind);
    if (wish !== null && wish > ceiling && protectsLess(wish, limit?.amount ?? 0n))
      throw new Refusal('limit_above_maximum', { most: ceiling.toString() });
    const { outcome, limit: next } = wishLimit(limit, wish, context.clock.now().getTime(), {
      waitHours,
      lapseHours,
    });
    if (outcome === 'set') await change(client, context, caller, input, next, ['limit_set', wish]);
    if (outcome === 'waits')
      await change(client, context, caller, input, next, ['raise_asked', wish]);
    return { outcome };
  });
}

/** @throws Refusal no_raise_waiting, raise_too_soon (with the time from which it is allowed) */
export function confirmLimitRaise(
  context: Data,
  caller: SessionCaller,
  place: BodyOf<typeof confirmCall>,
): Promise<Record<string, never>> {
  return underLock(context.db, caller.session.memberId, async (client) => {
    const { limit } = await findLimit(client, whoseOf(caller), place);
    const { outcome, limit: next } = confirmRaise(limit, context.clock.now().getTime());
    if (outcome === 'none') throw new Refusal('no_raise_waiting');
    if (outcome === 'too_soon')
      throw new Refusal('raise_too_soon', {
        opensAt: new Date(limit?.raise?.opensAt ?? 0).toISOString(),
      });
    const amount = next?.amount ?? null;
    await change(client, context, caller, place, next, ['raise_confirmed', amount]);
    return {};
  });
}

/** @throws Refusal no_raise_waiting */
export function dropLimitRaise(
  context: Data,
  caller: SessionCaller,
  place: BodyOf<typeof dropCall>,
): Promise<Record<string, never>> {
  return underLock(context.db, caller.session.memberId, async (client) => {
    const { limit } = await findLimit(client, whoseOf(caller), place);
    if (!limit?.raise) throw new Refusal('no_raise_waiting');
    const lower = { ...limit, raise: null };
    await change(client, context, caller, place, lower, ['raise_dropped', limit.amount]);
    return {};
  });
}
