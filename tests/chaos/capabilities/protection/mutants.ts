import { type Mutant, mutant, rewrite } from '../../mutant.ts';

export const mutants: readonly Mutant[] = [
  mutant(
    'an excluded member can play',
    ['I15 an excluded member'],
    rewrite('protection_stake_check', "if excluded then refusal := 'member_excluded'; end if;", ''),
  ),
  mutant(
    'an excluded member can deposit',
    ['I15 an excluded member'],
    rewrite('protection_deposit_refusal', "if found then return 'member_excluded'; end if;", ''),
  ),
  mutant(
    'a limit checks each stake separately',
    ['I15 a limited member'],
    rewrite('protection_hit', 'u.used + case', 'case'),
  ),
];
