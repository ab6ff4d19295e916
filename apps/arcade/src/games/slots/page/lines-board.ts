import { make, wait } from '@lantern/outside/page';
import type { BoardTools, MakeBoard } from '../../../page/frame/board.ts';
import { chooseLanguage, explainedIn } from '../../../texts/languages.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { factorText, winOf } from '../../money.ts';
import type { LinesGame, LinesOutcome } from '../lines/lines-game.ts';
import { enough, unitFactor } from '../lines/machine.ts';
import { type Spin, spinAt } from '../lines/spin.ts';
import { oddsIn, type SlotChoice } from '../slot.ts';
import { drawLine } from './draw-line.ts';
import { linesRules } from './lines-rules.ts';
import { makeReels, type Reels } from './reels.ts';
import { makeStage, type Stage } from './stage.ts';
import { drawSymbol } from './symbols.ts';
import { makeTempo, type Tempo } from './tempo.ts';

type LinesRound = RoundView<SlotChoice, LinesOutcome>;

const spinMs = 380;
const winMs = 900;
const openMs = 420;

const factorIn = (round: RoundView): bigint => BigInt((round as LinesRound).outcome?.factor ?? 0);

/** The board of a slot with lines; `sprite` has its symbols. */
export const linesBoard =
  (game: LinesGame, sprite: string): MakeBoard =>
  (tools) => {
    const { text, sound } = tools;
    const { machine } = game;
    const stage = makeStage(tools, sprite);
    const reels = makeReels(machine.symbols.map(({ letter }) => letter).join(''), sound);
    const marks = make('div', { class: 'slot-marks', 'aria-hidden': 'true' });
    stage.field.append(reels.element, marks);
    let tempo = makeTempo(false);
    let waiting = false;
    stage.element.addEventListener('pointerdown', () => tempo.hurry());
    const show = showsOf({ ...tools, game, stage, reels, marks });
    return {
      choice: () => ({}),
      chances: () => oddsIn(machine.stated),
      highest: () => machine.cap,
      lock: (locked) => {
        // The bet was not played: the reels stop where they are.
        if (!locked && waiting) reels.rest();
        if (!locked) waiting = false;
      },
      begin: () => {
        waiting = true;
        stage.clear();
        stage.say(text('slotLines', { count: '20' }));
        show.unmark();
        sound.start();
        reels.turn();
      },
      show: async (round, quick) => {
        waiting = false;
        tempo = makeTempo(quick);
        const { outcome, total } = round as LinesRound;
        if (!outcome) return;
        if (!quick) await wait(spinMs);
        await show.round(outcome, BigInt(total), BigInt(round.payout ?? 0), tempo);
      },
      sign: (round) => `×${factorText(factorIn(round))}`,
      words: (round) => {
        const { stops = [], free = [] } = (round as LinesRound).outcome ?? {};
        const { wins } = spinAt(machine, machine.reels, stops);
        const values = { lines: String(wins.length), factor: factorText(factorIn(round)) };
        const spins =
          free.length > 0 ? ` ${text('slotFreePlayed', { count: String(free.length) })}` : '';
        return text('slotWords', values) + spins;
      },
      rules: (explain) => linesRules(machine, explain, explainedIn(chooseLanguage(tools.language))),
    };
  };

interface Parts extends BoardTools {
  game: LinesGame;
  stage: Stage;
  reels: Reels;
  marks: HTMLElement;
}

