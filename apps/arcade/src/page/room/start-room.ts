import { moneyOf } from '@lantern/outside/money';
import { byId, make, onPress, Refused } from '@lantern/outside/page';
import { formatTag } from '@lantern/rules';
import type { BalanceView } from '../../wire/replies.ts';
import type { RoomFrame, RoomListView, RoomView } from '../../wire/rooms.ts';
import { post } from '../api.ts';
import { makeNotice } from '../frame/notice.ts';
import type { GameOptions } from '../frame/options.ts';
import { makeSessionLine } from '../frame/session-line.ts';
import { makeSound } from '../frame/sound.ts';
import { buyIn, join, leave, pass, play, revealSeed, suggest } from './act.ts';
import { draw, drawClock } from './draw.ts';
import { openRoomLine } from './line.ts';
import { isOwnTurn, type Room } from './room.ts';
import { makeRoomSheets, type PastDeal } from './sheets.ts';

const clockMs = 250;
const listMs = 5_000;
/** Wins reach the site a moment after the result. */
const paidMs = 1_500;
const checkedDeals = 5;

/** Starts the card rooms: the list of rooms, or the table where the player sits. */
export async function startRoom(options: GameOptions, wished: string | null): Promise<Room> {
  const { opened, text } = options;
  const { currency, digits, trial, session } = opened;
  const money = moneyOf(formatTag(options.language), currency, digits);
  const past: PastDeal[] = [];
  const room: Room = {
    ...{ session, text, money, notice: makeNotice(), sound: makeSound() },
    count: makeSessionLine(money, opened.sitting),
    balance: BigInt(opened.balance),
    ...{ table: undefined, aheadMs: 0, chosen: new Set(), sortBy: 'rank', suggested: 0 },
    busy: false,
    take: (frame) => take(room, frame, past),
    redraw: () => draw(room),
    refresh: () => refresh(room, options),
    end: (sentence) => {
      const { notifyParent } = options;
      const back = notifyParent && {
        label: text('backToSite'),
        run: () => notifyParent({ type: 'lantern:close' }),
      };
      options.curtain.fall(`${sentence} ${text('reopen')}`, back);
    },
  };
  byId('trial').hidden = !trial;
  takeButtons(room);
  takeKeys(room);
  makeRoomSheets(room, options, () => past.slice(0, checkedDeals));
  openRoomLine({
    session,
    onFrame: room.take,
    onLost: () => room.notice.say(text('tableLostLine')),
    onRefused: () => room.end(text('sessionOver')),
  });
  setInterval(() => drawClock(room), clockMs);
  await showRooms(room);
  setInterval(() => void (room.table || document.hidden || showRooms(room)), listMs);
  if (wished !== null && /^[1-9]\d{0,14}$/.test(wished)) await join(room, wished);
  room.redraw();
  return room;
}

/** The rooms with the players in them now; without an answer the last list stays. */
async function showRooms(room: Room): Promise<void> {
  const { session } = room;
  const list = await post<RoomListView>('/api/room/list', { session }).catch(() => undefined);
  if (!list) return;
  const key = JSON.stringify(list.rooms);
  const place = byId('rooms');
  if (place.dataset.key === key) return;
  place.dataset.key = key;
  place.replaceChildren(...list.rooms.map((one) => roomEntry(room, one)));
}

function roomEntry(room: Room, { unit, buyIn: cost, players }: RoomView): HTMLElement {
  const { text, money } = room;
  const button = make(
    'button',
    { type: 'button', class: 'room-entry num', 'data-room': unit },
    make('strong', {}, text('roomUnit', { unit: money.full(BigInt(unit)) })),
    make('span', {}, text('roomBuyIn', { amount: money.full(BigInt(cost)) })),
    make('span', { class: 'room-players' }, text('roomPlayers', { count: String(players) })),
    make('b', { class: 'room-join' }, text('roomJoin')),
  );
  onPress(button, () => void join(room, unit));
  return make('li', {}, button);
}

