import { make, wait } from '@lantern/outside/page';
import type { BoardTools, MakeBoard } from '../../../page/frame/board.ts';
import { chooseLanguage, explainedIn } from '../../../texts/languages.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { factorText, winOf } from '../../money.ts';
import type { CascadesGame, CascadesOutcome } from '../cascades/cascades-game.ts';
import { hundredth, scattersExtend, scattersStart, tiers } from '../cascades/machine.ts';
import { paysFor } from '../cascades/tumble.ts';
import { oddsIn, type SlotChoice } from '../slot.ts';
import { cascadesRules } from './cascades-rules.ts';
import { type Columns, empty, type Grid, makeGrid, settle, winnersIn } from './grid.ts';
import { makeStage, type Stage } from './stage.ts';
import { makeTempo, type Tempo } from './tempo.ts';

type CascadesRound = RoundView<SlotChoice, CascadesOutcome>;

const leaveMs = 320;
const winMs = 620;

const factorIn = (round: RoundView): bigint =>
  BigInt((round as CascadesRound).outcome?.factor ?? 0);

/** The board of a slot with cascades; `sprite` has its symbols. */
export const cascadesBoard =
  (game: CascadesGame, sprite: string): MakeBoard =>
  (tools) => {
    const { text, sound } = tools;
    const { machine } = game;
    const stage = makeStage(tools, sprite);
    stage.element.dataset.engine = 'cascades';
    const grid = makeGrid(machine.symbols.map(({ letter }) => letter).join(''));
    stage.field.append(grid.element);
    const ladder = makeLadder(stage);
    ladder.show(machine.times, -1);
    let tempo = makeTempo(false);
    let waiting = false;
    stage.element.addEventListener('pointerdown', () => tempo.hurry());
    const show = showsOf({ ...tools, game, stage, grid, ladder });
    return {
      choice: () => ({}),
      chances: () => oddsIn(machine.stated),
      highest: () => machine.cap,
      lock: (locked) => {
        // The bet was not played: the symbols come back.
        if (!locked && waiting) grid.rest();
        if (!locked) waiting = false;
      },
      begin: () => {
        waiting = true;
        stage.clear();
        stage.say('');
        ladder.show(machine.times, -1);
        sound.start();
        grid.leave();
      },
      show: async (round, quick) => {
        waiting = false;
        tempo = makeTempo(quick);
        const { outcome, total } = round as CascadesRound;
        if (!outcome) return;
        if (!quick) await wait(leaveMs);
        await show(outcome, BigInt(total), BigInt(round.payout ?? 0), tempo);
      },
      sign: (round) => `×${factorText(factorIn(round))}`,
      words: (round) => {
        const { spins = [] } = (round as CascadesRound).outcome ?? {};
        const cascades = String((spins[0]?.length ?? 1) - 1);
        const words = text('slotCascades', {
          ...{ count: cascades, factor: factorText(factorIn(round)) },
        });
        const free = spins.length - 1;
        return free > 0 ? `${words} ${text('slotFreePlayed', { count: String(free) })}` : words;
      },
      rules: (explain) =>
        cascadesRules(machine, explain, explainedIn(chooseLanguage(tools.language))),
    };
  };

interface Ladder {
  /** Shows the multipliers, and which of them is in use. */
  show(times: readonly number[], at: number): void;
}

function makeLadder(stage: Stage): Ladder {
  const list = make('ul', { class: 'slot-ladder num', 'aria-hidden': 'true' });
  stage.element.querySelector('.slot-body')?.before(list);
  return {
    show: (times, at) => {
      const steps = times.map((factor, step) => {
        const item = make('li', {}, `×${factor}`);
        item.toggleAttribute('data-now', step === Math.min(at, times.length - 1));
        return item;
      });
      list.replaceChildren(...steps);
    },
  };
}

interface Parts extends BoardTools {
  game: CascadesGame;
  stage: Stage;
  grid: Grid;
  ladder: Ladder;
}

/** Shows a round: the drops of its spin, then its free spins. */
function showsOf({ game, stage, grid, ladder, text, money, sound }: Parts) {
  const { machine } = game;
  const scatter = machine.symbols.at(-1)?.letter ?? '';
  const amountOf = (stake: bigint, paid: number) => winOf(stake, BigInt(paid) * hundredth);
  const countOf = (columns: Columns, letter: string) =>
    columns.flat().filter((one) => one === letter).length;
  const paysIn = (columns: Columns, letter: string) =>
    paysFor(
      machine,
      machine.symbols.findIndex((symbol) => symbol.letter === letter),
      countOf(columns, letter),
    );

  /** Shows the drops of one spin and returns what has been won with it. */
  const spin = async (
    drops: readonly string[],
    times: readonly number[],
    stake: bigint,
    won: number,
    tempo: Tempo,
  ): Promise<number> => {
    let [sum, before, columns] = [won, empty, settle(empty, drops[0] ?? '')];
    ladder.show(times, -1);
    for (const [at, next] of [...drops.slice(1), undefined].entries()) {
      await grid.fall(before, columns, tempo);
      sound.land(at);
      const winners = winnersIn(columns, tiers[0], scatter);
      if (winners.length === 0 || next === undefined) break;
      const factor = times[Math.min(at, times.length - 1)] ?? 1;
      sum += winners.reduce((all, letter) => all + paysIn(columns, letter), 0) * factor;
      ladder.show(times, at);
      grid.light(winners);
      stage.field.setAttribute('data-won', '');
      stage.say(text('slotTimes', { count: String(at + 1), factor: String(factor) }));
      await Promise.all([stage.count(amountOf(stake, sum), tempo), tempo.rest(winMs)]);
      await grid.burst(tempo);
      stage.field.removeAttribute('data-won');
      const left = columns.map((column) =>
        column.map((letter) => (winners.includes(letter) ? '' : letter)),
      );
      before = left;
      columns = settle(
        left.map((column) => column.filter((letter) => letter !== '')),
        next,
      );
    }
    const paid = paysIn(columns, scatter);
    const enough = times === machine.times ? scattersStart : scattersExtend;
    if (paid > 0 || countOf(columns, scatter) >= enough) {
      grid.light([scatter]);
      await tempo.rest(winMs);
    }
    sum += paid;
    await stage.count(amountOf(stake, sum), tempo);
    return sum;
  };

  return async (outcome: CascadesOutcome, stake: bigint, payout: bigint, tempo: Tempo) => {
    const [first = [], ...free] = outcome.spins;
    let sum = await spin(first, machine.times, stake, 0, tempo);
    if (free.length > 0) {
      const before = sum;
      const { spins, more } = machine.free;
      const times = machine.freeTimes.map((factor) => `×${factor}`).join(' ');
      await stage.announce(text('slotFree', { count: String(spins) }), times, tempo);
      stage.scene('free');
      let known = spins;
      for (const [at, drops] of free.entries()) {
        stage.say(text('slotFreeLeft', { count: String(known - at) }));
        if (!tempo.quick) {
          grid.leave();
          await tempo.rest(leaveMs);
        }
        sum = await spin(drops, machine.freeTimes, stake, sum, tempo);
        if (at + 1 < known || known >= free.length) continue;
        const added = Math.min(more, free.length - known);
        known += added;
        await stage.announce(text('slotFreeMore', { count: String(added) }), '', tempo);
      }
      await stage.announce(
        ...([text('slotFreeEnd'), money.full(amountOf(stake, sum - before)), tempo] as const),
      );
      stage.scene('base');
    }
    // The cap can make the payout smaller than the sum.
    await stage.count(payout, tempo);
  };
}
