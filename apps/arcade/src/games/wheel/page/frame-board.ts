import { insertArt, make } from '@lantern/outside/page';
import type { MakeBoard } from '../../../page/frame/board.ts';
import { animate } from '../../../page/frame/count.ts';
import { choices, option } from '../../../page/frame/parts.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { factorText } from '../../money.ts';
import {
  highestSegment,
  risks,
  segmentsOf,
  sizes,
  type WheelChoice,
  type WheelRisk,
  wheelChances,
} from '../rules.ts';
import './board.css';

type WheelRound = RoundView<WheelChoice, number>;
const spinMs = 1_700;
const turns = 3;

/** From no win to the highest factor of the wheel. */
const colours = ['#43221a', '#7dea5a', '#2fc7ff', '#ffd23d', '#ff8a3d', '#ff3d5a', '#b07bff'];

const pin = `<svg class="fortune-pin" viewBox="0 0 40 56" aria-hidden="true"
  xmlns="http://www.w3.org/2000/svg"><path d="M4 4h32L20 54z" fill="#fff"/>
  <path d="M20 4h16L20 54z" fill="#ffd9b0"/></svg>`;

/** Each factor of a wheel has a colour, in order of its size. */
const colourOf = (factor: bigint, all: readonly bigint[]): string => {
  if (factor === 0n) return colours[0] ?? '';
  const paying = [...new Set(all)].filter((one) => one > 0n).sort((a, b) => (a < b ? -1 : 1));
  return colours[1 + Math.min(paying.indexOf(factor), colours.length - 2)] ?? '';
};

function discOf(segments: readonly bigint[]): string {
  const angle = (2 * Math.PI) / segments.length;
  const point = (at: number, r: number) =>
    `${(100 + r * Math.sin(at)).toFixed(2)} ${(100 - r * Math.cos(at)).toFixed(2)}`;
  const wedges = segments.map((factor, at) => {
    const [from, to] = [(at - 0.5) * angle, (at + 0.5) * angle];
    return `<path d="M100 100L${point(from, 99)}A99 99 0 0 1 ${point(to, 99)}Z"
      fill="${colourOf(factor, segments)}" stroke="#3a1408" stroke-width="1.4"/>`;
  });
  return `<svg class="fortune-disc" viewBox="0 0 200 200" aria-hidden="true"
    xmlns="http://www.w3.org/2000/svg">${wedges.join('')}</svg>`;
}

const factorIn = (round: RoundView): bigint => {
  const { choice, outcome } = round as WheelRound;
  return segmentsOf(choice)[outcome ?? 0] ?? 0n;
};

/** A wheel that turns until the drawn segment is under the pointer. */
export const makeBoard: MakeBoard = ({ text, root, options, changed }) => {
  let choice: WheelChoice = { risk: 'medium', segments: 30 };
  let turned = 0;
  const hub = make('output', { class: 'fortune-hub num' });
  const disc = make('div', { class: 'fortune-wheel' });
  const keys = make('ul', { class: 'fortune-keys num' });
  root.append(make('div', { class: 'fortune' }, disc, keys));
  const draw = () => {
    const segments = segmentsOf(choice);
    disc.replaceChildren();
    insertArt(disc, discOf(segments));
    insertArt(disc, pin);
    disc.append(hub);
    turned = 0;
    const shown = wheelChances(choice).map(({ factor }) => {
      const key = make('li', {}, `×${factorText(factor)}`);
      key.style.setProperty('--key', colourOf(factor, segments));
      return key;
    });
    keys.replaceChildren(...shown);
  };
  const change = (next: Partial<WheelChoice>) => {
    choice = { ...choice, ...next };
    draw();
    changed();
  };
  const risk = choices<WheelRisk>(
    text('riskField'),
    risks.map((value) => ({ value, text: text(`${value}Risk`) })),
    (chosen) => change({ risk: chosen }),
  );
  const size = choices<string>(
    text('wheelSegments'),
    sizes.map((value) => ({ value: String(value), text: String(value) })),
    (chosen) => change({ segments: sizes.find((one) => String(one) === chosen) ?? 10 }),
  );
  options.append(
    option(text('riskField'), risk.element, true),
    option(text('wheelSegments'), size.element, true),
  );
  const restore = (past: WheelChoice) => {
    choice = past;
    risk.choose(choice.risk);
    size.choose(String(choice.segments));
    draw();
  };
  restore(choice);
  return {
    choice: () => choice,
    chances: () => wheelChances(choice),
    highest: () => highestSegment(choice),
    lock: (locked) => {
      risk.lock(locked);
      size.lock(locked);
    },
    begin: () => {
      hub.textContent = '';
    },
    show: async (round, quick) => {
      const segment = (round as WheelRound).outcome ?? 0;
      const part = 360 / choice.segments;
      const from = turned;
      const to = Math.ceil(from / 360 + turns) * 360 - segment * part;
      const wheel = disc.querySelector<SVGElement>('.fortune-disc');
      await animate(quick ? 0 : spinMs, (share) => {
        turned = from + (to - from) * share;
        if (wheel) wheel.style.transform = `rotate(${turned}deg)`;
      });
      hub.textContent = `×${factorText(factorIn(round))}`;
    },
    restore: (past) => restore(past as WheelChoice),
    sign: (round) => `×${factorText(factorIn(round))}`,
    words: (round) => text('wheelStopped', { factor: factorText(factorIn(round)) }),
  };
};
