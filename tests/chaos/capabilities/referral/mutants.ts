import { type Mutant, mutant, rewrite } from '../../mutant.ts';

const defects: readonly Mutant[] = [
  mutant(
    'a commission of a referral is paid twice',
    ['PRO-05'],
    rewrite(
      'referral_pay',
      'update referral_commission set',
      "if random() < 0.3 then return 'posted'; end if; update referral_commission set",
    ),
  ),
];

/** The payments alone, which the job makes in seconds. */
const aim = { acts: ['referral'], seconds: 15 };

export const mutants = defects.map((defect) => ({ ...defect, aim }));
