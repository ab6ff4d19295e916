/**
 * The form of a name under which it is unique within a brand: compatible Unicode forms and letter
 * cases are one name. `ﬁre`, `FIRE` and `fire` are the same member.
 */
export const nameKey = (name: string) => name.normalize('NFKC').toLowerCase().normalize('NFKC');

/** Types of account (the specification's `isAgent`). */
export const accountType = {
  member: 0,
  agent: 1,
  generalAgent: 2,
  trial: 4,
  agentAssistant: 41,
  generalAssistant: 42,
} as const;

export type AccountType = (typeof accountType)[keyof typeof accountType];

/** Types that have members below. */
export const hasMembersBelow = (type: number | undefined) =>
  type === accountType.agent || type === accountType.generalAgent;

/** Types that may open the agent centre. */
export const mayOpenAgentCentre = (type: number) =>
  type === 1 || type === 2 || type === 41 || type === 42;
