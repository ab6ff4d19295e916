import { countOf, type Stakes } from '../../game/payout.ts';
import { type BowlSymbol, type Dice, symbols } from '../../game/symbols.ts';
import { byId, drawing, make } from '../dom.ts';
import type { Money } from '../money.ts';
import type { Text } from '../texts/texts.ts';

export interface Board {
  showStakes(stakes: Stakes): void;
  /** Marks what the dice show; without dice all marks go. */
  showDice(dice: Dice | undefined, stakes: Stakes): void;
  enable(enabled: boolean): void;
}

interface Tile {
  button: HTMLButtonElement;
  stake: HTMLElement;
  hits: HTMLElement;
}

/** The table with the six symbols; `onPlace` is told where a chip is put. */
export function makeBoard(text: Text, money: Money, onPlace: (symbol: BowlSymbol) => void): Board {
  const board = byId('board');
  const tiles = new Map<BowlSymbol, Tile>(symbols.map((symbol) => [symbol, makeTile(text, symbol)]));
  for (const [symbol, { button }] of tiles) {
    button.addEventListener('click', () => onPlace(symbol));
    board.append(button);
  }
  return {
    showStakes: (stakes) => {
      for (const [symbol, { button, stake }] of tiles) {
        const amount = stakes[symbol];
        const short = amount === undefined ? '' : money.short(amount);
        // The same text again would start the animation of a chip that nobody touched.
        if (stake.textContent !== short) stake.replaceChildren(short);
        const name = text(symbol);
        const label =
          amount === undefined
            ? text('tile', { symbol: name })
            : text('tileStaked', { symbol: name, amount: money.full(amount) });
        button.setAttribute('aria-label', label);
      }
    },
    showDice: (dice, stakes) => {
      for (const [symbol, { button, hits }] of tiles) {
        const count = dice ? countOf(symbol, dice) : 0;
        button.toggleAttribute('data-hit', count > 0);
        button.toggleAttribute('data-missed', dice !== undefined && count === 0 && stakes[symbol] !== undefined);
        hits.textContent = count > 0 ? text('times', { count: String(count) }) : '';
      }
    },
    enable: (enabled) => {
      for (const { button } of tiles.values()) button.disabled = !enabled;
    },
  };
}

function makeTile(text: Text, symbol: BowlSymbol): Tile {
  const stake = make('span', { class: 'tile-stake num', 'aria-hidden': 'true' });
  const hits = make('span', { class: 'tile-hits num', 'aria-hidden': 'true' });
  const name = make('span', { class: 'tile-name' }, text(symbol));
  const button = make('button', { class: 'tile', type: 'button', 'data-symbol': symbol });
  button.append(drawing(symbol, { class: 'tile-art' }), name, stake, hits);
  return { button, stake, hits };
}