/** Shows the parts of a round one after another: the spin, the bonus, the free spins. */
function showsOf({ game, stage, reels, marks, text, money, sound }: Parts) {
  const { machine } = game;
  const amountOf = (stake: bigint, units: number) => winOf(stake, BigInt(units) * unitFactor);
  const cells = (spin: Spin) =>
    spin.window.flatMap((letters, reel) =>
      [...letters].map((letter, row) => ({ letter, reel, row, element: reels.cell(reel, row) })),
    );
  const unmark = () => {
    marks.replaceChildren();
    stage.field.removeAttribute('data-won');
    for (const cell of stage.field.querySelectorAll('[data-hit]')) cell.removeAttribute('data-hit');
  };
  const mark = (spin: Spin) => {
    const rare = (kind: 'scatter' | 'bonus', count: number) =>
      count >= enough ? machine.symbols.find((symbol) => symbol.kind === kind)?.letter : undefined;
    const signs = [rare('scatter', spin.scatters), rare('bonus', spin.bonuses)];
    for (const { letter, element } of cells(spin))
      if (signs.includes(letter)) element?.setAttribute('data-hit', '');
    for (const { line, count } of spin.wins) drawLine(marks, reels, line, count);
    stage.field.toggleAttribute('data-won', spin.units > 0);
  };
  const oneSpin = async (spin: Spin, tempo: Tempo) => {
    await reels.stop(spin.window, tempo);
    if (spin.units === 0 && spin.bonuses < enough) return;
    mark(spin);
    if (spin.wins.length > 0) stage.say(text('slotLinesWon', { count: String(spin.wins.length) }));
  };
  const bonus = async (outcome: LinesOutcome, stake: bigint, won: number, tempo: Tempo) => {
    const sign = machine.symbols.find(({ kind }) => kind === 'bonus')?.letter ?? '';
    const boxes = outcome.prizes.map(() =>
      make('div', { class: 'slot-prize num' }, drawSymbol(sign), make('span', {}, '?')),
    );
    const shelf = make('div', { class: 'slot-prizes' }, ...boxes);
    let sum = won;
    const opened = (async () => {
      for (const [at, prize] of outcome.prizes.entries()) {
        await tempo.rest(openMs);
        const { units = 0 } = machine.bonus.prizes[prize] ?? {};
        sum += units;
        boxes[at]?.setAttribute('data-open', '');
        boxes[at]?.lastElementChild?.replaceChildren(money.short(amountOf(stake, units)));
        sound.land(at + 3);
      }
    })();
    const done = stage.announce(text('slotBonus'), text('slotBonusHow'), tempo, shelf);
    await Promise.all([opened, done]);
    await stage.count(amountOf(stake, sum), tempo);
    return sum;
  };
  const freeSpins = async (outcome: LinesOutcome, stake: bigint, won: number, tempo: Tempo) => {
    const { spins, times } = machine.free;
    const factor = String(times);
    await stage.announce(
      text('slotFree', { count: String(spins) }),
      text('slotFreeTimes', { factor }),
      tempo,
    );
    stage.scene('free');
    let [sum, known] = [won, spins];
    for (const [at, stops] of outcome.free.entries()) {
      unmark();
      stage.say(text('slotFreeLeft', { count: String(known - at) }));
      const spin = spinAt(machine, machine.freeReels, stops);
      if (!tempo.quick) reels.turn();
      await tempo.rest(spinMs);
      await oneSpin(spin, tempo);
      sum += spin.units * times;
      await stage.count(amountOf(stake, sum), tempo);
      const more = spin.scatters >= enough && known < outcome.free.length;
      if (more) {
        known += spins;
        await stage.announce(text('slotFreeMore', { count: String(spins) }), '', tempo);
      } else if (spin.units > 0) await tempo.rest(winMs);
    }
    await stage.announce(text('slotFreeEnd'), money.full(amountOf(stake, sum - won)), tempo);
    stage.scene('base');
    return sum;
  };
  return {
    unmark,
    round: async (outcome: LinesOutcome, stake: bigint, payout: bigint, tempo: Tempo) => {
      const spin = spinAt(machine, machine.reels, outcome.stops);
      await oneSpin(spin, tempo);
      let sum = spin.units;
      await stage.count(amountOf(stake, sum), tempo);
      const goesOn = outcome.prizes.length > 0 || outcome.free.length > 0;
      if (spin.units > 0 || goesOn) await tempo.rest(winMs);
      if (outcome.prizes.length > 0) sum = await bonus(outcome, stake, sum, tempo);
      if (outcome.free.length > 0) await freeSpins(outcome, stake, sum, tempo);
      // The cap can make the payout smaller than the sum.
      await stage.count(payout, tempo);
    },
  };
}
