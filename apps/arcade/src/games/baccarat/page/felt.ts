import { make, wait } from '@lantern/outside/page';
import { makeCard, turn } from '../../../page/table/cards.ts';
import type { MakeFelt } from '../../../page/table/felt.ts';
import { bothRoads, threeRoads } from '../../../page/table/roads.ts';
import type { Card } from '../../cards.ts';
import { type Deal, totalOf, winnerOf } from '../rules.ts';
import './felt.css';

const betweenMs = 650;
const signs = { player: 'P', banker: 'B', tie: 'T' } as const;

/** One hand: its name, its total and its cards. */
function makeHand(name: string, side: string) {
  const [cards, total] = [make('span', { class: 'hand-cards' }), make('b', { class: 'num' })];
  const title = make('span', { class: 'hand-name' }, name, total);
  const element = make('div', { class: 'hand', 'data-side': side }, title, cards);
  return {
    element,
    clear: () => {
      cards.replaceChildren();
      total.textContent = '';
      element.removeAttribute('data-won');
    },
    add: (card: Card, sum: number) => {
      const drawn = makeCard(card);
      cards.append(drawn);
      return () => {
        turn(drawn);
        total.textContent = String(sum);
      };
    },
  };
}

export const makeFelt: MakeFelt = ({ text, scene }) => {
  const hands = {
    player: makeHand(text('baccarat-player'), 'player'),
    banker: makeHand(text('baccarat-banker'), 'banker'),
  };
  scene.replaceChildren(hands.player.element, hands.banker.element);
  const sign = (outcome: unknown) => {
    const winner = winnerOf(outcome as Deal);
    return { text: signs[winner], tone: winner };
  };
  const clear = () => {
    hands.player.clear();
    hands.banker.clear();
  };
  return {
    sign,
    clear,
    show: async (outcome, quick) => {
      const deal = outcome as Deal;
      clear();
      const order = [0, 1, 2].flatMap((place) =>
        (['player', 'banker'] as const).map((side) => ({ side, place })),
      );
      for (const { side, place } of order) {
        const card = deal[side][place];
        if (card === undefined) continue;
        const face = hands[side].add(card, totalOf(deal[side].slice(0, place + 1)));
        if (!quick) await wait(betweenMs / 2);
        face();
        if (!quick) await wait(betweenMs);
      }
      const winner = winnerOf(deal);
      if (winner !== 'tie') hands[winner].element.dataset.won = 'true';
    },
    words: (outcome) => {
      const { player, banker } = outcome as Deal;
      const totals = { player: String(totalOf(player)), banker: String(totalOf(banker)) };
      return text('baccaratWords', totals);
    },
    roads: (results) => [
      ...bothRoads(results, sign, 'tie', text),
      threeRoads(results, sign, 'tie', text),
    ],
  };
};
