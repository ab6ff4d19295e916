import { make, onPress, setUsable, wait } from '@lantern/outside/page';
import type { BoardTools, MakeBoard } from '../../../page/frame/board.ts';
import { moveByArrows, option, value } from '../../../page/frame/parts.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { factorText } from '../../money.ts';
import {
  highestPay,
  hitsOf,
  type KenoChoice,
  kenoChances,
  mostPicks,
  numbers,
  paysOf,
} from '../rules.ts';
import './board.css';

type KenoRound = RoundView<KenoChoice, number[]>;
const ballMs = 110;
const columns = 8;

/** Ten numbers without repetition, chosen on this device; they do not affect the draw. */
function randomPicks(): number[] {
  const left = Array.from({ length: numbers }, (_, at) => at + 1);
  const words = crypto.getRandomValues(new Uint32Array(mostPicks));
  const picked = Array.from(words, (word) => left.splice(word % left.length, 1)[0] ?? 1);
  return picked.sort((a, b) => a - b);
}

const hitsIn = (round: RoundView): number => {
  const { choice, outcome } = round as KenoRound;
  return hitsOf(choice.picks, outcome ?? []);
};

/** Forty numbers; the player's are lit, and the drawn ones appear one by one. */
export const makeBoard: MakeBoard = (tools) => {
  const { text, root, options, changed } = tools;
  let picks: number[] = [4, 11, 18, 23, 36];
  let locked = false;
  const spots = Array.from({ length: numbers }, (_, at) => makeSpot(tools, at + 1, pick));
  moveByArrows(spots, columns);
  const pays = make('ul', { class: 'keno-pays num' });
  root.append(make('div', { class: 'keno' }, make('div', { class: 'spots' }, ...spots), pays));
  const count = value();
  const tool = (key: 'kenoRandom' | 'kenoClear', act: () => void) => {
    const button = make('button', { type: 'button', class: 'choice' }, text(key));
    onPress(button, () => {
      clear();
      act();
      draw();
      changed();
    });
    return button;
  };
  const random = tool('kenoRandom', () => {
    picks = randomPicks();
  });
  const none = tool('kenoClear', () => {
    picks = [];
  });
  const both = make('div', { class: 'choices' }, random, none);
  const wide = option(' ', both);
  wide.style.gridColumn = 'span 2';
  options.append(option(' ', count), wide);

  function pick(number: number): void {
    if (locked) return;
    clear();
    const without = picks.filter((one) => one !== number);
    if (without.length === picks.length && picks.length < mostPicks)
      picks = [...picks, number].sort((a, b) => a - b);
    else picks = without;
    draw();
    changed();
  }
  function clear(): void {
    for (const spot of spots) spot.removeAttribute('data-drawn');
    for (const row of pays.children) row.removeAttribute('data-now');
  }
  function draw(): void {
    for (const [at, spot] of spots.entries())
      spot.setAttribute('aria-pressed', String(picks.includes(at + 1)));
    count.textContent = text('kenoPicked', { count: String(picks.length) });
    const rows = paysOf(picks.length).flatMap((pay, hits) =>
      pay === 0n
        ? []
        : [
            make(
              'li',
              { 'data-hits': String(hits) },
              `×${factorText(pay)}`,
              make('span', {}, `${text('kenoHit')} ${hits}`),
            ),
          ],
    );
    pays.replaceChildren(...rows);
  }
  draw();
  return {
    choice: () => ({ picks }),
    chances: () => kenoChances(picks.length),
    highest: () => (picks.length > 0 ? highestPay(picks.length) : 10_000n),
    ready: () => picks.length > 0,
    lock: (now) => {
      locked = now;
      for (const button of [...spots, random, none]) setUsable(button, !now);
    },
    begin: clear,
    show: async (round, quick) => {
      for (const ball of (round as KenoRound).outcome ?? []) {
        spots[ball - 1]?.setAttribute('data-drawn', '');
        if (!quick) await wait(ballMs);
      }
      pays.querySelector(`[data-hits="${hitsIn(round)}"]`)?.setAttribute('data-now', '');
    },
    restore: (past) => {
      picks = (past as KenoChoice).picks;
      draw();
    },
    sign: (round) => {
      const { choice } = round as KenoRound;
      return `${hitsIn(round)}/${choice.picks.length}`;
    },
    words: (round) => {
      const { choice } = round as KenoRound;
      const values = { hits: String(hitsIn(round)), picks: String(choice.picks.length) };
      return text('kenoHits', values);
    },
  };
};

function makeSpot({ text }: BoardTools, number: number, pick: (number: number) => void) {
  const label = text('kenoSpot', { number: String(number) });
  const spot = make(
    'button',
    { type: 'button', class: 'spot num', 'aria-label': label },
    String(number),
  );
  onPress(spot, () => pick(number));
  return spot;
}
