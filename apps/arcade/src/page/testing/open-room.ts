import { byId, fillTexts } from '@lantern/outside/page';
import { vi } from 'vitest';
import { wordsOf } from '../../texts/texts.ts';
import type { DealView, RoomFrame, RoomReply, TableSeenView } from '../../wire/rooms.ts';
import { makeCurtain } from '../frame/curtain.ts';
import { startRoom } from '../room/start-room.ts';
import markup from '../room.html?raw';
import { FakeArcade, opened } from './fake-arcade.ts';
import { fillIn } from './fill-in.ts';
import { openMarkup } from './open-markup.ts';

/** The socket of the page; the test is its server. */
class FakeSocket extends EventTarget {
  static last: FakeSocket | undefined;

  constructor() {
    super();
    FakeSocket.last = this;
  }

  send(): void {}

  receive(frame: RoomFrame): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const deal: DealView = {
  ...{ dealId: 'deal-1', number: 1, state: 'waiting', seedHash: 'a'.repeat(64), until: null },
  ...{ turn: null, top: null, passed: [], mustHold: null, moves: 0, log: [], result: null },
};

const seat = { isBot: false, isYou: false, isIn: true, cards: 0, isAway: false };

const table: TableSeenView = {
  ...{ tableId: 'table-1', version: 0, unit: '1000', buyIn: '39000', rakePercent: 3, you: 0 },
  seats: [
    { ...seat, place: 0, name: 'M***h', isYou: true, isIn: false },
    { ...seat, place: 2, name: 'L***n' },
  ],
  ...{ hand: [], deal },
};

let version = 0;

type Change = Partial<Omit<TableSeenView, 'deal'>> & { deal?: Partial<DealView> };

export function frameOf(change: Change = {}): RoomFrame {
  version += 1;
  return {
    ...{ type: 'room', now: Date.now() },
    table: { ...table, ...change, version, deal: { ...deal, ...change.deal } },
  };
}

export const replyOf = (change: Change = {}, more: Partial<RoomReply> = {}): RoomReply => ({
  ...frameOf(change),
  ...{ balance: null, buyIn: null },
  ...more,
});

/** The card rooms on their page, with a fake arcade, a fake socket and a fake clock. */
export async function openRoom(wished: string | null = null, joined: Change = {}) {
  vi.useFakeTimers();
  fillIn();
  openMarkup(markup);
  vi.stubGlobal('WebSocket', FakeSocket);
  const rooms = [{ unit: '1000', buyIn: '39000', players: 3, tables: 1 }];
  const arcade = new FakeArcade().answer('/api/room/list', { rooms });
  const words = wordsOf('en');
  const curtain = makeCurtain();
  fillTexts(document, words.text);
  if (wished !== null) arcade.answer('/api/room/join', replyOf(joined));
  await startRoom({ ...words, opened, curtain, notifyParent: undefined }, wished);
  curtain.open();
  const later = async (ms = 10) => void (await vi.advanceTimersByTimeAsync(ms));
  return {
    ...{ arcade, later },
    socket: () => FakeSocket.last,
    frame: async (change: Change = {}) => {
      FakeSocket.last?.receive(frameOf(change));
      await later();
    },
    words: (id: string) => byId(id).textContent?.replace(/\s+/g, ' ').trim() ?? '',
    card: (card: number) => document.querySelector<HTMLElement>(`[data-card="${card}"]`),
  };
}
