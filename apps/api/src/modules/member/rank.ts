/** The rank of a member who has none yet, in the colours of the design. */
export const firstRank = { labelName: 'bronze', color: '#A8623A', color2: '#FFFFFF', rankLevel: 1 };

/** The level of a member's rank. Nobody has risen yet. */
export const rankOf = (_memberId: string): number => firstRank.rankLevel;
