/** The ranks of the club by their level, which counts from 1; each has a medal of its name. */
export const ranks = ['bronze', 'silver', 'gold', 'platinum', 'diamond', 'crown'] as const;
export type Rank = (typeof ranks)[number];

/** The rank of a level; undefined for a level that the club does not have. */
export const rankAt = (level: number): Rank | undefined => ranks[level - 1];
