import { NoAnswer, Refused, TooMany, wait } from '@lantern/outside/page';
import type { WrittenSpots } from '../../games/table-game.ts';
import type { Text, TextKey } from '../../texts/texts.ts';
import type { TableBetView } from '../../wire/tables.ts';
import { post } from '../api.ts';
import { sendUntilAnswered } from '../frame/ask-for-round.ts';
import type { Notice } from '../frame/notice.ts';
import { unplayedOf } from '../frame/outcome.ts';

const refusals: Partial<Record<string, TextKey>> = {
  betting_closed: 'tableBettingClosed',
  unavailable: 'siteAway',
};

/** What a page needs to send a bet and to say what became of it. */
export interface Bettor {
  readonly text: Text;
  readonly notice: Notice;
  balance: bigint;
  refresh(): Promise<void>;
  end(sentence: string): void;
}

export interface BetWish {
  session: string;
  roundId: string;
  betKey: string;
  stakes: WrittenSpots;
}

/**
 * Places a bet in a shared round. A repeated request has the same key, so it is one bet. What is
 * wrong is said in the notice: `refused` by the site, or `failed` before it.
 */
export async function sendBet(
  bettor: Bettor,
  wish: BetWish,
): Promise<'placed' | 'refused' | 'failed'> {
  const { notice, text } = bettor;
  try {
    const placed = await sendUntilAnswered(
      {
        send: () => post<TableBetView>('/api/table/bets', wish),
        wait,
        onTrouble: () => notice.say(text('networkTrouble')),
      },
      wish,
    );
    notice.clear();
    if (placed.balance !== null) bettor.balance = BigInt(placed.balance);
    const isRefused = placed.state === 'refused' || placed.state.startsWith('cancel');
    if (isRefused) refuse(bettor, placed);
    return isRefused ? 'refused' : 'placed';
  } catch (error) {
    fail(bettor, error);
    return 'failed';
  }
}

function refuse(bettor: Bettor, { state, refusal }: TableBetView): void {
  const { key, ends } = unplayedOf({ state, refusal });
  if (ends) bettor.end(bettor.text(key));
  else bettor.notice.say(bettor.text(key));
  void bettor.refresh();
}

function fail({ notice, text, end }: Bettor, error: unknown): void {
  if (error instanceof TooMany) notice.say(text('tooMany'));
  else if (error instanceof NoAnswer) notice.say(text('tableLostLine'));
  else if (error instanceof Refused && error.code !== 'session_over')
    notice.say(text(refusals[error.code] ?? 'notAccepted'));
  else end(text(error instanceof Refused ? 'sessionOver' : 'somethingWrong'));
}
