import { insertArt, make, wait } from '@lantern/outside/page';
import { makeCard, turn } from '../../../page/table/cards.ts';
import type { MakeFelt } from '../../../page/table/felt.ts';
import { bothRoads } from '../../../page/table/roads.ts';
import { type Card, cardText } from '../../cards.ts';
import { type Duel, duelWinner } from '../rules.ts';
import dragonArt from './dragon.svg?raw';
import tigerArt from './tiger.svg?raw';
import './felt.css';

const turnMs = 900;
const signs = { dragon: 'D', tiger: 'T', tie: '=' } as const;

export const makeFelt: MakeFelt = ({ text, scene }) => {
  const place = (side: 'dragon' | 'tiger', art: string) => {
    const cards = make('span', { class: 'hand-cards' });
    const name = make('span', { class: 'hand-name' }, text(`dragon-tiger-${side}`));
    const element = make('div', { class: 'hand', 'data-side': side }, name, cards);
    insertArt(element, art);
    return { element, cards };
  };
  const sides = { dragon: place('dragon', dragonArt), tiger: place('tiger', tigerArt) };
  scene.replaceChildren(sides.dragon.element, sides.tiger.element);
  const sign = (outcome: unknown) => {
    const winner = duelWinner(outcome as Duel);
    return { text: signs[winner], tone: winner };
  };
  const clear = () => {
    for (const { element, cards } of Object.values(sides)) {
      cards.replaceChildren();
      element.removeAttribute('data-won');
    }
  };
  const put = (side: 'dragon' | 'tiger', card: Card) => {
    const drawn = makeCard(card);
    sides[side].cards.append(drawn);
    return drawn;
  };
  return {
    sign,
    clear,
    show: async (outcome, quick) => {
      const duel = outcome as Duel;
      clear();
      for (const card of [put('dragon', duel.dragon), put('tiger', duel.tiger)]) {
        if (!quick) await wait(turnMs);
        turn(card);
      }
      if (!quick) await wait(turnMs);
      const winner = duelWinner(duel);
      if (winner !== 'tie') sides[winner].element.dataset.won = 'true';
    },
    words: (outcome) => {
      const { dragon, tiger } = outcome as Duel;
      const cards = { dragon: cardText(dragon), tiger: cardText(tiger) };
      return text('dragon-tigerWords', cards);
    },
    roads: (results) => bothRoads(results, sign, 'tie', text),
  };
};
