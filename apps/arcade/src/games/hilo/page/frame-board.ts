import { make, onPress, setUsable, wait } from '@lantern/outside/page';
import type { BoardTools, MakeBoard, RunState } from '../../../page/frame/board.ts';
import { option, stepper } from '../../../page/frame/parts.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { factorText } from '../../money.ts';
import {
  type Guess,
  guesses,
  type HiloChoice,
  type HiloOutcome,
  type HiloShown,
  hiloFactor,
  type Offer,
  rankOf,
  suitOf,
} from '../rules.ts';
import './board.css';

type HiloRound = RoundView<HiloChoice, HiloOutcome, HiloShown>;

const names = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];
const kept = 10;
/** A run cashes out after so many right guesses at most. */
const mostGuesses = 20;
/** The king of hearts, before the first round. */
const atFirst = 25;

export const nameOf = (card: number): string =>
  `${names[rankOf(card) - 1] ?? ''}${suits[suitOf(card)] ?? ''}`;
const isRed = (card: number) => suitOf(card) % 2 === 1;

function drawCard(card: number, wrong = false): HTMLElement {
  const rank = make('span', {}, names[rankOf(card) - 1] ?? '');
  const drawn = make('div', { class: 'playing-card' }, rank, suitMark(card));
  drawn.toggleAttribute('data-red', isRed(card));
  drawn.toggleAttribute('data-wrong', wrong);
  return drawn;
}

const suitMark = (card: number) => make('small', {}, suits[suitOf(card)] ?? '');

/** One card, the guesses on it, and the cards before it. */
export const makeBoard: MakeBoard = (tools) => {
  const { text, root } = tools;
  let round: HiloRound | undefined;
  const table = make('div', { class: 'card-place', role: 'img' });
  const past = make('ul', { class: 'past-cards', 'aria-hidden': 'true' });
  const offers = makeOffers(tools);
  root.append(make('div', { class: 'cards' }, past, table, offers.element));
  const draw = (cards: readonly number[], wrong = false) => {
    const card = cards.at(-1) ?? atFirst;
    table.replaceChildren(drawCard(card, wrong));
    table.setAttribute('aria-label', text('hiloCard', { card: nameOf(card) }));
    const before = cards
      .slice(0, -1)
      .slice(-kept)
      .map((one) => {
        const item = make('li', {}, nameOf(one));
        item.toggleAttribute('data-red', isRed(one));
        return item;
      });
    past.replaceChildren(...before);
  };
  draw([]);
  offers.show([], atFirst);
  const run = makeRun(tools);
  return {
    choice: () => ({}),
    chances: () => [{ ways: 7n, of: 13n, factor: hiloFactor([7]) }],
    highest: () => hiloFactor([1]),
    lock: () => offers.enable(round !== undefined && run.state !== 'running'),
    rule: {
      set: run.set,
      ready: () => true,
      next: () => {
        const { cards = [], offers: now = [] } = round?.shown ?? {};
        return cards.length > run.wanted ? undefined : likelier(now);
      },
    },
    keys: { arrowup: 'guess-higher', arrowdown: 'guess-lower', '=': 'guess-same' },
    begin: () => {
      round = undefined;
    },
    open: (opened) => {
      round = opened as HiloRound;
      const { cards = [], offers: now = [] } = round.shown ?? {};
      draw(cards);
      offers.show(now, cards.at(-1) ?? atFirst);
    },
    cashFactor: () => {
      const { cards = [], factor = '0' } = round?.shown ?? {};
      return cards.length > 1 ? BigInt(factor) : undefined;
    },
    show: async (ended, quick) => {
      const { outcome } = ended as HiloRound;
      round = undefined;
      draw(outcome?.cards ?? [], outcome?.factor === '0');
      if (!quick) await wait(300);
    },
    sign: (ended) => {
      const { outcome } = ended as HiloRound;
      return outcome && outcome.factor !== '0' ? `×${factorText(BigInt(outcome.factor))}` : '×0';
    },
    words: (ended) => {
      const { cards = [], factor } = (ended as HiloRound).outcome ?? {};
      const values = { count: String(cards.length), card: nameOf(cards.at(-1) ?? 0) };
      return text(factor === '0' ? 'hiloLost' : 'hiloWon', values);
    },
  };
};

/** The guess that most ranks win; of two equal ones the higher side, which comes first. */
function likelier(offers: readonly Offer[]): { guess: Guess } | undefined {
  const best = offers.toSorted((one, other) => other.ranks - one.ranks)[0];
  return best && { guess: best.guess };
}

/** How many right guesses a run wants before it cashes out. */
function makeRun({ text, options, changed }: BoardTools) {
  let state: RunState = 'off';
  let wanted = 2;
  const count = stepper(
    { label: text('hiloRun'), less: text('hiloLess'), more: text('hiloMore') },
    { least: 1, most: mostGuesses },
    (chosen) => {
      wanted = chosen;
      changed();
    },
  );
  const rule = make('p', { class: 'option-label' }, text('hiloRule'));
  const shown = option(text('hiloRun'), make('div', {}, count.element, rule), true);
  count.set(wanted);
  return {
    get state() {
      return state;
    },
    get wanted() {
      return wanted;
    },
    set: (next: RunState) => {
      state = next;
      count.lock(state === 'running');
      if (state === 'off') shown.remove();
      else if (!shown.isConnected) options.append(shown);
    },
  };
}

/** The two buttons; an ace or a king offers "same" instead of one of them. */
function makeOffers({ text, step }: BoardTools) {
  const element = make('div', { class: 'guesses' });
  let shown: readonly HTMLElement[] = [];
  const labelOf = (guess: Guess, card: number) => {
    const edge = rankOf(card) === 1 || rankOf(card) === 13;
    if (guess === 'same') return text('hiloSame');
    if (guess === 'higher') return text(edge ? 'hiloHigher' : 'hiloHigherSame');
    return text(edge ? 'hiloLower' : 'hiloLowerSame');
  };
  return {
    element,
    enable: (open: boolean) => {
      for (const button of shown) setUsable(button, open && button.dataset.offered === 'true');
    },
    show: (offers: readonly Offer[], card: number) => {
      const before = offers.length === 0 ? (['higher', 'lower'] as const) : [];
      const present = guesses.filter(
        (guess) =>
          offers.some((offer) => offer.guess === guess) || before.some((one) => one === guess),
      );
      shown = present.map((guess) => {
        const offer = offers.find((one) => one.guess === guess);
        const factor = offer ? `×${factorText(BigInt(offer.factor))}` : '';
        const label = offer ? labelOf(guess, card) : text(beforeKeys[guess]);
        const button = make(
          'button',
          {
            ...{ type: 'button', class: 'guess num', id: `guess-${guess}` },
            'data-offered': String(offer !== undefined),
          },
          `${arrows[guess]} ${factor}`,
          make('span', {}, label),
        );
        onPress(button, () => step({ guess }));
        return button;
      });
      element.replaceChildren(...shown);
    },
  };
}

const arrows = { higher: '▲', lower: '▼', same: '=' } as const;
const beforeKeys = { higher: 'hiloHigherSame', lower: 'hiloLowerSame', same: 'hiloSame' } as const;
