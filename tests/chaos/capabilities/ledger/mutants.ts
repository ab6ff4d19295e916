import { all, type Mutant, mutant, rewrite } from '../../mutant.ts';
import { deadGateways } from '../../nemesis.ts';

const purseLocks = / for update(?! skip)/g;

export const mutants: readonly Mutant[] = [
  mutant(
    'purses are not locked',
    ['I1–I6'],
    all(
      rewrite('ledger_lock', purseLocks, ''),
      rewrite('purse_lock', purseLocks, ''),
      rewrite('play_look', purseLocks, ''),
      rewrite('stake_lock', purseLocks, ''),
    ),
    deadGateways,
  ),
  mutant(
    'money is a floating-point number',
    ['I1–I6 the ledger'],
    rewrite('ledger_write', 'set balance = m.balance', 'set balance = m.balance::real::bigint'),
  ),
  mutant(
    'the ledger accepts a key twice',
    ['I1–I6'],
    rewrite('ledger_write', 'select i.key, i.id', 'select i.key || uuid_v7(), i.id'),
  ),
];
