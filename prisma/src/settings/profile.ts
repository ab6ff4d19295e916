import { colour, text } from '@lantern/contracts';
import * as z from 'zod/mini';
import { count } from './numbers.ts';

const rank = (labelName: string, color: string, color2: string) => ({ labelName, color, color2 });

/** The six ranks of the club in the colours of their medals; the first has level 1. */
export const usualRanks = [
  rank('Bronze', '#A8623A', '#FFFFFF'),
  rank('Silver', '#8D93A8', '#FFFFFF'),
  rank('Gold', '#F2B63C', '#FFF0B8'),
  rank('Platinum', '#5FB7C9', '#EAFCFF'),
  rank('Diamond', '#7C6BFF', '#EFEAFF'),
  rank('Crown', '#D7263D', '#FFC4C0'),
];

export const profile = {
  /** The lowest age that a birthday may give. */
  birthdayAge: count,
  /** The label of each rank, from level 1. */
  ranks: z._default(
    z
      .array(z.strictObject({ labelName: text(32, 1), color: colour, color2: colour }))
      .check(z.minLength(1), z.maxLength(99)),
    usualRanks,
  ),
};
