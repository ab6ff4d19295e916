import type { Money } from '@lantern/outside/money';
import { make, onPress, setUsable } from '@lantern/outside/page';
import type { Text } from '../../../texts/texts.ts';
import { countOf, payoutOf, type Stakes } from '../payout.ts';
import { type BowlSymbol, type Dice, symbols } from '../symbols.ts';
import { drawing } from './drawing.ts';

/** The stakes on the symbols and, after a round, the dice. */
export interface Shown {
  stakes: Stakes;
  dice?: Dice;
}

export interface Tiles {
  readonly element: HTMLElement;
  show(shown: Shown): void;
  enable(enabled: boolean): void;
}

interface Tile {
  symbol: BowlSymbol;
  button: HTMLButtonElement;
  /** The name of the button for screen readers. */
  words: HTMLElement;
  stake: HTMLElement;
  hits: HTMLElement;
}

/** The six symbols; `onPlace` is called when a chip is put on one. */
export function makeTiles(text: Text, money: Money, onPlace: (symbol: BowlSymbol) => void): Tiles {
  const element = make('div', { class: 'tiles', role: 'group', 'aria-label': text('board') });
  const tiles = symbols.map((symbol) => makeTile(text, symbol));
  for (const { symbol, button } of tiles) {
    onPress(button, () => onPlace(symbol));
    element.append(button);
  }
  return {
    element,
    show: (shown) => {
      for (const tile of tiles) showTile(text, money, tile, shown);
    },
    enable: (enabled) => {
      for (const { button } of tiles) setUsable(button, enabled);
    },
  };
}

function makeTile(text: Text, symbol: BowlSymbol): Tile {
  const stake = make('span', { class: 'tile-stake num', 'aria-hidden': 'true' });
  const hits = make('span', { class: 'tile-hits num', 'aria-hidden': 'true' });
  const name = make('span', { class: 'tile-name', 'aria-hidden': 'true' }, text(symbol));
  const words = make('span', { class: 'unseen' });
  const button = make('button', { class: 'tile', type: 'button', 'data-symbol': symbol });
  button.append(words, drawing(symbol, { class: 'tile-art' }), name, stake, hits);
  return { symbol, button, words, stake, hits };
}

/** The stake on a symbol, or its payout (stake included) once the dice have paid it. */
function amountOn(money: Money, symbol: BowlSymbol, { stakes, dice }: Shown): string {
  const staked = stakes[symbol];
  if (staked === undefined) return '';
  const back = dice ? payoutOf({ [symbol]: staked }, dice) : 0n;
  return money.short(back > 0n ? back : staked);
}

function wordsOn(text: Text, money: Money, symbol: BowlSymbol, { stakes, dice }: Shown): string {
  const staked = stakes[symbol];
  if (staked === undefined || dice) return text('tile', { symbol: text(symbol) });
  return text('tileStaked', { symbol: text(symbol), amount: money.full(staked) });
}

function showTile(text: Text, money: Money, tile: Tile, shown: Shown): void {
  const { symbol, button, words, stake, hits } = tile;
  const { stakes, dice } = shown;
  const count = dice ? countOf(symbol, dice) : 0;
  const amount = amountOn(money, symbol, shown);
  // Setting the same text again would restart the animation.
  if (stake.textContent !== amount) stake.replaceChildren(amount);
  hits.replaceChildren(count > 0 ? text('times', { count: String(count) }) : '');
  words.replaceChildren(wordsOn(text, money, symbol, shown));
  button.toggleAttribute('data-hit', count > 0);
  button.toggleAttribute('data-paid', count > 0 && stakes[symbol] !== undefined);
  button.toggleAttribute('data-missed', dice !== undefined && count === 0);
}
