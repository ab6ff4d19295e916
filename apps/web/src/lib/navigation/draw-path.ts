import { paths } from './paths.ts';

/** The public page of a lottery draw, which also verifies the member's tickets. */
export const drawPath = (drawId: string): string =>
  `${paths.lottery}?${new URLSearchParams({ drawId })}`;
