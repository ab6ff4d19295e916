import { randomHex } from '@lantern/outside/page';
import { sendBet } from './send-bet.ts';
import { isBetting, type Table } from './table.ts';

/** Places the chips as one bet. A repeated request has the same key, so it is one bet. */
export async function confirm(table: Table): Promise<void> {
  const { chips, round, notice, text, money } = table;
  if (!round || !isBetting(table) || table.busy || chips.isEmpty) return;
  const { stakes, total } = chips;
  const { roundId } = round;
  const bet = { key: randomHex(16), stakes, total, isPlaced: false };
  table.busy = true;
  notice.clear();
  table.redraw();
  const { session } = table;
  const answer = await sendBet(table, { session, roundId, betKey: bet.key, stakes });
  if (answer !== 'failed') chips.clear();
  if (answer === 'placed' && table.round?.roundId === roundId) {
    table.bets.push({ ...bet, isPlaced: true });
    notice.say(text('tableAccepted', { amount: money.full(total) }));
  }
  table.busy = false;
  table.redraw();
}
