import { byId, insertArt, prefersStillness } from '@lantern/outside/page';
import { timesText } from '../../limbo/rules.ts';
import { flight, growth } from '../rules.ts';
import lanternArt from './lantern.svg?raw';
import skyArt from './sky.svg?raw';

export interface Scene {
  /** Before the flight: the lantern stands on the water. */
  rest(): void;
  /** Draws the flight this many milliseconds after its start. */
  fly(ms: number): void;
  /** The lantern goes out at this multiplier, in hundredths. */
  goOut(at: bigint): void;
}

/** The part of the picture that the curve may use, from the lower left corner. */
const room = { left: 0.08, right: 0.86, low: 0.86, high: 0.16 };
const points = 48;
/** The curve is drawn at most this often; the lantern moves with every frame. */
const curveMs = 30;

/** The sky with the curve behind the lantern. One frame draws one path and moves one element. */
export function makeScene(): Scene {
  const canvas = byId<HTMLCanvasElement>('curve');
  const lantern = byId('lantern');
  const times = byId('times');
  const board = byId('board');
  insertArt(byId('sky'), skyArt);
  insertArt(lantern, lanternArt);
  const size = { width: 0, height: 0 };
  let drawn = Number.NEGATIVE_INFINITY;
  const measure = () => {
    const { clientWidth, clientHeight } = board;
    const sharp = Math.min(2, globalThis.devicePixelRatio || 1);
    Object.assign(size, { width: clientWidth, height: clientHeight });
    canvas.width = clientWidth * sharp;
    canvas.height = clientHeight * sharp;
    canvas.getContext('2d')?.scale(sharp, sharp);
    drawn = Number.NEGATIVE_INFINITY;
  };
  measure();
  if ('ResizeObserver' in globalThis) new ResizeObserver(measure).observe(board);

  const spanOf = (ms: number) => ({
    widest: Math.max(ms, 6_000),
    highest: Math.max(Math.exp(growth * ms) - 1, 0.8),
  });
  const place = (ms: number, span: ReturnType<typeof spanOf>) => ({
    x: size.width * (room.left + (room.right - room.left) * (ms / span.widest)),
    y:
      size.height *
      (room.low - (room.low - room.high) * ((Math.exp(growth * ms) - 1) / span.highest)),
  });
  const put = (x: number, y: number) => {
    lantern.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  };
  const draw = (ms: number) => {
    const span = spanOf(ms);
    const { x, y } = place(ms, span);
    put(x, y);
    if (Math.abs(ms - drawn) < curveMs) return;
    drawn = ms;
    const context = canvas.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, size.width, size.height);
    const start = place(0, span);
    context.beginPath();
    context.moveTo(start.x, start.y);
    for (let at = 1; at <= points; at += 1) {
      const point = place((ms * at) / points, span);
      context.lineTo(point.x, point.y);
    }
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.strokeStyle = '#ffc457';
    context.stroke();
    context.lineTo(x, start.y);
    context.closePath();
    context.fillStyle = 'rgb(255 160 60 / 14%)';
    context.fill();
  };
  let [last, flown] = ['', 0];
  const say = (at: bigint) => {
    const shown = `×${timesText(at)}`;
    if (shown !== last) times.textContent = shown;
    last = shown;
  };
  return {
    rest: () => {
      board.dataset.flight = 'rest';
      last = '';
      times.textContent = '';
      flown = 0;
      draw(0);
    },
    fly: (ms) => {
      board.dataset.flight = 'air';
      flown = ms;
      say(flight.timesAt(ms));
      // Without motion the lantern takes ten steps in a second's place of sixty.
      if (prefersStillness()) draw(Math.floor(ms / 1_000) * 1_000);
      else draw(ms);
    },
    goOut: (at) => {
      board.dataset.flight = 'out';
      say(at);
      draw(flown > 0 ? flown : flight.endOf(String(at)));
    },
  };
}
