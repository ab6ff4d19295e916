import { type Mutant, mutant, rewrite } from '../../mutant.ts';

export const mutants: readonly Mutant[] = [
  mutant(
    'an unanswered transfer counts as rejected',
    ['I9 the vendor', 'E13 a transfer ends'],
    rewrite(
      'wallet_transfer_doubt',
      /update wallet_transfer set state = 'unknown'[^;]*;\s*if found then [^;]*; end if;/,
      `perform wallet_transfer_settle(p_transfer, 'returned', null, 'not_received');`,
    ),
  ),
  mutant(
    'a transfer is done before the vendor answers',
    ['I9 the vendor', 'E13', 'I12', 'L'],
    rewrite(
      'wallet_transfer_request',
      'p_direction, p_amount, p_amount, money);',
      `p_direction, p_amount, p_amount, money);
         perform wallet_transfer_settle(p_id, 'done', p_amount, null) where p_direction = 'in';`,
    ),
  ),
];
