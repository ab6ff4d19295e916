import { byId, NoAnswer, Refused, randomHex, TooMany, wait } from '@lantern/outside/page';
import { post } from '../../../page/api.ts';
import { sendUntilAnswered } from '../../../page/frame/ask-for-round.ts';
import { unplayedOf } from '../../../page/frame/outcome.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { TableBetView } from '../../../wire/tables.ts';
import { cashOuts, flight } from '../rules.ts';
import { type FlightPage, isIn, type OwnBet, timesIn } from './flight-page.ts';

/** Cash-outs and bets that the server refuses, as sentences. */
const refusals: Partial<Record<string, TextKey>> = {
  betting_closed: 'tableBettingClosed',
  round_under_way: 'underWay',
  round_over: 'crashTooLate',
  step_not_allowed: 'stepNotAllowed',
  unavailable: 'siteAway',
};

export const ownBetOf = ({ total, autoAt, cashOut }: TableBetView): OwnBet => ({
  ...{ total: BigInt(total), autoAt: BigInt(autoAt ?? cashOuts.most) },
  cashOut: cashOut === null ? undefined : BigInt(cashOut),
});

/** The entered automatic cash-out; null for none, undefined when it cannot be. */
export function autoAtEntered({ stake, limits }: FlightPage): bigint | null | undefined {
  const entered = byId<HTMLInputElement>('auto-at').value.trim();
  if (entered === '') return null;
  const at = timesIn(entered);
  const most = flight.ceilingOf(stake.stake || 1n, limits.cap);
  return at !== undefined && at >= cashOuts.least && at <= most ? at : undefined;
}

/** The big button: bets, cashes out, or stops a run. */
export async function press(page: FlightPage): Promise<void> {
  const { auto, bet, notice, text } = page;
  if (isIn(page, 'flying') && bet && bet.cashOut === undefined) {
    await cashOut(page);
    return;
  }
  if (auto.running) {
    auto.stop();
    page.redraw();
    return;
  }
  if (auto.chosen && !auto.begin()) {
    notice.say(text('autoInvalid'));
    return;
  }
  await placeBet(page);
}

/** Sends until the answer is known. A repeated request is the same bet, or the same cash-out. */
async function ask(page: FlightPage, path: string, body: object): Promise<TableBetView | null> {
  const { notice, text } = page;
  page.busy = true;
  notice.clear();
  page.redraw();
  try {
    const onTrouble = () => notice.say(text('networkTrouble'));
    const send = () => post<TableBetView>(path, body);
    const answer = await sendUntilAnswered({ send, wait, onTrouble }, body);
    notice.clear();
    return answer;
  } catch (error) {
    fail(page, error);
    return null;
  } finally {
    page.busy = false;
    page.redraw();
  }
}

/** Bets on the flight that starts next. */
export async function placeBet(page: FlightPage): Promise<void> {
  const { round, stake, session, auto } = page;
  const autoAt = autoAtEntered(page);
  if (!round || !isIn(page, 'betting') || page.busy || page.bet || autoAt === undefined) return;
  const { roundId } = round;
  const stakes = { flight: String(stake.stake ?? 0n) };
  const body = { session, roundId, betKey: randomHex(16), stakes };
  const more = autoAt === null ? {} : { autoAt: String(autoAt) };
  const placed = await ask(page, '/api/table/bets', { ...body, ...more });
  if (!placed) return;
  if (placed.balance !== null) page.balance = BigInt(placed.balance);
  if (placed.state === 'refused' || placed.state.startsWith('cancel')) {
    auto.stop();
    refuse(page, placed);
  } else if (page.round?.roundId === roundId) page.bet = ownBetOf(placed);
  page.redraw();
}

async function cashOut(page: FlightPage): Promise<void> {
  const { round, session, bet, sound } = page;
  if (!round || page.busy || !bet) return;
  const { roundId } = round;
  const answer = await ask(page, '/api/table/cash-out', { session, roundId });
  if (!answer?.cashOut || page.round?.roundId !== roundId) return;
  page.bet = ownBetOf(answer);
  sound.win(0);
  page.redraw();
}

function refuse(page: FlightPage, { state, refusal }: TableBetView): void {
  const { key, ends } = unplayedOf({ state, refusal });
  if (ends) page.end(page.text(key));
  else page.notice.say(page.text(key));
  void page.refresh();
}

function fail(page: FlightPage, error: unknown): void {
  const { notice, text, auto } = page;
  auto.stop();
  if (error instanceof TooMany) notice.say(text('tooMany'));
  else if (error instanceof NoAnswer) notice.say(text('tableLostLine'));
  else if (error instanceof Refused && error.code !== 'session_over')
    notice.say(text(refusals[error.code] ?? 'notAccepted'));
  else page.end(text(error instanceof Refused ? 'sessionOver' : 'somethingWrong'));
}
