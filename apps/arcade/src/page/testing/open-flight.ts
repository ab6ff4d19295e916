import { byId, fillTexts } from '@lantern/outside/page';
import { vi } from 'vitest';
import { startCrash } from '../../games/crash/page/start-crash.ts';
import { wordsOf } from '../../texts/texts.ts';
import type { TableBetView, TableRoundView, TableView } from '../../wire/tables.ts';
import markup from '../crash.html?raw';
import { makeCurtain } from '../frame/curtain.ts';
import { FakeArcade, opened } from './fake-arcade.ts';
import { FakeSocket } from './fake-socket.ts';
import { fillIn } from './fill-in.ts';
import { openMarkup } from './open-markup.ts';

/** The page of Crash, with a fake arcade, a fake socket and a fake clock, without motion. */
export function openFlight() {
  vi.useFakeTimers();
  fillIn();
  openMarkup(markup);
  vi.stubGlobal('WebSocket', FakeSocket);
  HTMLCanvasElement.prototype.getContext = () => null;
  const arcade = new FakeArcade().answer('/api/table/own', { bets: [] });
  const words = wordsOf('en');
  const curtain = makeCurtain();
  fillTexts(document, words.text);
  startCrash({ ...words, opened, curtain, notifyParent: undefined });
  curtain.open();
  const later = async (ms = 10) => void (await vi.advanceTimersByTimeAsync(ms));
  const frame = async (change: Partial<TableRoundView>, more: Partial<TableView> = {}) => {
    const round: TableRoundView = {
      ...{ roundId: 'round-1', number: 1, state: 'betting', seedHash: 'a'.repeat(64) },
      ...{ until: Date.now() + 5_000, seed: null, outcome: null, ...change },
    };
    FakeSocket.last?.receive({
      ...{ type: 'table', game: 'crash', now: Date.now(), results: [], live: null, round },
      chain: { firstHash: 'b'.repeat(64), randomness: 'drawn' },
      crowd: { watching: 3, groups: [] },
      ...more,
    });
    await later();
  };
  return {
    ...{ arcade, later, frame },
    words: (id: string) => byId(id).textContent?.replace(/\s+/g, ' ').trim() ?? '',
  };
}

export const flightBet = (change: Partial<TableBetView> = {}): TableBetView => ({
  ...{ betId: 'bet-1', roundId: 'round-1', state: 'open', stakes: { flight: '1000' } },
  ...{ total: '1000', payout: null, refusal: null, balance: '99000' },
  ...{ autoAt: '100000', cashOut: null, ...change },
});
