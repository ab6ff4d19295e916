import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf, formats, type MadePicture, shapes } from './shapes.ts';

export { fileOf, formats, placeholderBytes, shapes } from './shapes.ts';

const folder = path.resolve(import.meta.dirname, '..', 'encoded');

/** All rendered pictures by name: `<game or banner>.<language of its lettering>`. */
export const pictures: ReadonlyMap<string, MadePicture> = new Map(
  Object.entries(JSON.parse(readFileSync(path.join(folder, 'pictures.json'), 'utf8'))),
);

/** Where a page finds a picture: `<base>.<width>.<format>` for each width, as AVIF and WebP. */
export interface RenderedPicture {
  base: string;
  widths: number[];
  placeholder: string;
}

/**
 * The rendered picture of a game or a banner, with lettering in the language, or else in English.
 * Most games have none.
 */
export function renderedPicture(code: string, language = 'en'): RenderedPicture | undefined {
  const name = [`${code}.${language}`, `${code}.en`].find((one) => pictures.has(one));
  const picture = name === undefined ? undefined : pictures.get(name);
  if (!picture) return undefined;
  return {
    base: `/media/rendered/${name}.${picture.hash}`,
    widths: shapes[picture.kind].widths.map(([width]) => width),
    placeholder: picture.placeholder,
  };
}

/** The rendered scene of a game, twice as wide as high and without lettering. */
export const heroOf = (code: string): RenderedPicture | undefined =>
  renderedPicture(`hero-${code}`);

/** The files of all pictures, as their addresses name them. */
export const pictureFiles: ReadonlyMap<string, { type: string; path: string }> = new Map(
  [...pictures].flatMap(([name, { kind, hash }]) =>
    shapes[kind].widths.flatMap(([width]) =>
      formats.map((format) => {
        const file = fileOf(name, hash, width, format);
        return [file, { type: `image/${format}`, path: path.join(folder, file) }] as const;
      }),
    ),
  ),
);
