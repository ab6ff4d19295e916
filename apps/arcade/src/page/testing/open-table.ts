import { byId, fillTexts } from '@lantern/outside/page';
import { vi } from 'vitest';
import { tableOf } from '../../games/index.ts';
import { wordsOf } from '../../texts/texts.ts';
import type { TableBetView, TableRoundView, TableView } from '../../wire/tables.ts';
import { makeCurtain } from '../frame/curtain.ts';
import type { MakeFelt } from '../table/felt.ts';
import { startTable } from '../table/start-table.ts';
import markup from '../table.html?raw';
import { FakeArcade, opened } from './fake-arcade.ts';
import { FakeSocket } from './fake-socket.ts';
import { fillIn } from './fill-in.ts';
import { openMarkup } from './open-markup.ts';

export const round: TableRoundView = {
  ...{ roundId: 'round-1', number: 1, state: 'betting', seedHash: 'a'.repeat(64) },
  ...{ until: 0, seed: null, outcome: null },
};

/** A table on its page, with a fake arcade, a fake socket and a fake clock, without motion. */
export function openTable(code: string, makeFelt: MakeFelt) {
  vi.useFakeTimers();
  fillIn();
  openMarkup(markup);
  vi.stubGlobal('WebSocket', FakeSocket);
  const arcade = new FakeArcade().answer('/api/table/own', { bets: [] });
  const words = wordsOf('en');
  const curtain = makeCurtain();
  fillTexts(document, words.text);
  const posted: string[] = [];
  startTable(tableOf(code), makeFelt, {
    ...{ ...words, opened, curtain },
    notifyParent: ({ type }) => posted.push(type),
  });
  curtain.open();
  const later = async (ms = 10) => void (await vi.advanceTimersByTimeAsync(ms));
  const frame = async (change: Partial<TableRoundView>, more: Partial<TableView> = {}) => {
    FakeSocket.last?.receive({
      ...{ type: 'table', game: code, now: Date.now(), results: [], live: null },
      chain: { firstHash: 'b'.repeat(64), randomness: 'drawn' },
      crowd: { watching: 3, groups: [] },
      ...more,
      round: { ...round, until: Date.now() + 5_000, ...change },
    });
    await later();
  };
  return {
    ...{ arcade, posted, later, frame },
    socket: () => FakeSocket.last,
    words: (id: string) => byId(id).textContent?.replace(/\s+/g, ' ').trim() ?? '',
    spot: (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`),
  };
}

export const placed = (change: Partial<TableBetView> = {}): TableBetView => ({
  ...{ betId: 'bet-1', roundId: 'round-1', state: 'open', stakes: { dragon: '2000' } },
  ...{ total: '2000', payout: null, autoAt: null, cashOut: null },
  ...{ refusal: null, balance: '98000', ...change },
});
