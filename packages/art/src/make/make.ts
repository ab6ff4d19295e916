import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encodeScene } from './encode.ts';
import { type Scene, scenes } from './scenes.ts';
import { packSprites, type SpriteSheet, spriteSheets } from './sprites.ts';

// npm run art -- <name>... [--draft] [--encode]: renders pictures with Blender and encodes them.

const packageFolder = path.resolve(import.meta.dirname, '..', '..');
const renders = path.join(packageFolder, '.data');

/** Pixels and samples. Scaling down hides what grain is left. */
const quality = { tile: [540, 720, 64], hero: [1440, 720, 40] } as const;
const draft = { tile: [90, 120, 32], hero: [240, 120, 32] } as const;

function blender(script: string, args: readonly (string | number)[]): void {
  const options = ['-b', '-noaudio', '-t', String(availableParallelism()), '--python', script];
  const run = spawnSync('blender', [...options, '--', ...args].map(String), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (run.error) throw new Error('Blender is not installed (Debian: apt-get install blender)');
  if (run.status !== 0) throw new Error(`${script} could not be rendered`);
}

/** Each sprite is rendered larger than it is shown, in one run of Blender. */
function renderSprites({ folder, widths }: SpriteSheet): string {
  const out = path.join(renders, folder);
  mkdirSync(out, { recursive: true });
  const script = path.join(packageFolder, 'sprites', folder, 'sprites.py');
  blender(script, [out, 720, 540, 90, ...Object.keys(widths)]);
  return out;
}

function render(name: string, { kind, folder = name }: Scene, rough: boolean): string {
  const [width, height, samples] = (rough ? draft : quality)[kind];
  const out = path.join(renders, `${name}.png`);
  mkdirSync(renders, { recursive: true });
  const script = path.join(packageFolder, 'scenes', folder, 'scene.py');
  blender(script, [out, width, height, samples]);
  if (!existsSync(out)) throw new Error(`${name} could not be rendered`);
  return out;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean' }, encode: { type: 'boolean' } },
});
const names = [...Object.keys(scenes), ...Object.keys(spriteSheets)].join(', ');
if (positionals.length === 0) process.stdout.write(`npm run art -- <name>...\nNames: ${names}\n`);
for (const name of positionals) {
  const sheet = spriteSheets[name];
  if (sheet) {
    await packSprites(
      sheet,
      values.encode ? path.join(renders, sheet.folder) : renderSprites(sheet),
    );
    continue;
  }
  const scene = scenes[name];
  if (!scene) throw new Error(`Unknown picture "${name}". Known: ${names}`);
  // With --encode, an earlier render is encoded again, such as after a change of the lettering.
  const rendered = values.encode
    ? path.join(renders, `${name}.png`)
    : render(name, scene, values.draft ?? false);
  if (!values.draft) await encodeScene(name, scene, rendered);
}
