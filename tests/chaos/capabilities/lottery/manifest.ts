import type { ChaosManifest, Stage } from '../../manifest.ts';
import { playChase } from './chases.ts';
import { compareDraws } from './compare-draws.ts';
import { castCrowd, placeCrowd } from './crowd.ts';
import { invariants } from './invariants.ts';
import { mutants } from './mutants.ts';
import { playProvince } from './province-bets.ts';
import { openQuickGame } from './quick-game.ts';
import { openQuickProvince } from './quick-province.ts';
import { slowSteps, smallParts } from './small-parts.ts';
import { steps } from './steps.ts';
import { playTicket } from './tickets.ts';

async function openGames(stage: Stage): Promise<void> {
  await smallParts(stage.db);
  await slowSteps(stage.db);
  await openQuickGame(stage);
  await openQuickProvince(stage);
  await castCrowd(stage.db);
}

/** A ledger key of the lottery without its beginning. */
const rest = (beginning: string) => `substr(key, length('${beginning}') + 1)`;

export const lottery: ChaosManifest = {
  prepare: openGames,
  acts: {
    ticket: { weight: 8, slow: true, run: playTicket },
    chase: { weight: 4, slow: true, run: playChase },
    province: { weight: 6, slow: true, run: playProvince },
    crowd: { weight: 1, slow: true, run: placeCrowd },
  },
  steps,
  refusals: [
    ...['draw_closed', 'ticket_not_cancellable'],
    // A repeat of what two people have decided finds it decided, perhaps by the sources.
    ...['proposal_open', 'proposal_decided', 'draw_decided', 'draw_not_settled', 'result_unfit'],
  ],
  ledgerKeys: [
    `select 'ticket' as kind, key, 'LOTT:bet:' || reference as "ledgerKey" from lottery_ticket
      where chase_id is null`,
    `select 'chase ticket', reference, 'LOTT:bet:' || reference from lottery_ticket
      where chase_id is not null`,
    `select 'ticket ' || state, reference, 'LOTT:rollback:' || reference from lottery_ticket
      where state in ('cancelled', 'void')`,
    `select 'ticket won', ${rest('LOTT:win:')}, key from transfer_key where key like 'LOTT:win:%'`,
    `select 'win taken back', ${rest('LOTT:rollback:')}, key from transfer_key
      where key like 'LOTT:rollback:%/%'`,
    `select 'ticket rebate', reference, 'LOTT:rebate:' || reference || '/1' from lottery_ticket
      where rebate > 0`,
  ],
  invariants,
  compare: compareDraws,
  mutants,
};
