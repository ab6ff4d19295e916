// Names alone, for contracts: a page loads them without the plays.

/** The families of draws; `vn27` is the board of the North, `vn18` of Central and South. */
export const familyCodes = [
  ...(['ssc', '3d', '11x5', 'k3', 'pk10', 'kl8', '6x49'] as const),
  ...(['vn27', 'vn18'] as const),
] as const;
export type FamilyCode = (typeof familyCodes)[number];

/** Why a selection is refused. */
export const problemCodes = [
  ...(['groups', 'unknown', 'duplicate', 'too_few', 'too_many', 'no_note'] as const),
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The prize modes of the field. What a mode means is what its rate card says. */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** The regions of Vietnamese draws. North is one draw a day, whatever the province. */
export const regions = ['north', 'central', 'south'] as const;
export type Region = (typeof regions)[number];

/** Rebates are in hundredths of a percent of a stake; a point of a series is five of them. */
export const rebateStep = 5;
/** The highest rebate that a series range can have: from 1 to 2000. */
export const highestRebate = 1999 * rebateStep;
