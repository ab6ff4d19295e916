import { type Mutant, mutant, rewrite } from '../../mutant.ts';

export const mutants: readonly Mutant[] = [
  mutant(
    'a deposit has no outbox event',
    ['I7'],
    rewrite('deposit_pay', 'perform deposit_publish(d.id);', 'null;'),
  ),
];
