import { byId, fillTexts } from '@lantern/outside/page';
import { vi } from 'vitest';
import { tableOf } from '../../games/index.ts';
import { sportOf } from '../../games/league/sports.ts';
import { wordsOf } from '../../texts/texts.ts';
import type { LiveView, TableRoundView, TableView } from '../../wire/tables.ts';
import { makeCurtain } from '../frame/curtain.ts';
import type { MakeShow } from '../league/show.ts';
import { startLeague } from '../league/start-league.ts';
import markup from '../league.html?raw';
import { FakeArcade, opened } from './fake-arcade.ts';
import { FakeSocket } from './fake-socket.ts';
import { fillIn } from './fill-in.ts';
import { openMarkup } from './open-markup.ts';
import { round } from './open-table.ts';

/** A league on its page, with a fake arcade, a fake socket and a fake clock, without motion. */
export function openLeague(code: string, makeShow: MakeShow) {
  vi.useFakeTimers();
  fillIn();
  openMarkup(markup);
  vi.stubGlobal('WebSocket', FakeSocket);
  const arcade = new FakeArcade().answer('/api/table/own', { bets: [] });
  const words = wordsOf('en');
  const curtain = makeCurtain();
  fillTexts(document, words.text);
  startLeague(tableOf(code), sportOf(code), makeShow, {
    ...{ ...words, opened, curtain, notifyParent: undefined },
  });
  curtain.open();
  const later = async (ms = 50) => void (await vi.advanceTimersByTimeAsync(ms));
  const frame = async (change: Partial<TableRoundView>, more: Partial<TableView> = {}) => {
    FakeSocket.last?.receive({
      ...{ type: 'table', game: code, now: Date.now(), results: [], live: null },
      chain: { firstHash: 'b'.repeat(64), randomness: 'drawn' },
      crowd: { watching: 3, groups: [] },
      ...more,
      round: { ...round, until: Date.now() + 60_000, ...change },
    });
    await later();
  };
  const live = async (shown: LiveView['shown']) => {
    FakeSocket.last?.receive({ type: 'live', roundId: 'round-1', live: { ms: 180_000, shown } });
    await later();
  };
  return {
    ...{ arcade, later, frame, live },
    words: (id: string) => byId(id).textContent?.replace(/\s+/g, ' ').trim() ?? '',
    pick: (name: string) => document.querySelector<HTMLElement>(`[data-pick="${name}"]`),
  };
}
