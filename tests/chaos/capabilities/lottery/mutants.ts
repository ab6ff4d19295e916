import { all, type Mutant, mutant, rewrite } from '../../mutant.ts';

export const mutants: readonly Mutant[] = [
  mutant(
    'a late ticket is accepted',
    ['G1'],
    rewrite(
      'lottery_ticket_refusal',
      /when p_draw\.state <> 'open'[^']*then 'draw_closed'/,
      "when p_draw.state = 'void' then 'draw_closed'",
    ),
  ),
  mutant(
    'a ticket is settled twice',
    ['G4 a ticket'],
    all(
      rewrite(
        'lottery_settle_write',
        'where t.id = u.id;',
        'where t.id = u.id and random() < 0.5;',
      ),
      rewrite('lottery_due_of', "'/' || d.revision", "'/' || gen_random_uuid()"),
    ),
  ),
  mutant(
    'a result comes from the seed alone',
    ['LOT-07 a draw'],
    rewrite(
      'lottery_result',
      'lottery_field(p_book_root) || lottery_field(sha256(p_signature))',
      "lottery_field(sha256('')) || lottery_field(sha256(''))",
    ),
  ),
  mutant(
    'a ticket is missing from the bet book',
    ['LOT-07 the bet book'],
    rewrite('lottery_draw_lock', 'order by t.id limit', 'order by t.id offset 1 limit'),
  ),
];
