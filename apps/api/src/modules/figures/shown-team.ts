import { Refusal } from '@lantern/contracts';
import { type DayPreset, presetRange } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf, findAbove } from '../agent/index.ts';
import { findFirstDay, findState, type Team } from './figure.store.ts';

/** What a page of the agent centre asks for. */
export interface TeamWish {
  days: DayPreset;
  from?: string | undefined;
  to?: string | undefined;
  member?: string | undefined;
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
 * The team that a page is about, and the days that count: those since the member came below the
 * agent.
 * @throws Refusal feature_disabled, member_not_found for a member outside the own downline
 */
export async function shownTeam(
  { db }: Data,
  caller: SessionCaller,
  { days, from, to, member }: TeamWish,
): Promise<{ agent: string; team: Team; shown: ShownTeam }> {
  const agent = agentOf(caller);
  const { brand, session } = caller;
  const top = member ?? agent;
  const above = await findAbove(db, agent, top);
  if (!above) throw new Refusal('member_not_found');
  const { asOf, today } = await findState(db, brand.id);
  const range = from !== undefined && to !== undefined ? { from, to } : presetRange(days, today);
  const first = top === agent ? undefined : await findFirstDay(db, brand.id, agent, top);
  const since = first !== undefined && first > range.from ? first : range.from;
  return {
    agent,
    team: { top, from: since, to: range.to },
    shown: { ...range, currency: session.currency, asOf: asOf.toISOString(), above },
  };
}
