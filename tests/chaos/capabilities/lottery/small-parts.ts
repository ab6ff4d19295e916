import { all, rewrite, run } from '../../mutant.ts';

/** Tickets of one transaction. */
const [settled, other] = [5, 3];

/**
 * The workers do a few tickets at a time, so that they are killed between the parts of a draw: they
 * take what the database gives them of the thousands or hundreds that they ask for.
 */
export const smallParts = all(
  rewrite('lottery_next_part', /limit p_most/g, `limit least(p_most, ${settled})`),
  rewrite('lottery_draw_refund', /limit p_most/g, `limit least(p_most, ${other})`),
  rewrite('lottery_correction_reverse', /limit p_most/g, `limit least(p_most, ${other})`),
  rewrite('lottery_correction_tell', /limit p_most/g, `limit least(p_most, ${other})`),
);

/** Steps that take a millisecond or come a few times in a run. */
const shortSteps = [
  ...['lottery_draw_open', 'lottery_draw_end', 'lottery_cancel', 'lottery_result_agree'],
  ...['lottery_draw_refund', 'lottery_correction_reverse', 'lottery_correction_tell'],
  ...['lottery_result_carry_out', 'lottery_correction_carry_out', 'lottery_void_carry_out'],
];

/** They take long enough that the run sees them in time to kill who is in them. */
export const slowSteps = all(
  ...shortSteps.map((name) => rewrite(name, /^begin$/m, 'begin\n  perform pg_sleep(0.03);')),
  run(`create function slow_blocks() returns trigger language plpgsql as
         'begin perform pg_sleep(0.03); return null; end';
       create trigger slow_blocks before insert on lottery_book_block
         for each statement execute function slow_blocks()`),
);
