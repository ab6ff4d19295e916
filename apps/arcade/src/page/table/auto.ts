import { confirm } from './confirm.ts';
import { isBetting, type Table } from './table.ts';

/** The big button: places the chips, begins a run with them, or ends it. */
export async function press(table: Table): Promise<void> {
  const { auto, chips, notice, text } = table;
  if (auto.running) {
    stop(table);
    return;
  }
  if (!auto.chosen) {
    await confirm(table);
    return;
  }
  if (!isBetting(table) || table.busy || chips.isEmpty) return;
  if (!auto.begin()) {
    notice.say(text('autoInvalid'));
    return;
  }
  table.repeated = chips.stakes;
  await confirmOrStop(table);
}

function stop(table: Table): void {
  table.auto.stop();
  table.repeated = undefined;
  table.redraw();
}

/** A run ends with a bet that was not placed: the notice says why. */
async function confirmOrStop(table: Table): Promise<void> {
  const roundId = table.round?.roundId;
  await confirm(table);
  if (table.round?.roundId === roundId && table.bets.length === 0) stop(table);
}

/** Places the stakes of a run in a new round. */
export async function repeat(table: Table): Promise<void> {
  const { auto, chips, repeated } = table;
  if (!auto.running || !repeated || !isBetting(table)) return;
  chips.set(repeated);
  await confirmOrStop(table);
}

/** Counts a result of a run. */
export function countInRun(table: Table, result: bigint): void {
  if (table.auto.running && !table.auto.goOn(result)) table.repeated = undefined;
}

/** A round whose result this page has not seen ends a run, whose limits it may have reached. */
export function leaveRound(table: Table): void {
  const { auto, round, counted, bets } = table;
  if (!auto.running || !round || bets.length === 0) return;
  if (round.state !== 'void' && counted !== round.roundId) stop(table);
}
