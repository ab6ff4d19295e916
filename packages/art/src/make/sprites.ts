import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Pictures that a game draws itself: rendered alone, and packed into one file. */
export interface SpriteSheet {
  /** The folder in `sprites/`. */
  readonly folder: string;
  /** Where the game finds the packed file and the places in it. */
  readonly into: string;
  /** The pictures with their widths in the packed file. */
  readonly widths: Readonly<Record<string, number>>;
}

const repository = path.resolve(import.meta.dirname, '../../../..');

export const spriteSheets: Readonly<Record<string, SpriteSheet>> = {
  'reef-hunt-sprites': {
    folder: 'reef-hunt',
    into: path.join(repository, 'apps/arcade/src/games/reef-hunt/page/sea/art'),
    widths: {
      ...{ tetra: 90, clown: 100, tang: 110, angel: 120, puffer: 130, lion: 156, turtle: 184 },
      ...{ crab: 180, manta: 236, shark: 310, arowana: 350, cannon: 170, mount: 120, coin: 56 },
      ...{ left: 320, right: 320 },
    },
  },
};

const sheetWidth = 1024;
const gap = 8;
const mostBytes = 54 * 1024;

interface Sized {
  name: string;
  file: Buffer;
  width: number;
  height: number;
}

/** Corals stand at the edge: what is fine in them costs more than it shows. */
const isSoft = (name: string): boolean => name === 'left' || name === 'right';

/** Cuts off what is empty around a picture, and brings it to its width. */
async function sized(name: string, rendered: string, width: number): Promise<Sized> {
  const cut = await sharp(rendered).trim({ threshold: 2 }).png().toBuffer();
  const { data, info } = await sharp(cut)
    .resize({ width, kernel: 'lanczos3' })
    .median(isSoft(name) ? 5 : 1)
    .png()
    .toBuffer({ resolveWithObject: true });
  return { name, file: data, width: info.width, height: info.height };
}

/** Packs rendered pictures in rows, the highest first, and writes the sheet with its places. */
export async function packSprites({ into, widths }: SpriteSheet, renders: string): Promise<void> {
  const all = await Promise.all(
    Object.entries(widths).map(([name, width]) =>
      sized(name, path.join(renders, `${name}.png`), width),
    ),
  );
  all.sort((one, other) => other.height - one.height);
  const places: Record<string, [x: number, y: number, width: number, height: number]> = {};
  let [x, y, row] = [0, 0, 0];
  for (const { name, width, height } of all) {
    if (x + width > sheetWidth) [x, y, row] = [0, y + row + gap, 0];
    places[name] = [x, y, width, height];
    [x, row] = [x + width + gap, Math.max(row, height)];
  }
  // Cut to what is used, so that the size of the file follows from the places.
  const right = Math.max(...Object.values(places).map(([left, , width]) => left + width));
  const sheet = sharp({
    create: { width: right, height: y + row, channels: 4, background: '#00000000' },
  }).composite(
    all.map(({ name, file }) => {
      const [left = 0, top = 0] = places[name] ?? [];
      return { input: file, left, top };
    }),
  );
  const png = await sheet.png().toBuffer();
  mkdirSync(into, { recursive: true });
  for (const quality of [56, 52, 48, 44, 41, 38]) {
    const file = await sharp(png)
      .avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (file.length > mostBytes) continue;
    writeFileSync(path.join(into, 'sprites.avif'), file);
    const sorted = Object.fromEntries(Object.entries(places).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(path.join(into, 'sprites.json'), `${JSON.stringify(sorted, null, 2)}\n`);
    process.stdout.write(`${into}: ${file.length} bytes, quality ${quality}\n`);
    return;
  }
  throw new Error('The sheet is too large');
}
