import { insertArt, make, wait } from '@lantern/outside/page';
import lantern from '../../../page/art/lantern.svg?raw';
import { type Dice, symbols } from '../symbols.ts';
import scene from './art/scene.svg?raw';

/** Position and rotation of the dice on the dish. */
const places = [
  'translate(92 126) rotate(-7 26 26)',
  'translate(154 142) rotate(4 26 26)',
  'translate(216 126) rotate(9 26 26)',
];
const liftMs = 420;
const sparks = ['12%', '28%', '46%', '64%', '82%'];

const die = (symbol: string, place = '') => `
  <g transform="${place}"><g class="die">
    <ellipse cx="27" cy="57" rx="30" ry="7" fill="#7a5230" opacity=".3"/>
    <rect y="7" width="52" height="50" rx="12" fill="#dcb987"/>
    <rect width="52" height="49" rx="12" fill="#fffaf0" stroke="#f0ddba" stroke-width="1.5"/>
    <use href="#${symbol}" x="5" y="3" width="42" height="42"/>
  </g></g>`;

export interface Stage {
  readonly element: HTMLElement;
  /** Lowers the bowl and shakes it until `lift` or `rest`. */
  shake(): void;
  /** Lifts the bowl over these dice; resolves when it is up. */
  lift(dice: Dice, quick: boolean): Promise<void>;
  /** Stops the bowl over the dish; there are no dice to show. */
  rest(): void;
  /** Lets a few lanterns rise. */
  celebrate(): void;
}

/** The dish, the bowl and the dice. */
export function makeStage(): Stage {
  const rope = make('div', { class: 'rope', 'aria-hidden': 'true' });
  const theatre = make('div', { class: 'theatre' });
  const stage = make('div', { class: 'bowl-stage', 'data-bowl': 'down' }, rope, theatre);
  for (let i = 0; i < 4; i += 1) insertArt(rope, lantern);
  const dice = insertArt(theatre, scene).querySelector('.dice');
  const show = (faces: readonly string[]) => {
    if (dice) dice.innerHTML = faces.map((face, i) => die(face, places[i])).join('');
  };
  show(symbols.slice(0, 3));
  return {
    element: stage,
    shake: () => {
      stage.dataset.bowl = 'shaking';
    },
    lift: async (faces, quick) => {
      show(faces);
      stage.dataset.bowl = 'up';
      await wait(quick ? 0 : liftMs);
    },
    rest: () => {
      stage.dataset.bowl = 'down';
    },
    celebrate: () => release(stage),
  };
}

function release(stage: HTMLElement): void {
  for (const [i, at] of sparks.entries()) {
    const spark = make('span', { class: 'spark' });
    spark.style.insetInlineStart = at;
    spark.style.animationDelay = `${(i * 137) % 400}ms`;
    insertArt(spark, lantern);
    spark.addEventListener('animationend', () => spark.remove());
    stage.append(spark);
  }
}
