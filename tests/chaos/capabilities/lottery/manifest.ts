import type { ChaosManifest } from '../../manifest.ts';
import { compareDraws } from './compare-draws.ts';
import { invariants } from './invariants.ts';
import { mutants } from './mutants.ts';
import { openQuickGame } from './quick-game.ts';
import { playTicket } from './tickets.ts';

export const lottery: ChaosManifest = {
  prepare: openQuickGame,
  acts: { ticket: { weight: 8, slow: true, run: playTicket } },
  steps: [
    ...['lottery_draw_open', 'lottery_draw_lock', 'lottery_draw_close', 'lottery_draw_record'],
    ...['lottery_next_part', 'lottery_settle', 'lottery_draw_end'],
  ],
  refusals: ['draw_closed', 'ticket_not_cancellable'],
  ledgerKeys: [
    `select 'ticket' as kind, key, 'LOTT:bet:' || reference as "ledgerKey" from lottery_ticket`,
    `select 'ticket ' || state, reference, 'LOTT:rollback:' || reference from lottery_ticket
      where state in ('cancelled', 'void')`,
    `select 'ticket won', reference, 'LOTT:win:' || reference || '/1' from lottery_ticket
      where payout > 0`,
    `select 'ticket rebate', reference, 'LOTT:rebate:' || reference || '/1' from lottery_ticket
      where rebate > 0`,
  ],
  invariants,
  compare: compareDraws,
  mutants,
};
