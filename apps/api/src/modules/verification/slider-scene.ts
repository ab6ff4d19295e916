import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../ports/random.ts';

interface Size {
  width: number;
  height: number;
}

/** The sky from top to bottom, the hills from far to near, and the lanterns. */
const palettes = [
  {
    sky: ['#262743', '#4A43C9', '#FF947A'],
    hills: ['#3B35A8', '#2C2B57', '#1B1C33'],
    light: ['#FFC457', '#FF947A'],
  },
  {
    sky: ['#0B2230', '#0B5C7A', '#F2B63C'],
    hills: ['#0A4A63', '#16384A', '#0C1D28'],
    light: ['#FFE3A3', '#FF7E5F'],
  },
  {
    sky: ['#47202F', '#B5371A', '#FFC457'],
    hills: ['#855200', '#45272A', '#262743'],
    light: ['#FFEDE8', '#F2B63C'],
  },
  {
    sky: ['#143A32', '#0A7548', '#E2F5EB'],
    hills: ['#0B5C4A', '#143A32', '#121325'],
    light: ['#FFC457', '#FF947A'],
  },
] as const;

/** An integer from `low` to `high`. */
const between = (random: Random, low: number, high: number) => low + random.below(high - low + 1);
const pick = <Item>(random: Random, items: readonly Item[]) =>
  items[random.below(items.length)] as Item;

function paintSky(
  ink: SKRSContext2D,
  { width, height }: Size,
  colours: readonly string[],
  random: Random,
): void {
  const sky = ink.createLinearGradient(0, 0, between(random, -80, 80), height);
  for (const [at, colour] of colours.entries()) sky.addColorStop(at / (colours.length - 1), colour);
  ink.fillStyle = sky;
  ink.fillRect(0, 0, width, height);
  ink.fillStyle = 'rgba(255, 255, 255, 0.7)';
  for (let star = 0; star < 40; star += 1)
    ink.fillRect(random.below(width), random.below(height), 1, 1);
}

/** Hills whose tops are around `level`. */
function paintHills(
  ink: SKRSContext2D,
  { width, height }: Size,
  level: number,
  colour: string,
  random: Random,
): void {
  const step = between(random, 36, 64);
  ink.fillStyle = colour;
  ink.beginPath();
  ink.moveTo(0, height);
  ink.lineTo(0, level);
  for (let x = 0; x < width + step; x += step)
    ink.quadraticCurveTo(
      x + step / 2,
      level + between(random, -26, 18),
      x + step,
      level + between(random, -8, 8),
    );
  ink.lineTo(width + step, height);
  ink.closePath();
  ink.fill();
}

function paintWaves(ink: SKRSContext2D, { width, height }: Size, random: Random): void {
  ink.strokeStyle = 'rgba(255, 255, 255, 0.22)';
  ink.lineWidth = 1.5;
  for (let wave = 0; wave < 5; wave += 1) {
    const y = height - between(random, 4, 30);
    const length = between(random, 10, 22);
    ink.beginPath();
    ink.moveTo(0, y);
    for (let x = 0; x < width; x += length)
      ink.quadraticCurveTo(x + length / 2, y - 5, x + length, y);
    ink.stroke();
  }
}

function paintLantern(
  ink: SKRSContext2D,
  { width, height }: Size,
  colour: string,
  random: Random,
): void {
  const [x, y] = [random.below(width), between(random, 10, height - 24)];
  const size = between(random, 7, 15);
  const glow = ink.createRadialGradient(x, y, 1, x, y, size * 3);
  glow.addColorStop(0, 'rgba(255, 226, 160, 0.75)');
  glow.addColorStop(1, 'rgba(255, 226, 160, 0)');
  ink.fillStyle = glow;
  ink.fillRect(x - size * 3, y - size * 3, size * 6, size * 6);
  ink.fillStyle = colour;
  ink.beginPath();
  ink.ellipse(x, y, size * 0.8, size, 0, 0, Math.PI * 2);
  ink.fill();
  ink.strokeStyle = 'rgba(71, 32, 47, 0.55)';
  ink.lineWidth = 1;
  for (const part of [0.3, 0.62]) {
    ink.beginPath();
    ink.ellipse(x, y, size * 0.8 * part, size, 0, 0, Math.PI * 2);
    ink.stroke();
  }
  ink.fillStyle = '#262743';
  ink.fillRect(x - size * 0.4, y - size - 2, size * 0.8, 3);
  ink.fillRect(x - size * 0.4, y + size - 1, size * 0.8, 3);
}

/** A random festival at dusk, with details everywhere so that no two parts look alike. */
export function paintScene(ink: SKRSContext2D, size: Size, random: Random): void {
  const { sky, hills, light } = pick(random, palettes);
  paintSky(ink, size, sky, random);
  for (const [at, colour] of hills.entries()) {
    paintHills(ink, size, size.height * (0.5 + at * 0.17) + between(random, -6, 6), colour, random);
    for (let lantern = 0; lantern < 4; lantern += 1)
      paintLantern(ink, size, pick(random, light), random);
  }
  paintWaves(ink, size, random);
}
