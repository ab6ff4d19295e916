import { make } from '@lantern/outside/page';
import { type Card, isRed, rankText, type Suit, suitOf } from '../../games/tien-len/cards.ts';
import { makeCard, turn } from '../table/cards.ts';

const signs: Readonly<Record<Suit, string>> = { S: '♠', C: '♣', D: '♦', H: '♥' };

/** `10♠`, which screen readers speak in the language of the page. */
export function cardWords(card: Card): string {
  const rank = rankText(card);
  return `${rank === 'T' ? '10' : rank}${signs[suitOf(card)]}`;
}

/** The same card among those that start with the ace. */
const drawn = (card: Card): number => (card % 4) * 13 + ((Math.floor(card / 4) + 2) % 13);

/** A card that lies open. */
export function openCard(card: Card): HTMLElement {
  const shown = makeCard(drawn(card));
  turn(shown);
  shown.append(make('span', { class: 'unseen' }, cardWords(card)));
  shown.dataset.red = String(isRed(card));
  return shown;
}
