import {
  type confirmRaise as confirmCall,
  type dropRaise as dropCall,
  Refusal,
  type setLimit as setCall,
  type ValueOf,
} from '@lantern/contracts';
import { confirmRaise, type Limit, mostOf, protectsLess, wishLimit } from '@lantern/rules';
import type pg from 'pg';
import type { Data } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { noteChange } from './events.store.ts';
import { findLimit, type Place, saveLimit, underLock } from './limits.store.ts';

type LimitCall = Pick<SessionCall, 'brand' | 'session' | 'address'> & { body: Place };
type LimitEvent = 'limit_set' | 'raise_asked' | 'raise_dropped' | 'raise_confirmed';

async function change(
  client: pg.PoolClient,
  { clock }: Data,
  { brand, session, address, body }: LimitCall,
  limit: Limit | null,
  [kind, amount]: readonly [LimitEvent, bigint | null],
): Promise<void> {
  const { memberId } = session;
  await saveLimit(client, memberId, body, limit, clock.now());
  const detail = { kind: body.kind, period: body.period, amount: amount?.toString() ?? null };
  await noteChange(client, { brandId: brand.id, memberId, kind, detail, address });
}

const whoseOf = ({ brand, session }: LimitCall) => ({
  brandId: brand.id,
  memberId: session.memberId,
});

/**
 * Sets a limit at once, or notes the wish for a raise; `wishLimit` says which.
 * @throws Refusal limit_above_maximum, with the highest amount that may be wished for
 */
export function setLimit(
  context: Data,
  call: SessionCall<typeof setCall>,
): Promise<ValueOf<typeof setCall>> {
  const { body, session, brand } = call;
  const wish = body.amount === null ? null : BigInt(body.amount);
  const { raiseWaitHours: waitHours, raiseLapseHours: lapseHours } = brand.settings.protection;
  return underLock(context.db, session.memberId, async (client) => {
    const { limit, most } = await findLimit(client, whoseOf(call), body);
    const ceiling = most !== null && most < mostOf(body.kind) ? most : mostOf(body.kind);
    if (wish !== null && wish > ceiling && protectsLess(wish, limit?.amount ?? 0n))
      throw new Refusal('limit_above_maximum', { most: ceiling.toString() });
    const { outcome, limit: next } = wishLimit(limit, wish, context.clock.now().getTime(), {
      waitHours,
      lapseHours,
    });
    if (outcome === 'set') await change(client, context, call, next, ['limit_set', wish]);
    if (outcome === 'waits') await change(client, context, call, next, ['raise_asked', wish]);
    return { outcome };
  });
}

/** @throws Refusal no_raise_waiting, raise_too_soon (with the moment from which it may come) */
export function confirmLimitRaise(
  context: Data,
  call: SessionCall<typeof confirmCall>,
): Promise<Record<string, never>> {
  return underLock(context.db, call.session.memberId, async (client) => {
    const { limit } = await findLimit(client, whoseOf(call), call.body);
    const { outcome, limit: next } = confirmRaise(limit, context.clock.now().getTime());
    if (outcome === 'none') throw new Refusal('no_raise_waiting');
    if (outcome === 'too_soon')
      throw new Refusal('raise_too_soon', {
        opensAt: new Date(limit?.raise?.opensAt ?? 0).toISOString(),
      });
    await change(client, context, call, next, ['raise_confirmed', next?.amount ?? null]);
    return {};
  });
}

/** @throws Refusal no_raise_waiting */
export function dropLimitRaise(
  context: Data,
  call: SessionCall<typeof dropCall>,
): Promise<Record<string, never>> {
  return underLock(context.db, call.session.memberId, async (client) => {
    const { limit } = await findLimit(client, whoseOf(call), call.body);
    if (!limit?.raise) throw new Refusal('no_raise_waiting');
    await change(client, context, call, { ...limit, raise: null }, ['raise_dropped', limit.amount]);
    return {};
  });
}
