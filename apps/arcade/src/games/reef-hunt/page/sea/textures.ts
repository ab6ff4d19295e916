import { ImageSource, Rectangle, Texture } from 'pixi.js';
import sheet from './art/sprites.avif';
import places from './art/sprites.json' with { type: 'json' };

export type SpriteName = keyof typeof places;

export interface Textures {
  /** The rendered animals, corals and guns. */
  of(name: SpriteName): Texture;
  readonly bubble: Texture;
  readonly glow: Texture;
  readonly ray: Texture;
  readonly net: Texture;
  readonly caustics: Texture;
  readonly burst: Texture;
}

type Draw = (pen: CanvasRenderingContext2D, size: number) => void;

function drawn(size: number, draw: Draw): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size, size];
  const pen = canvas.getContext('2d');
  if (pen) draw(pen, size);
  return Texture.from(canvas);
}

function radial(pen: CanvasRenderingContext2D, size: number, stops: [number, string][]): void {
  const half = size / 2;
  const fill = pen.createRadialGradient(half, half, 0, half, half, half);
  for (const [at, color] of stops) fill.addColorStop(at, color);
  pen.fillStyle = fill;
  pen.fillRect(0, 0, size, size);
}

const drawBubble: Draw = (pen, size) => {
  radial(pen, size, [
    [0, 'rgba(190,240,255,.05)'],
    [0.72, 'rgba(190,240,255,.12)'],
    [0.9, 'rgba(230,252,255,.75)'],
    [0.97, 'rgba(230,252,255,.2)'],
    [1, 'rgba(230,252,255,0)'],
  ]);
  pen.fillStyle = 'rgba(255,255,255,.9)';
  pen.beginPath();
  pen.ellipse(size * 0.34, size * 0.3, size * 0.1, size * 0.06, -0.7, 0, 7);
  pen.fill();
};

const drawGlow: Draw = (pen, size) =>
  radial(pen, size, [
    [0, 'rgba(255,255,255,1)'],
    [0.18, 'rgba(255,255,255,.75)'],
    [0.5, 'rgba(255,255,255,.18)'],
    [1, 'rgba(255,255,255,0)'],
  ]);

/** A shaft of light that falls from the top and widens. */
const drawRay: Draw = (pen, size) => {
  const down = pen.createLinearGradient(0, 0, 0, size);
  down.addColorStop(0, 'rgba(255,255,255,.9)');
  down.addColorStop(0.5, 'rgba(255,255,255,.3)');
  down.addColorStop(1, 'rgba(255,255,255,0)');
  pen.filter = `blur(${size / 26}px)`;
  pen.fillStyle = down;
  pen.beginPath();
  pen.moveTo(size * 0.42, 0);
  pen.lineTo(size * 0.58, 0);
  pen.lineTo(size * 0.86, size);
  pen.lineTo(size * 0.14, size);
  pen.fill();
};

const drawNet: Draw = (pen, size) => {
  const half = size / 2;
  pen.translate(half, half);
  pen.strokeStyle = 'rgba(225,250,255,.95)';
  pen.lineWidth = size / 90;
  const [spokes, rings] = [16, 5];
  const point = (spoke: number, reach: number) => {
    const turn = (spoke / spokes) * Math.PI * 2;
    return [Math.cos(turn) * reach * half, Math.sin(turn) * reach * half] as const;
  };
  for (let ring = 1; ring <= rings; ring += 1) {
    const reach = (ring / rings) * 0.94;
    pen.beginPath();
    for (let spoke = 0; spoke <= spokes; spoke += 1) {
      const [x, y] = point(spoke, reach);
      const [bendX, bendY] = point(spoke - 0.5, reach * 0.92);
      if (spoke === 0) pen.moveTo(x, y);
      else pen.quadraticCurveTo(bendX, bendY, x, y);
    }
    pen.stroke();
  }
  for (let spoke = 0; spoke < spokes; spoke += 1) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(...point(spoke, 0.94));
    pen.stroke();
  }
};

/** Light that waves gather on the ground: thin bright lines between cells. The edges meet. */
const drawCaustics: Draw = (pen, size) => {
  const picture = pen.createImageData(size, size);
  const turn = (Math.PI * 2) / size;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const bent = x + 9 * Math.sin(turn * y * 3) + 5 * Math.sin(turn * (y * 5 + x * 2));
      const down = y + 9 * Math.sin(turn * x * 2) + 5 * Math.cos(turn * (x * 5 - y * 3));
      const wave =
        Math.sin(turn * bent * 4) +
        Math.sin(turn * (down * 4 + bent)) +
        Math.sin(turn * (down * 3 - bent * 2));
      const light = Math.max(0, 1 - Math.abs(wave) * 1.5) ** 2;
      picture.data.set([255, 255, 255, light * 255], (y * size + x) * 4);
    }
  pen.putImageData(picture, 0, 0);
};

const drawBurst: Draw = (pen, size) => {
  const half = size / 2;
  pen.translate(half, half);
  const out = pen.createRadialGradient(0, 0, 0, 0, 0, half);
  out.addColorStop(0, 'rgba(255,255,255,.95)');
  out.addColorStop(1, 'rgba(255,255,255,0)');
  pen.fillStyle = out;
  for (let ray = 0; ray < 18; ray += 1) {
    const [turn, wide] = [(ray / 18) * Math.PI * 2, ray % 2 === 0 ? 0.09 : 0.045];
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(turn - wide) * half, Math.sin(turn - wide) * half);
    pen.lineTo(Math.cos(turn + wide) * half, Math.sin(turn + wide) * half);
    pen.fill();
  }
};

/** Loads the rendered pictures, and draws what is soft or thin. */
export async function loadTextures(): Promise<Textures> {
  const image = new Image();
  image.src = sheet;
  await image.decode();
  const source = new ImageSource({ resource: image, autoGenerateMipmaps: true });
  const all = new Map(
    Object.entries(places).map(([name, [x = 0, y = 0, width = 1, height = 1]]) => [
      name,
      new Texture({ source, frame: new Rectangle(x, y, width, height) }),
    ]),
  );
  return {
    of: (name) => all.get(name) ?? Texture.EMPTY,
    bubble: drawn(64, drawBubble),
    glow: drawn(96, drawGlow),
    ray: drawn(256, drawRay),
    net: drawn(256, drawNet),
    caustics: drawn(256, drawCaustics),
    burst: drawn(256, drawBurst),
  };
}

/** A wide picture of one column of colours, from the top down. */
export function gradient(stops: readonly [number, string][]): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [4, 512];
  const pen = canvas.getContext('2d');
  if (pen) {
    const down = pen.createLinearGradient(0, 0, 0, 512);
    for (const [at, color] of stops) down.addColorStop(at, color);
    pen.fillStyle = down;
    pen.fillRect(0, 0, 4, 512);
  }
  return Texture.from(canvas);
}
