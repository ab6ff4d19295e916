import { Refusal } from '@lantern/contracts';
import { type DayPreset, presetRange } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf } from '../agent/index.ts';
import { findState } from './figure.store.ts';
import { findWay, type TeamDays } from './team-days.store.ts';

/** What a page of the agent centre asks for. */
export interface TeamWish {
  days: DayPreset;
  from?: string | undefined;
  to?: string | undefined;
  member?: string | undefined;
  category?: string | undefined;
}

/** What every page shows: the days, the way to the member, and when figures are complete. */
export interface ShownTeam {
  from: string;
  to: string;
  currency: string;
  asOf: string;
  above: { id: string; account: string }[];
}

/**
 * The team that a page is about, and its days. A member who was below the agent in these days is
 * shown as far as it was, also after it has moved away.
 * @throws Refusal feature_disabled, member_not_found for a member outside the own downline
 */
export async function shownTeam(
  { db }: Data,
  caller: SessionCaller,
  { days, from, to, member }: TeamWish,
): Promise<{ team: TeamDays; shown: ShownTeam }> {
  const agent = agentOf(caller);
  const { brand, session } = caller;
  const { asOf, today } = await findState(db, brand.id);
  const range = from !== undefined && to !== undefined ? { from, to } : presetRange(days, today);
  const team = { brandId: brand.id, agent, top: member ?? agent, ...range };
  const way = await findWay(db, team);
  if (!way) throw new Refusal('member_not_found');
  return {
    team: { ...team, current: way.current },
    shown: {
      ...{ ...range, currency: session.currency, asOf: asOf.toISOString() },
      above: way.above,
    },
  };
}
