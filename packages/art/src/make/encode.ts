import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  fileOf,
  formats,
  type MadePicture,
  type PictureKind,
  placeholderBytes,
  shapes,
} from '../shapes.ts';
import { letteringSvg } from './lettering.ts';
import type { Scene } from './scenes.ts';
import { shadeSvg } from './shade.ts';
import { smooth } from './smooth.ts';

const folder = path.resolve(import.meta.dirname, '..', '..', 'encoded');
const list = path.join(folder, 'pictures.json');

type Format = (typeof formats)[number];

const written = (source: Sharp, format: Format, quality: number) =>
  format === 'avif'
    ? source.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
    : source.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();

/** The best quality whose file is small enough. */
async function withinBudget(source: Sharp, format: Format, bytes: number): Promise<Buffer> {
  let best: Buffer | undefined;
  let [low, high] = [20, 80];
  while (high - low >= 4) {
    const quality = Math.round((low + high) / 2);
    const file = await written(source.clone(), format, quality);
    if (file.length <= bytes) [best, low] = [file, quality];
    else high = quality;
  }
  if (!best) throw new Error(`No ${format} of at most ${bytes} bytes`);
  return best;
}

async function placeholderOf(source: Sharp, kind: PictureKind): Promise<string> {
  const size = kind === 'tile' ? { width: 6, height: 8 } : { width: 10, height: 5 };
  for (const quality of [60, 40, 20, 5]) {
    const file = await source.clone().resize(size).webp({ quality, effort: 6 }).toBuffer();
    if (file.length < placeholderBytes) return `data:image/webp;base64,${file.toString('base64')}`;
  }
  throw new Error('The placeholder is too large');
}

/** Encodes a rendered scene, once for each language of its lettering, in place of earlier files. */
export async function encodeScene(code: string, scene: Scene, rendered: string) {
  const { kind, lettering, shade } = scene;
  const made: Record<string, MadePicture> = JSON.parse(readFileSync(list, 'utf8'));
  for (const language of Object.keys(lettering?.titles ?? { en: '' })) {
    const name = `${code}.${language}`;
    const { info, data } = await lettered(rendered, lettering, language);
    const source = sharp(data);
    const files = new Map<string, Buffer>();
    for (const [width, bytes] of shapes[kind].widths)
      for (const format of formats) {
        const height = Math.round(width * shapes[kind].ratio);
        const layers = shade ? [{ input: Buffer.from(shadeSvg(shade, [width, height])) }] : [];
        const sized = sharp(
          await source
            .clone()
            .resize({ width, height, fit: 'cover', kernel: 'lanczos3' })
            .sharpen({ sigma: 0.6, m1: 0.4, m2: 1 })
            .composite(layers)
            .png()
            .toBuffer(),
        );
        files.set(`${width}.${format}`, await withinBudget(sized, format, bytes));
      }
    const hash = createHash('sha256');
    for (const file of files.values()) hash.update(file);
    const version = hash.digest('hex').slice(0, 10);
    for (const old of globSync(`${name}.*`, { cwd: folder })) rmSync(path.join(folder, old));
    for (const [ending, file] of files) {
      const [width, format = ''] = ending.split('.');
      writeFileSync(path.join(folder, fileOf(name, version, Number(width), format)), file);
    }
    made[name] = { kind, hash: version, placeholder: await placeholderOf(source, kind) };
    const sizes = [...files].map(([ending, { length }]) => `${ending} ${length}`).join(', ');
    process.stdout.write(`${name} (${info.width} × ${info.height}): ${sizes}\n`);
  }
  const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(list, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function lettered(rendered: string, lettering: Scene['lettering'], language: string) {
  const source = sharp(await smooth(rendered));
  const { width, height } = await source.metadata();
  const layers = lettering
    ? [{ input: Buffer.from(letteringSvg(lettering, language, [width, height])) }]
    : [];
  return source.composite(layers).png().toBuffer({ resolveWithObject: true });
}
