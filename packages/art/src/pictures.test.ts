import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  fileOf,
  formats,
  pictureFiles,
  pictures,
  placeholderBytes,
  renderedPicture,
  shapes,
} from './index.ts';
import { scenes } from './make/scenes.ts';

const root = path.resolve(import.meta.dirname, '..');

describe('rendered pictures', () => {
  it('exist for every scene and language of its lettering', () => {
    const listed = Object.entries(scenes).flatMap(([code, { lettering }]) =>
      Object.keys(lettering?.titles ?? { en: '' }).map((language) => `${code}.${language}`),
    );
    expect([...pictures.keys()].sort()).toEqual(listed.sort());
    const folders = Object.entries(scenes).map(([code, { folder = code }]) => folder);
    expect(readdirSync(path.join(root, 'scenes')).sort()).toEqual([...new Set(folders)].sort());
  });

  it('have a file of each size and format, and no others lie beside them', () => {
    const there = readdirSync(path.join(root, 'encoded')).filter((file) => !/json$/.test(file));
    expect(there.sort()).toEqual([...pictureFiles.keys()].sort());
  });

  it.each([...pictures])('are small enough: %s', (name, { kind, hash, placeholder }) => {
    for (const [width, bytes] of shapes[kind].widths)
      for (const format of formats) {
        const file = pictureFiles.get(fileOf(name, hash, width, format));
        expect(statSync(file?.path ?? '').size).toBeLessThanOrEqual(bytes);
      }
    const [, tiny = ''] = placeholder.split(',');
    expect(Buffer.from(tiny, 'base64').length).toBeLessThan(placeholderBytes);
  });

  it.each([...pictureFiles])('are what their names say: %s', (file, { path: place }) => {
    const bytes = readFileSync(place).subarray(0, 12).toString('latin1');
    expect(bytes).toMatch(file.endsWith('.avif') ? /ftypavif/ : /^RIFF.*WEBP/s);
  });
});

describe('the picture of a game', () => {
  it('has lettering in the language of the page, or else in English', () => {
    expect(renderedPicture('moon-dice', 'vi')?.base).toContain('/moon-dice.vi.');
    expect(renderedPicture('moon-dice', 'th')?.base).toContain('/moon-dice.en.');
  });

  it('is missing for a game that has none', () => {
    expect(renderedPicture('no-such-game')).toBeUndefined();
  });
});
