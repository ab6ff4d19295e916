import { NoAnswer, Refused, randomHex, TooMany, wait } from '@lantern/outside/page';
import type { TextKey } from '../../texts/texts.ts';
import type { TableBetView } from '../../wire/tables.ts';
import { post } from '../api.ts';
import { sendUntilAnswered } from '../frame/ask-for-round.ts';
import { unplayedOf } from '../frame/outcome.ts';
import { isBetting, type Table } from './table.ts';

const refusals: Partial<Record<string, TextKey>> = {
  betting_closed: 'tableBettingClosed',
  unavailable: 'siteAway',
};

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
  const body = { session: table.session, roundId, betKey: bet.key, stakes };
  try {
    const placed = await sendUntilAnswered(
      {
        send: () => post<TableBetView>('/api/table/bets', body),
        wait,
        onTrouble: () => notice.say(text('networkTrouble')),
      },
      body,
    );
    notice.clear();
    if (placed.balance !== null) table.balance = BigInt(placed.balance);
    if (placed.state === 'refused' || placed.state.startsWith('cancel')) refuse(table, placed);
    else if (table.round?.roundId === roundId) {
      table.bets.push({ ...bet, isPlaced: true });
      notice.say(text('tableAccepted', { amount: money.full(total) }));
    }
    chips.clear();
  } catch (error) {
    fail(table, error);
  }
  table.busy = false;
  table.redraw();
}

function refuse(table: Table, { state, refusal }: TableBetView): void {
  const { key, ends } = unplayedOf({ state, refusal });
  if (ends) table.end(table.text(key));
  else table.notice.say(table.text(key));
  void table.refresh();
}

function fail(table: Table, error: unknown): void {
  const { notice, text } = table;
  if (error instanceof TooMany) notice.say(text('tooMany'));
  else if (error instanceof NoAnswer) notice.say(text('tableLostLine'));
  else if (error instanceof Refused && error.code !== 'session_over')
    notice.say(text(refusals[error.code] ?? 'notAccepted'));
  else table.end(text(error instanceof Refused ? 'sessionOver' : 'somethingWrong'));
}
