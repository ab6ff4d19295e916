import { type AgreementProblem, type AgreementTerms, Refusal } from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import { hasMembersBelow } from '@lantern/rules';
import {
  endedBy,
  lineOf,
  problemsOfCover,
  problemsOfTerms,
  readTerms,
  withAllBelow,
} from '@lantern/rules/agreements';
import type { Brand } from '../brand/index.ts';
import {
  type AgentRow,
  type AgreementRow,
  findActive,
  findActiveBelow,
  findAgent,
  isCoveredAbove,
} from './agreement.store.ts';
import { isOffered, limitsOf, switchesOf } from './terms.ts';

/** Who offers: the direct upline of the agent, or the brand. */
export type Offeror = { upline: string } | { staff: string };

export interface Consequences {
  agent: AgentRow;
  /** Rules that the terms break by themselves, or beside those of the upline. */
  problems: AgreementProblem[];
  replaces: AgreementRow | undefined;
  /** Those that the terms don't cover, each before those below it. */
  ends: AgreementRow[];
  /** The ids of `ends` whose own upline offers to them; the others follow. */
  uncovered: ReadonlySet<string>;
}

/** The agreements of one kind as a line; those with the brand are its tops. */
export function lineOfAgreements(rows: readonly AgreementRow[]) {
  const byAgent = new Map(rows.map((row) => [row.agentId, row.id]));
  const nodes = rows.map((row) => ({
    id: row.id,
    upline: (row.uplineId === null ? undefined : byAgent.get(row.uplineId)) ?? null,
    terms: readTerms(row.terms),
    row,
  }));
  return { line: lineOf(nodes), nodes };
}

/** The agreement and all below it, an upline before its downline. */
export async function findWithAllBelow(
  client: Queryable,
  { id, agentId, kind }: AgreementRow,
): Promise<AgreementRow[]> {
  const { line, nodes } = lineOfAgreements(await findActiveBelow(client, agentId, kind));
  const own = nodes.find((node) => node.id === id);
  return own ? withAllBelow(line, [own]).map(({ row }) => row) : [];
}

async function findOwnTerms(client: Queryable, offeror: Offeror, terms: AgreementTerms) {
  if ('staff' in offeror) return undefined;
  const own = await findActive(client, offeror.upline, terms.kind);
  // Only who has an agreement can pass a part of it on.
  if (!own) throw new Refusal('agreement_unavailable');
  return readTerms(own.terms);
}

async function findOfferedAgent(
  client: Queryable,
  brand: Brand,
  offeror: Offeror,
  member: string,
): Promise<AgentRow> {
  const agent = await findAgent(client, brand.id, member);
  if (!agent || ('upline' in offeror && agent.uplineId !== offeror.upline))
    throw new Refusal('member_not_found');
  if (agent.status !== 'active' || !hasMembersBelow(agent.type))
    throw new Refusal('agreement_unavailable');
  return agent;
}

/**
 * What terms would mean for an agent: broken rules, and the agreements that end.
 * @throws Refusal member_not_found; agreement_unavailable, when the kind is off, the member is no
 *   agent, or the other party can't offer it
 */
export async function consequencesOf(
  client: Queryable,
  brand: Brand,
  offeror: Offeror,
  { member, terms: given }: { member: string; terms: AgreementTerms },
): Promise<Consequences> {
  const agent = await findOfferedAgent(client, brand, offeror, member);
  if (!isOffered(brand, given.kind)) throw new Refusal('agreement_unavailable');
  const terms = readTerms(given);
  const above = await findOwnTerms(client, offeror, given);
  if ('staff' in offeror && (await isCoveredAbove(client, member, given.kind)))
    throw new Refusal('agreement_unavailable');
  const switches = switchesOf(brand);
  const problems = [
    ...problemsOfTerms(terms, limitsOf(brand, given.kind)),
    ...(above ? problemsOfCover(above, terms, switches) : []),
  ];
  const { line, nodes } = lineOfAgreements(await findActiveBelow(client, member, given.kind));
  const own = nodes.find(({ row }) => row.agentId === member);
  const ends = own ? endedBy(line, own, terms, switches) : [];
  return {
    agent,
    problems,
    replaces: own?.row,
    ends: ends.map(({ row }) => row),
    uncovered: new Set(ends.filter(({ upline }) => upline === own?.id).map(({ id }) => id)),
  };
}

/** @throws Refusal agreement_terms_invalid, with what is wrong */
export function assertValid({ problems }: Consequences): void {
  if (problems.length > 0) throw new Refusal('agreement_terms_invalid', { problems });
}

/** @throws Refusal agreement_ends_others, with the agreements that were not agreed to end */
export function assertAgreed({ ends }: Consequences, agreed: readonly string[]): void {
  const others = ends.filter(({ id }) => !agreed.includes(id));
  if (others.length > 0)
    throw new Refusal('agreement_ends_others', {
      ends: ends.map(({ id, agent }) => ({ id, account: agent })),
    });
}
