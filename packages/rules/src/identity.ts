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

/** Whether the staff can make an account an agent or a general agent, who has no upline. */
export const mayPromote = (account: { type: number; hasUpline: boolean }, type: number) =>
  type === accountType.generalAgent
    ? !account.hasUpline &&
      (account.type === accountType.member || account.type === accountType.agent)
    : type === accountType.agent && account.type === accountType.member;

/** Account types that act for an agent. */
export const isAssistant = (type: number | undefined) =>
  type === accountType.agentAssistant || type === accountType.generalAssistant;

/** The type of an agent's assistants. */
export const assistantTypeOf = (agent: number) =>
  agent === accountType.generalAgent ? accountType.generalAssistant : accountType.agentAssistant;

/** Account types that can open the agent centre. */
export const mayOpenAgentCentre = (type: number) => hasMembersBelow(type) || isAssistant(type);
