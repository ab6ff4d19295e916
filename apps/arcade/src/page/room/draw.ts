import { byId, insertArt, make, onPress, setUsable } from '@lantern/outside/page';
import { type Card, inOrder, suitOf } from '../../games/tien-len/cards.ts';
import type { RoomSeatView, TableSeenView } from '../../wire/rooms.ts';
import { cardWords, openCard } from './card.ts';
import { isOwnTurn, nameOf, type Room, seatAt } from './room.ts';

/** Draws everything that depends on the state of the table. */
export function draw(room: Room): void {
  const { table, text, money, balance } = room;
  byId('balance').textContent = money.full(balance);
  byId('lobby').hidden = table !== undefined;
  byId('game').dataset.seated = String(table !== undefined);
  for (const id of ['table', 'own']) byId(id).hidden = table === undefined;
  if (!table) return;
  const { deal } = table;
  byId('game').dataset.state = deal.state;
  byId('state').textContent = stateText(room, table);
  drawSeats(room, table);
  drawPile(room, table);
  drawHand(room, table);
  drawResult(room, table);
  drawTools(room, table);
  const mine = table.seats.find(({ isYou }) => isYou);
  const hint = byId('hint');
  const isDealt = deal.state === 'playing' || deal.state === 'over';
  if (isDealt && table.hand.length === 0 && !mine?.isIn) hint.textContent = text('roomWatching');
  else hint.textContent = hintText(room, table);
}

function stateText(room: Room, { deal }: TableSeenView): string {
  const { text } = room;
  if (deal.state === 'waiting') return text('roomWait');
  if (deal.state === 'gathering') return text('roomGather');
  if (deal.state === 'sealing') return text('roomSeal');
  if (deal.state !== 'playing') return text('roomOver');
  if (isOwnTurn(room)) return text('roomYourTurn');
  return text('roomTurn', { name: nameOf(room, seatAt(room, deal.turn)) });
}

function hintText(room: Room, { unit, buyIn, deal }: TableSeenView): string {
  const { text, money } = room;
  if (isOwnTurn(room) && deal.mustHold !== null)
    return text('roomMust', { card: cardWords(deal.mustHold) });
  if (isOwnTurn(room) && !deal.top) return text('roomLead');
  const cost = text('roomBuyIn', { amount: money.full(BigInt(buyIn)) });
  return `${text('roomUnit', { unit: money.full(BigInt(unit)) })} · ${cost}`;
}

/** The other seats, from the one after the player's own. */
function drawSeats(room: Room, table: TableSeenView): void {
  const { seats, you, deal } = table;
  const others = seats
    .filter(({ isYou }) => !isYou)
    .sort((one, other) => ((one.place - you + 4) % 4) - ((other.place - you + 4) % 4));
  byId('seats').replaceChildren(...others.map((seat) => drawSeat(room, seat, deal)));
}

function drawSeat(room: Room, seat: RoomSeatView, deal: TableSeenView['deal']): HTMLElement {
  const { text } = room;
  const hasPassed = deal.passed.includes(seat.place);
  const note = seat.isAway
    ? text('roomAway')
    : hasPassed
      ? text('roomPass')
      : deal.state === 'gathering' && seat.isIn
        ? text('roomIn')
        : '';
  const shown = deal.result?.hands.find(({ place }) => place === seat.place);
  return make(
    'li',
    {
      ...{ class: 'room-seat', 'data-turn': String(deal.turn === seat.place) },
      ...{ 'data-passed': String(hasPassed), 'data-bot': String(seat.isBot) },
    },
    faceOf(seat),
    make('strong', { class: 'room-name' }, nameOf(room, seat)),
    make(
      'span',
      { class: 'room-count num' },
      seat.cards > 0 ? text('roomCards', { count: String(seat.cards) }) : '',
    ),
    make('span', { class: 'room-note' }, note),
    make('span', { class: 'room-shown' }, ...(shown ? shown.cards.map(openCard) : [])),
  );
}

const robot = `<svg viewBox="0 0 24 24"><path d="M11 2h2v3h5a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-2v3h-2
  v-3h-4v3H8v-3H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5zM8 9v3h3V9zm5 0v3h3V9zm-5 5v1.5h8V14z"
  fill-rule="evenodd"/></svg>`;

function faceOf({ isBot, name }: RoomSeatView): HTMLElement {
  const face = make('span', { class: 'room-face', 'aria-hidden': 'true' });
  if (isBot) insertArt(face, robot);
  else face.textContent = ([...name][0] ?? '').toUpperCase();
  return face;
}

function drawPile(room: Room, { deal, seats }: TableSeenView): void {
  const last = deal.log.at(-1);
  const cards = deal.top?.cards ?? (deal.state === 'over' ? lastCards(deal.log) : []);
  const pile = byId('pile');
  const key = `${deal.dealId} ${cards.join()} ${last?.number ?? 0}`;
  if (pile.dataset.key === key) return;
  pile.dataset.key = key;
  const who = seats.find(({ place }) => place === (deal.top?.place ?? last?.place));
  const said = last?.forced && deal.state === 'playing' ? ` · ${room.text('roomForced')}` : '';
  pile.replaceChildren(
    ...(cards.length > 0
      ? [
          make('span', { class: 'room-by' }, `${nameOf(room, who)}${said}`),
          make('span', { class: 'room-cards' }, ...cards.map(openCard)),
        ]
      : []),
  );
  if (last && deal.state === 'playing') room.sound.land(Math.min(cards.length, 8));
}

