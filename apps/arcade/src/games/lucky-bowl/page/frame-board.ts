import { insertArt, make, wait } from '@lantern/outside/page';
import type { MakeBoard } from '../../../page/frame/board.ts';
import { isWin } from '../../../page/frame/outcome.ts';
import type { Text } from '../../../texts/texts.ts';
import type { RoundView } from '../../../wire/replies.ts';
import type { Chance } from '../../game.ts';
import { readStakes, type WrittenStakes, writeStakes } from '../stakes.ts';
import type { BowlSymbol, Dice } from '../symbols.ts';
import symbols from './art/symbols.svg?raw';
import './board.css';
import './motion.css';
import { Chips } from './chips.ts';
import { drawing } from './drawing.ts';
import { makeStage } from './stage.ts';
import { makeTiles, type Shown } from './tiles.ts';
import { makeTools } from './tools.ts';

type BowlRound = RoundView<WrittenStakes, Dice>;

/** The shortest shake, even when the answer is faster. */
const shakeMs = 1_100;

/** Of the 216 outcomes of three dice, how many show a symbol on so many, and what that pays. */
const chances: readonly Chance[] = [
  { ways: 1n, of: 216n, factor: 40_000n },
  { ways: 15n, of: 216n, factor: 30_000n },
  { ways: 75n, of: 216n, factor: 20_000n },
  { ways: 125n, of: 216n, factor: 0n },
];

const diceOf = (round: RoundView): Dice | undefined => (round as BowlRound).outcome ?? undefined;

/** The faces, each once with its count: `Fish ×2 · Crab`. */
export function namesOf(text: Text, dice: readonly BowlSymbol[]): string {
  const faces = [...new Set(dice)].map((face) => {
    const count = dice.filter((one) => one === face).length;
    return count > 1 ? `${text(face)} ${text('times', { count: String(count) })}` : text(face);
  });
  return faces.join(' · ');
}

/** The bowl over its dish, and the six symbols that take chips. */
export const makeBoard: MakeBoard = ({ text, money, root, options, sound, chip, changed }) => {
  insertArt(document.body, symbols);
  const [chips, stage] = [new Chips(), makeStage()];
  let shown: Shown | undefined;
  let [isLocked, isShaking, shakenAt] = [false, false, 0];
  const draw = () => {
    tiles.show(shown ?? { stakes: chips.stakes });
    tools.draw(isLocked);
  };
  const touched = () => {
    shown = undefined;
    draw();
    changed();
  };
  const tiles = makeTiles(text, money, (symbol) => {
    chips.place(symbol, chip());
    touched();
  });
  const tools = makeTools(text, chips, touched);
  root.append(stage.element, tiles.element);
  options.append(tools.element);
  draw();
  return {
    choice: () => writeStakes(chips.stakes),
    total: () => chips.total,
    chances: () => chances,
    highest: () => 40_000n,
    lock: (locked) => {
      isLocked = locked;
      tiles.enable(!locked);
      // A round that was not played has no dice.
      if (!locked && isShaking) stage.rest();
      if (!locked) isShaking = false;
      tools.draw(locked);
    },
    begin: () => {
      [shown, isShaking, shakenAt] = [undefined, true, Date.now()];
      chips.remember();
      stage.shake();
      sound.start();
      draw();
    },
    show: async (round, quick) => {
      const dice = diceOf(round);
      if (!dice) return;
      if (!quick) await wait(Math.max(0, shakeMs - (Date.now() - shakenAt)));
      isShaking = false;
      sound.land(0);
      await stage.lift(dice, quick);
      shown = { stakes: readStakes((round as BowlRound).choice), dice };
      if (isWin(round) && !quick) stage.celebrate();
      draw();
    },
    restore: (choice) => {
      chips.remember(readStakes(choice as WrittenStakes));
      draw();
    },
    sign: (round) => {
      const dice = diceOf(round) ?? [];
      const names = make('span', { class: 'unseen' }, namesOf(text, dice));
      return make('span', { class: 'sign-dice' }, ...dice.map((face) => drawing(face)), names);
    },
    words: (round) => namesOf(text, diceOf(round) ?? []),
    rules: (explain) => [
      make('p', { class: 'strong' }, explain('rulesPays')),
      payTable(explain),
      make('p', { class: 'quiet' }, explain('rulesIncluded')),
    ],
  };
};

function payTable(text: Text): HTMLElement {
  const head = ['rulesDice', 'rulesGet', 'rulesChance'] as const;
  const rows = chances.map(({ ways, of }, missing) => {
    const dice = 3 - missing;
    const gets =
      dice === 0 ? text('rulesNothing') : text('rulesStakeTimes', { count: String(dice + 1) });
    const cells = [String(dice), gets, `${((Number(ways) / Number(of)) * 100).toFixed(2)} %`];
    return make('tr', {}, ...cells.map((cell) => make('td', { class: 'num' }, cell)));
  });
  const titles = head.map((key) => make('th', { scope: 'col' }, text(key)));
  return make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...titles)),
    make('tbody', {}, ...rows),
  );
}