/** A frame of the socket, or of a reply. An older one than the last changes nothing. */
function take(room: Room, { now, table }: RoomFrame, past: PastDeal[]): void {
  const before = room.table;
  const isOlder =
    table !== null && before?.tableId === table.tableId && table.version < before.version;
  if (isOlder) return;
  room.aheadMs = Date.now() - now;
  room.table = table ?? undefined;
  const isNewTurn =
    before?.deal.moves !== table?.deal.moves || before?.deal.turn !== table?.deal.turn;
  if (isNewTurn) {
    room.suggested = 0;
    if (isOwnTurn(room)) room.sound.start();
  }
  if (table?.deal.state === 'sealing') void revealSeed(room);
  if (table?.deal.result && before?.deal.state !== 'over')
    showEnd(room, past, before !== undefined);
  const wasIn = before?.seats.some(({ isYou, isIn }) => isYou && isIn);
  const isVoid =
    wasIn && before?.deal.state !== 'over' && before?.deal.dealId !== table?.deal.dealId;
  if (isVoid && table) {
    room.notice.say(room.text('roomVoid'));
    void room.refresh();
  }
  room.redraw();
  drawClock(room);
}

/** The result of a deal that was over before this page is in the figures that it opened with. */
function showEnd(room: Room, past: PastDeal[], isNew: boolean): void {
  const { table } = room;
  if (!table?.deal.result) return;
  past.unshift({ dealId: table.deal.dealId, number: table.deal.number });
  const mine = table.deal.result.scores.find(({ place }) => place === table.you);
  const isMine = table.seats.some(({ isYou, isIn }) => isYou && isIn);
  if (!mine || !isMine) return;
  const net = BigInt(mine.net) - BigInt(mine.rake);
  if (isNew) room.count(net);
  if (net > 0n) room.sound.win(net > BigInt(table.unit) * 26n ? 2 : 1);
  setTimeout(() => void room.refresh(), paidMs);
}

function takeButtons(room: Room): void {
  onPress(byId('buy'), () => void buyIn(room));
  onPress(byId('play'), () => void play(room));
  onPress(byId('pass'), () => void pass(room));
  onPress(byId('suggest'), () => suggest(room));
  onPress(byId('sort'), () => {
    room.sortBy = room.sortBy === 'rank' ? 'suit' : 'rank';
    room.redraw();
  });
  onPress(
    byId('leave'),
    () => void leave(room).then((left) => (left ? showRooms(room) : undefined)),
  );
}

/** Letters, wherever no field has the focus: play, pass, suggest, sort. */
function takeKeys(room: Room): void {
  const keys: Readonly<Record<string, string>> = {
    ...{ enter: 'play', p: 'pass', h: 'suggest', s: 'sort' },
  };
  document.addEventListener('keydown', (event) => {
    const { target, key, repeat, ctrlKey, metaKey, altKey } = event;
    const id = keys[key.toLowerCase()];
    const inside = target instanceof Element ? target : undefined;
    const isTaken = inside?.closest('input, a, dialog') || (id === 'play' && onButton(inside));
    if (!id || isTaken || repeat || ctrlKey || metaKey || altKey || !room.table) return;
    event.preventDefault();
    byId(id).click();
  });
}

/** Enter on a card plays what is chosen; on any other button it presses that button. */
const onButton = (target: Element | undefined): boolean => {
  const button = target?.closest('button');
  return button !== null && button !== undefined && !button.classList.contains('room-card');
};

/** Reads the balance from the site; without an answer the old one stays. */
async function refresh(room: Room, { notifyParent }: GameOptions): Promise<void> {
  try {
    const { balance } = await post<BalanceView>('/api/balance', { session: room.session });
    if (room.busy) return;
    room.balance = BigInt(balance);
    room.redraw();
    notifyParent?.({ type: 'lantern:balance' });
  } catch (error) {
    if (error instanceof Refused && error.code === 'session_over')
      room.end(room.text('sessionOver'));
  }
}
