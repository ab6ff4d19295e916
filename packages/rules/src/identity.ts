/**
 * The key under which a name is unique within a brand: NFKC and case folded. `ﬁre`, `FIRE` and
 * `fire` are the same member.
 */
export const nameKey = (name: string) => name.normalize('NFKC').toLowerCase().normalize('NFKC');

/** Account types (the specification's `isAgent`). */
export const accountType = {
  member: 0,
  agent: 1,
  generalAgent: 2,
  trial: 4,
  agentAssistant: 41,
  generalAssistant: 42,
} as const;

export type AccountType = (typeof accountType)[keyof typeof accountType];

/** The most uplines that a member can have. The check of `line_link` is the same limit. */
export const mostUplines = 64;

/** Account types that can have a downline. */
export const hasMembersBelow = (type: number | undefined) =>
  type === accountType.agent || type === accountType.generalAgent;

/** Account types that can open the agent centre. */
export const mayOpenAgentCentre = (type: number) =>
  type === 1 || type === 2 || type === 41 || type === 42;
