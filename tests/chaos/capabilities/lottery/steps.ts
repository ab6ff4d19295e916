import type { Step } from '../../steps.ts';

const partOfDraw = `select from lottery_draw d
  join lottery_part p on (p.draw_id, p.revision) = (d.id, d.revision) where d.state = 'drawn'`;

/** Wins that a correction takes back are of tickets that wait again. */
const partTakenBack = `select from lottery_draw d join lottery_ticket t on t.draw_id = d.id
  where d.state = 'settled' and (lottery_correction_pending(d)).draw_id is not null
    and t.state = 'placed' and lottery_paid_by(t.reference, d.revision) > 0`;

const partRefunded = `select from lottery_draw d join lottery_ticket t on t.draw_id = d.id
  where d.state = 'void' and d.refunded_at is null and t.state = 'void'`;

const partOfChase = `select from lottery_chase c join lottery_ticket t on t.chase_id = c.id
  where c.stop_on_win and c.won_at is not null and t.state = 'cancelled'
    and exists (select from lottery_ticket x join lottery_draw d on d.id = x.draw_id
                 where x.chase_id = c.id and x.state = 'placed' and d.state = 'open')`;

/** The steps of a draw, from its seed to the messages about its correction. */
export const steps: readonly Step[] = [
  { name: 'commits to seeds', text: 'from lottery_seed_chain c' },
  { name: 'opens draws', text: 'lottery_draw_open(' },
  { name: 'reads the bet book', text: 'lottery_draw_lock(' },
  { name: 'keeps the blocks of the book', text: 'insert into lottery_book_block' },
  { name: 'closes', text: 'lottery_draw_close(' },
  { name: 'draws', text: 'lottery_draw_record(' },
  { name: 'notes what a source says', text: 'lottery_reading_write(' },
  { name: 'takes an outside result', text: 'lottery_result_agree(' },
  { name: 'reads a part', text: 'lottery_next_part(', halfway: partOfDraw },
  { name: 'settles a part', text: 'lottery_settle(', halfway: partOfDraw },
  { name: 'ends the settlement', text: 'lottery_draw_end(' },
  { name: 'stops a chase', text: 'lottery_cancel(', halfway: partOfChase },
  { name: 'takes wins back', text: 'lottery_correction_reverse(', halfway: partTakenBack },
  { name: 'tells members', text: 'lottery_correction_tell(' },
  { name: 'gives stakes back', text: 'lottery_draw_refund(', halfway: partRefunded },
  ...(['lottery_result', 'lottery_correction', 'lottery_void'] as const).map(
    (decided): Step => ({
      name: `carries out ${decided.replace('lottery_', 'a ')}`,
      text: `${decided}_carry_out(`,
      by: 'gateways',
    }),
  ),
];
