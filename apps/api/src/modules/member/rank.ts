/** The rank of a new member, in the colours of the design. */
export const firstRank = { labelName: 'bronze', color: '#A8623A', color2: '#FFFFFF', rankLevel: 1 };

/** The level of a member's rank. There are no higher ranks yet. */
export const rankOf = (_memberId: string): number => firstRank.rankLevel;
