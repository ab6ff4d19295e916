import { byId, make, setUsable } from '@lantern/outside/page';
import { spotName } from '../../games/spot-name.ts';
import { type AnyTable, largest, poolFactor, type Spot } from '../../games/table-game.ts';
import type { TextKey } from '../../texts/texts.ts';
import { sumBySpot } from './chips.ts';
import { isBetting, type Table } from './table.ts';

export const states: Partial<Record<string, TextKey>> = {
  betting: 'tableBetting',
  closed: 'tableClosed',
  live: 'tableLive',
  decided: 'tableDecided',
  void: 'tableVoid',
};

/** Ten-thousandths with the stake as odds to one: `19500` as `1 : 0.95`. */
export const oddsText = (factor: bigint): string => `1 : ${Number(factor - 10_000n) / 10_000}`;

/** Draws everything that depends on the state of the table. */
export function draw(table: Table): void {
  const { text, money, round, chips, busy, balance } = table;
  byId('balance').textContent = money.full(balance);
  byId('state').textContent = text(states[round?.state ?? ''] ?? 'tableWaiting');
  byId('game').dataset.state = round?.state ?? 'none';
  byId('people').textContent = text('tablePlayers', { count: String(table.watching) });
  drawSpots(table);
  drawOthers(table);
  const { auto } = table;
  const problem = problemOf(table);
  byId('bet-word').textContent = auto.running
    ? `${text('autoStop')} · ${text('autoLeft', { count: String(auto.left) })}`
    : busy
      ? text('tableConfirming')
      : (problem ?? betWord(table));
  setUsable(byId('bet'), auto.running || (!busy && problem === undefined));
  byId('bet').dataset.kind = auto.running ? 'stop' : 'bet';
  setUsable(byId('auto'), !auto.running);
  const isOpen = isBetting(table) && !busy && !auto.running;
  for (const id of ['undo', 'clear']) setUsable(byId(id), isOpen && !chips.isEmpty);
  setUsable(byId('repeat'), isOpen && chips.isEmpty && table.last !== undefined);
}

/** What the big button does with the chips. */
function betWord({ text, money, chips, auto }: Table): string {
  const amount = money.full(chips.total);
  return auto.chosen ? `${text('autoStart')} · ${amount}` : text('tableConfirm', { amount });
}

/** Why the chips cannot be confirmed, as a sentence. */
function problemOf(table: Table): string | undefined {
  const { text, money, chips, limits, balance, bets } = table;
  if (!isBetting(table)) return text(states[table.round?.state ?? ''] ?? 'tableWaiting');
  if (chips.isEmpty) return text('tableNothing');
  const before = bets.reduce((sum, { total }) => sum + total, 0n);
  if (before + chips.total > limits.maximum)
    return text('tableTooMuch', { amount: money.full(limits.maximum) });
  return chips.total > balance ? text('aboveBalance') : undefined;
}

/** The odds of a side of a pool are those of the stakes so far. */
function oddsOf({ game, group }: Table, spot: string, chances: Spot['chances']): string {
  if (!game.pool?.sides.includes(spot)) return oddsText(largest(chances));
  const factor = poolFactor(game.pool, spot, group?.sums ?? {});
  return factor === undefined ? '–' : oddsText(factor);
}

const isWon = ({ pool, factor }: AnyTable, spot: string, outcome: unknown): boolean =>
  factor(spot, outcome) > 10_000n || (pool !== undefined && pool.winnerOf(outcome) === spot);

function drawSpots(table: Table): void {
  const { game, text, money, chips, bets, round } = table;
  const placed = sumBySpot(bets.map(({ stakes }) => stakes));
  const decided = table.shown !== undefined && table.shown === round?.roundId;
  for (const { code, chances } of game.spots) {
    const button = document.querySelector<HTMLElement>(`[data-spot="${code}"]`);
    if (!button) continue;
    const [mine, loose] = [placed[code] ?? 0n, chips.on(code)];
    const spot = spotName(game, code, text);
    const odds = oddsOf(table, code, chances);
    const said = { spot, odds, amount: money.full(mine + loose) };
    const key = mine + loose > 0n ? 'tableSpotStaked' : 'tableSpot';
    button.setAttribute('aria-label', text(key, said));
    setUsable(button, isBetting(table) && !table.busy && !table.auto.running);
    button.dataset.won = String(decided && isWon(game, code, round.outcome));
    const shownOdds = button.querySelector('.spot-odds');
    if (shownOdds) shownOdds.textContent = odds;
    const chip = button.querySelector<HTMLElement>('.spot-chip');
    if (chip) {
      chip.textContent = mine + loose > 0n ? money.short(mine + loose) : '';
      chip.dataset.loose = String(loose > 0n);
    }
    const sum = button.querySelector('.spot-sum');
    const others = BigInt(table.group?.sums[code] ?? 0);
    if (sum) sum.textContent = others > 0n ? money.short(others) : '';
  }
}

function drawOthers({ group, money, text, game }: Table): void {
  const rows = (group?.bets ?? []).map(({ name, stakes, total }) => {
    const spots = Object.keys(stakes).map((spot) => spotName(game, spot, text));
    return make(
      'li',
      {},
      make('span', { class: 'other-name' }, name),
      make('span', { class: 'other-spots' }, spots.join(', ')),
      make('strong', {}, money.short(BigInt(total))),
    );
  });
  const none = make('li', { class: 'quiet' }, text('tableNoOthers'));
  byId('others').replaceChildren(...(rows.length > 0 ? rows : [none]));
}

/** Draws the countdown; the last five seconds are urgent. */
export function drawClock({ round, aheadMs }: Table): void {
  const clock = byId('clock');
  const leftMs = round ? round.until + aheadMs - Date.now() : 0;
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const isCounting = round?.state === 'betting';
  clock.hidden = !isCounting;
  clock.textContent = String(seconds);
  clock.dataset.urgent = String(seconds <= 5);
}
