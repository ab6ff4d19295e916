import type { FamilyCode } from './codes.ts';
import { elevenFive } from './eleven-five.ts';
import type { Family } from './family.ts';
import { k3 } from './k3.ts';
import { keno } from './keno.ts';
import { pk10 } from './pk10.ts';
import { sixOf49 } from './six-of-49.ts';
import { ssc } from './ssc.ts';
import { threeDigits } from './three-digits.ts';
import { vietnamese18, vietnamese27 } from './vietnamese.ts';

/** Every family by its code. */
export const families: Readonly<Record<FamilyCode, Family>> = {
  ssc,
  '3d': threeDigits,
  '11x5': elevenFive,
  k3,
  pk10,
  kl8: keno,
  '6x49': sixOf49,
  vn27: vietnamese27,
  vn18: vietnamese18,
};
