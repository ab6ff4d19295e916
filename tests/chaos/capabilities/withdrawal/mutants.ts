import { type Mutant, mutant, rewrite } from '../../mutant.ts';

export const mutants: readonly Mutant[] = [
  mutant(
    'fees are rounded up',
    ['only expected refusals'],
    rewrite('withdrawal_fee', '/ 10000', '/ 10000 + 1'),
  ),
  mutant(
    'a withdrawal step ignores the status',
    ['I12', 'L'],
    rewrite(
      'withdrawal_next',
      /where s\.step = p_step and s\.status = p_status/,
      'where s.step = p_step limit 1',
    ),
  ),
  mutant(
    'a payout is not posted',
    ['I9 the gateway', 'I12'],
    rewrite(
      'withdrawal_settle',
      /perform withdrawal_pay_out\(p_withdrawal, 'house_gateway', p_payout_reference\);/,
      'null;',
    ),
  ),
  mutant(
    'staff actions are not logged',
    ['I8 each staff action'],
    rewrite('withdrawal_send', /perform withdrawal_audit\([^;]*;/, 'null;'),
  ),
];
