/** What an agent can grant to an assistant: pages of the agent centre, and what is done there. */
export const agentRights = [
  'team',
  'figures',
  'bets',
  'transactions',
  'links',
  'accounts',
] as const;
export type AgentRight = (typeof agentRights)[number];

/**
 * Who may make a call of the agent centre besides the agent: assistants with a right, every
 * assistant, or no one (`agent`).
 */
export type CentreAccess = AgentRight | 'every' | 'agent';
