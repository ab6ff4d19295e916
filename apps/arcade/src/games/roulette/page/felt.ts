import { make, wait } from '@lantern/outside/page';
import type { MakeFelt } from '../../../page/table/felt.ts';
import { drawBeads } from '../../../page/table/roads.ts';
import { isRed, wheel } from '../rules.ts';
import './felt.css';

const spinMs = 4_200;
const pockets: readonly number[] = wheel;
const step = 360 / pockets.length;
const space = 'http://www.w3.org/2000/svg';

const toneOf = (number: number): string =>
  number === 0 ? 'zero' : isRed(number) ? 'red' : 'black';

function shape(tag: string, attributes: Record<string, string>, text = ''): SVGElement {
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** The wheel with its pockets in order, zero on top. */
function drawWheel(): SVGElement {
  const drawn = pockets.flatMap((number, at) => {
    const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
    const d = `M0 0L${point(from, 92)}A92 92 0 0 1 ${point(to, 92)}Z`;
    const [x = '0', y = '0'] = point(at * step, 81).split(' ');
    const turn = `rotate(${at * step} ${x} ${y})`;
    return [
      shape('path', { d, class: `pocket ${toneOf(number)}` }),
      shape('text', { x, y, class: 'pocket-number', transform: turn }, String(number)),
    ];
  });
  const svg = shape('svg', { viewBox: '-100 -100 200 200', class: 'wheel', 'aria-hidden': 'true' });
  svg.append(
    shape('circle', { r: '98', class: 'wheel-rim' }),
    ...drawn,
    shape('circle', { r: '66', class: 'wheel-bowl' }),
    shape('path', { d: 'M-44 0H44M0-44V44', class: 'wheel-cross' }),
    shape('circle', { r: '12', class: 'wheel-hub' }),
  );
  return svg;
}

export const makeFelt: MakeFelt = ({ text, scene }) => {
  const drawn = drawWheel();
  const ball = make('span', { class: 'wheel-ball' });
  const holder = make('div', { class: 'wheel-holder' }, ball);
  const number = make('b', { class: 'wheel-number num' });
  holder.prepend(drawn);
  scene.replaceChildren(holder, number);
  let turned = 0;
  const sign = (outcome: unknown) => ({
    ...{ text: String(outcome), tone: toneOf(Number(outcome)) },
  });
  return {
    sign,
    clear: () => {
      number.textContent = '';
      number.removeAttribute('data-tone');
    },
    show: async (outcome, quick) => {
      const at = pockets.indexOf(Number(outcome));
      // The pocket of the outcome comes to the top, where the ball is, after four turns.
      turned = Math.ceil(turned / 360) * 360 + (quick ? 0 : 4 * 360) - at * step;
      drawn.style.transitionDuration = quick ? '0ms' : `${spinMs}ms`;
      drawn.style.transform = `rotate(${turned}deg)`;
      holder.dataset.spinning = String(!quick);
      if (!quick) await wait(spinMs);
      holder.dataset.spinning = 'false';
      number.textContent = String(outcome);
      number.dataset.tone = toneOf(Number(outcome));
    },
    words: (outcome) => text('rouletteWords', { number: String(outcome) }),
    roads: (results) => {
      const marks = results.map(({ outcome }) => ({ ...sign(outcome), isTie: false })).reverse();
      return [drawBeads(marks, text('tableBeads'), 16)];
    },
  };
};
