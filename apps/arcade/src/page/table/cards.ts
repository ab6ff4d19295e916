import { insertArt, make } from '@lantern/outside/page';
import { type Card, cardText, rankOf, type Suit, suitOf } from '../../games/cards.ts';

/** The suits in a box of 24 by 24. */
const suits: Readonly<Record<Suit, string>> = {
  S:
    'M12 2c3 5 9 7 9 12a4.5 4.5 0 0 1-8 2.6c.2 2.4 1 4 2.4 5.4H8.6C10 20.6 10.8 19 11 16.6' +
    'A4.5 4.5 0 0 1 3 14C3 9 9 7 12 2z',
  C:
    'M12 2a4.6 4.6 0 0 1 3.9 7.1 4.6 4.6 0 1 1-3 7c.2 2.6 1 4.4 2.5 5.9H8.6c1.5-1.5 2.3-3.3 ' +
    '2.5-5.9a4.6 4.6 0 1 1-3-7A4.6 4.6 0 0 1 12 2z',
  D: 'M12 2l8 10-8 10-8-10z',
  H: 'M12 21C5 15.5 2.5 12 2.5 8.2A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2.2C21.5 12 19 15.5 12 21z',
};

const rankText = (card: Card): string => {
  const rank = cardText(card).slice(0, -1);
  return rank === 'T' ? '10' : rank;
};

const pictures: Readonly<Record<number, string>> = {
  11: 'M20 46v-12l10 6 10-6v12z',
  12: 'M18 46l-3-14 8 6 7-10 7 10 8-6-3 14z',
  13: 'M17 46l-4-16 9 6 3-12h10l3 12 9-6-4 16z',
};

/** The face of a card as a drawing. */
function faceOf(card: Card): string {
  const suit = suitOf(card);
  const path = suits[suit];
  const picture = pictures[rankOf(card)];
  const middle = picture
    ? `<path class="crown" d="${picture}"/><g transform="translate(18 48)"><path d="${path}"/></g>`
    : `<g transform="translate(12 30) scale(1.5)"><path d="${path}"/></g>`;
  return `<svg viewBox="0 0 60 84" aria-hidden="true"><text x="6" y="22">${rankText(card)}</text>
    <g transform="translate(6 25) scale(.5)"><path d="${path}"/></g>${middle}</svg>`;
}

/** A card that lies face down until it is turned. */
export function makeCard(card: Card): HTMLElement {
  const suit = suitOf(card);
  const isRed = suit === 'D' || suit === 'H';
  const face = make('span', { class: 'card-face', 'data-red': String(isRed) });
  insertArt(face, faceOf(card));
  return make('span', { class: 'card' }, make('span', { class: 'card-back' }), face);
}

export const turn = (card: HTMLElement): void => card.setAttribute('data-turned', 'true');