const lastCards = (log: TableSeenView['deal']['log']): number[] =>
  log.findLast(({ cards }) => cards.length > 0)?.cards ?? [];

function sorted({ sortBy }: Room, hand: readonly Card[]): Card[] {
  const cards = inOrder(hand);
  if (sortBy === 'rank') return cards;
  const suits = ['S', 'C', 'D', 'H'];
  return cards.sort(
    (one, other) => suits.indexOf(suitOf(one)) - suits.indexOf(suitOf(other)) || one - other,
  );
}

function drawHand(room: Room, { hand }: TableSeenView): void {
  for (const card of room.chosen) if (!hand.includes(card)) room.chosen.delete(card);
  const place = byId('hand');
  const cards = sorted(room, hand);
  // Buttons that stay keep the focus of a keyboard.
  const known = new Map(
    [...place.querySelectorAll<HTMLElement>('button')].map((one) => [one.dataset.card, one]),
  );
  const buttons = cards.map((card) => {
    const button = known.get(String(card)) ?? cardButton(room, card);
    button.setAttribute('aria-pressed', String(room.chosen.has(card)));
    return button;
  });
  const isSame = buttons.every((button, at) => place.children[at] === button);
  if (!isSame || place.children.length !== buttons.length) place.replaceChildren(...buttons);
}

function cardButton(room: Room, card: Card): HTMLElement {
  const button = make('button', { type: 'button', class: 'room-card', 'data-card': String(card) });
  button.append(openCard(card));
  onPress(button, () => {
    if (!room.chosen.delete(card)) room.chosen.add(card);
    room.redraw();
  });
  return button;
}

function drawTools(room: Room, table: TableSeenView): void {
  const { text, money, busy, balance } = room;
  const { deal, seats, hand } = table;
  const isPlaying = deal.state === 'playing' && hand.length > 0;
  byId('tools').hidden = !isPlaying;
  const isOwn = isOwnTurn(room) && !busy;
  setUsable(byId('play'), isPlaying && !busy && room.chosen.size > 0);
  setUsable(byId('pass'), isOwn && deal.top !== null);
  setUsable(byId('suggest'), isOwn);
  const buy = byId('buy');
  const isIn = seats.some(({ isYou, isIn: ready }) => isYou && ready);
  const isOpen = deal.state === 'waiting' || deal.state === 'gathering';
  buy.hidden = !isOpen && !(deal.state === 'sealing' && isIn);
  const cost = BigInt(table.buyIn);
  const word = busy
    ? text('roomBuying')
    : isIn
      ? text('roomBought')
      : balance < cost
        ? text('aboveBalance')
        : text('roomBuy', { amount: money.full(cost) });
  if (buy.textContent !== word) buy.textContent = word;
  setUsable(buy, isOpen && !isIn && !busy && balance >= cost);
  setUsable(
    byId('leave'),
    !busy && !(isIn && (deal.state === 'playing' || deal.state === 'sealing')),
  );
}

function drawResult(room: Room, { deal, you, unit }: TableSeenView): void {
  const { text, money } = room;
  const place = byId('result');
  const { result } = deal;
  const key = result ? deal.dealId : '';
  if (place.dataset.key === key) return;
  place.dataset.key = key;
  byId('game').dataset.mood = 'calm';
  place.replaceChildren();
  if (!result) return;
  const mine = result.scores.find((score) => score.place === you);
  const net = mine ? BigInt(mine.net) - BigInt(mine.rake) : 0n;
  if (mine) byId('game').dataset.mood = net > 0n ? 'win' : 'lost';
  const name = nameOf(room, seatAt(room, result.winner));
  const rake = BigInt(mine?.rake ?? 0);
  const rows = result.paid.map(({ from, to, units, reason }) =>
    make(
      'li',
      {},
      make('span', {}, `${nameOf(room, seatAt(room, from))} → ${nameOf(room, seatAt(room, to))}`),
      make('span', {}, text(reasons[reason] ?? 'roomPaidCards')),
      make('b', {}, money.full(BigInt(units) * BigInt(unit))),
    ),
  );
  place.append(
    make('strong', {}, mine ? text('roomNet', { amount: money.signed(net) }) : ''),
    make('p', { class: 'room-won' }, text('roomWon', { name })),
    make('ul', { class: 'room-paid' }, ...rows),
    make('p', { class: 'quiet' }, rake > 0n ? text('roomRake', { amount: money.full(rake) }) : ''),
  );
}

const reasons = {
  chop: 'roomPaidChop',
  cards: 'roomPaidCards',
  frozen: 'roomPaidFrozen',
  left: 'roomPaidLeft',
  instant: 'roomPaidInstant',
} as const satisfies Record<string, string> as Partial<
  Record<
    string,
    'roomPaidChop' | 'roomPaidCards' | 'roomPaidFrozen' | 'roomPaidLeft' | 'roomPaidInstant'
  >
>;

/** Draws the countdown; the last five seconds are urgent. */
export function drawClock({ table, aheadMs }: Room): void {
  const clock = byId('clock');
  const until = table?.deal.until ?? null;
  const seconds = until === null ? 0 : Math.ceil((until + aheadMs - Date.now()) / 1_000);
  clock.hidden = until === null || table?.deal.state === 'over';
  clock.textContent = String(Math.max(0, seconds));
  clock.dataset.urgent = String(seconds <= 5 && table?.deal.turn === table?.you);
}
