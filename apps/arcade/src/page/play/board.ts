import { countOf, type Stakes } from '../../game/payout.ts';
import { type BowlSymbol, type Dice, symbols } from '../../game/symbols.ts';
import { byId, drawing, make } from '../dom.ts';
import type { Money } from '../money.ts';
import type { Text } from '../texts/texts.ts';

/** What the table shows: the stakes that lie on it, and after a round also the dice. */
export interface Shown {
  stakes: Stakes;
  dice?: Dice;
}

export interface Board {
  show(shown: Shown): void;
  enable(enabled: boolean): void;
}

interface Tile {
  symbol: BowlSymbol;
  button: HTMLButtonElement;
  stake: HTMLElement;
  hits: HTMLElement;
}

/** The table with the six symbols; `onPlace` is told where a chip is put. */
export function makeBoard(text: Text, money: Money, onPlace: (symbol: BowlSymbol) => void): Board {
  const board = byId('board');
  const tiles = symbols.map((symbol) => makeTile(text, symbol));
  for (const { symbol, button } of tiles) {
    button.addEventListener('click', () => onPlace(symbol));
    board.append(button);
  }
  return {
    show: (shown) => {
      for (const tile of tiles) showTile(text, money, tile, shown);
    },
    enable: (enabled) => {
      for (const { button } of tiles) button.disabled = !enabled;
    },
  };
}

function makeTile(text: Text, symbol: BowlSymbol): Tile {
  const stake = make('span', { class: 'tile-stake num', 'aria-hidden': 'true' });
  const hits = make('span', { class: 'tile-hits num', 'aria-hidden': 'true' });
  const name = make('span', { class: 'tile-name' }, text(symbol));
  const button = make('button', { class: 'tile', type: 'button', 'data-symbol': symbol });
  button.append(drawing(symbol, { class: 'tile-art' }), name, stake, hits);
  return { symbol, button, stake, hits };
}

/** A stake as it lies there; once the dice have paid it, what it came to. */
function amountOn(money: Money, staked: bigint | undefined, count: number): string {
  if (staked === undefined) return '';
  return count > 0 ? `+${money.short(staked * BigInt(count + 1))}` : money.short(staked);
}

function showTile(text: Text, money: Money, tile: Tile, { stakes, dice }: Shown): void {
  const { symbol, button, stake, hits } = tile;
  const staked = stakes[symbol];
  const count = dice ? countOf(symbol, dice) : 0;
  const amount = amountOn(money, staked, count);
  // The same text again would start the animation of a chip that nobody touched.
  if (stake.textContent !== amount) stake.replaceChildren(amount);
  hits.replaceChildren(count > 0 ? text('times', { count: String(count) }) : '');
  button.toggleAttribute('data-hit', count > 0);
  button.toggleAttribute('data-missed', dice !== undefined && count === 0);
  const name = text(symbol);
  const label =
    staked === undefined || dice
      ? text('tile', { symbol: name })
      : text('tileStaked', { symbol: name, amount: money.full(staked) });
  button.setAttribute('aria-label', label);
}
