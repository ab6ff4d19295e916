import { type Mutant, mutant, rewrite } from '../../mutant.ts';

export const mutants: readonly Mutant[] = [
  mutant(
    'a rolled-back free round is not given back',
    ['PRO-04 a grant counts'],
    rewrite('play_undo_bet', 'perform free_round_give_back(bet);', 'null;'),
  ),
];
