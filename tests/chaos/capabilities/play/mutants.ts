import { type Mutant, mutant, rewrite } from '../../mutant.ts';

export const mutants: readonly Mutant[] = [
  mutant(
    'an early rollback is forgotten',
    ['F5'],
    rewrite(
      'play_rollback',
      'perform play_note(tombstone, undone.reference, null, s.balance);',
      'null;',
    ),
  ),
  mutant(
    'a rolled-back stake still counts for the day',
    ['I11 the days'],
    rewrite('play_undo_bet', /perform play_count\([^;]*;/, 'null;'),
  ),
];
