import { all, type Mutant, mutant, rewrite, run } from '../../mutant.ts';
import { deadGateways } from '../../nemesis.ts';

/**
 * A defect shows once a draw with tickets has ended. Half a minute has five draws, and members who
 * only buy tickets are there for each of them.
 */
const aim = { acts: ['ticket'], seconds: 30 };

const defects: readonly Mutant[] = [
  mutant(
    'the lottery accepts a late ticket',
    ['G1'],
    rewrite(
      'lottery_ticket_refusal',
      /when p_draw\.state <> 'open'[^']*then 'draw_closed'/,
      "when p_draw.state = 'void' then 'draw_closed'",
    ),
  ),
  mutant(
    'the lottery settles a ticket twice',
    ['G4 a ticket'],
    all(
      rewrite('lottery_settled_to', 'where (p.draw_id', 'where random() < 0.5 and (p.draw_id'),
      rewrite('lottery_settle', 'if part.id is null then', 'if false then'),
      rewrite('lottery_settle_write', 't.id = any (ids);', 't.id = any (ids) and random() < 0.5;'),
      rewrite('lottery_settle_read', "'/' || d.revision", "'/' || gen_random_uuid()"),
    ),
  ),
  mutant(
    'the lottery draws from the seed alone',
    ['LOT-07 a draw'],
    rewrite(
      'lottery_result',
      'lottery_field(p_book_root) || lottery_field(sha256(p_signature))',
      "lottery_field(sha256('')) || lottery_field(sha256(''))",
    ),
  ),
  mutant(
    'the lottery pays a win one unit too much',
    ['LOT-06'],
    rewrite('lottery_settle_read', 'sum(w.payout)::bigint', '(sum(w.payout) + 1)::bigint'),
  ),
  mutant(
    'the bet book of the lottery misses a ticket',
    ['LOT-07 the bet book'],
    rewrite('lottery_draw_lock', 't.id limit', 't.id offset 1 limit'),
  ),
];

/** Their draws follow each other, or are corrected: both take longer. */
const longer: readonly Mutant[] = [
  {
    ...mutant(
      'a chase of the lottery goes on after its win',
      ['LOT-05 a chase stops'],
      rewrite('lottery_settle_follow', 'u.payout > 0));', 'false));'),
    ),
    aim: { acts: ['chase'], seconds: 45 },
  },
  {
    ...mutant(
      'a correction of the lottery leaves some wins',
      ['G4 a ticket', 'L6'],
      rewrite('lottery_ticket_reverse', 'if t.payout > 0', 'if t.payout > 0 and random() < 0.5'),
    ),
    aim: { acts: ['province'], seconds: 45 },
  },
  {
    ...mutant(
      'one source of the lottery is enough',
      ['LOT-05 an outside result'],
      all(
        rewrite('lottery_result_agree', '< 2', '< 1'),
        // The database refuses such a result by itself.
        run(`alter table lottery_outside_result
               drop constraint lottery_outside_result_sources_check`),
      ),
      // The sources are asked by a job, which waits for half a minute when its worker dies.
      deadGateways,
    ),
    aim: { acts: ['province'], seconds: 30 },
  },
];

export const mutants = [...defects.map((defect) => ({ ...defect, aim })), ...longer];
