/** The ranks that have a medal and a translated name. A brand may have others, or other ones. */
export const medals = ['bronze', 'silver', 'gold', 'platinum', 'diamond', 'crown'] as const;
export type Medal = (typeof medals)[number];

/** The medal of a rank by its label; undefined for a rank that the brand has named itself. */
export const medalOf = (labelName: string): Medal | undefined =>
  medals.find((medal) => medal === labelName.toLowerCase());
