/**
 * A minimal SVG printer. All values are numbers or constants of this folder, and outside ids are
 * only hashed, so nothing needs escaping.
 */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const short = (value: number, places: number) =>
  String(Number(value.toFixed(places))).replace(/^(-?)0\./, '$1.');

/** At most one decimal, without needless zeros. */
export const round = (value: number): string => short(value, 1);

const print = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined
        ? ''
        : ` ${name}="${typeof value === 'number' ? short(value, 2) : value}"`,
    )
    .join('');

export const tag = (name: string, attributes: Attributes, inner = ''): string =>
  inner ? `<${name}${print(attributes)}>${inner}</${name}>` : `<${name}${print(attributes)}/>`;

/** SVG's default is zero, so it can be omitted. */
const place = (at: Attributes): Attributes =>
  Object.fromEntries(Object.entries(at).filter(([, value]) => value !== 0));

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  tag('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  tag('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => tag('circle', { ...place({ cx, cy }), r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => tag('ellipse', { ...place({ cx, cy }), rx, ry, fill, ...more });

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
) => tag('rect', { ...place({ x, y, rx }), width, height, fill, ...more });

export const group = (transform: string, inner: string, more: Attributes = {}): string =>
  tag('g', { transform, ...more }, inner);

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${short(opacity, 2)}"`;
      return `<stop offset="${short(offset, 2)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

export const linear = (
  id: string,
  list: readonly Stop[],
  more: Attributes = { x2: 0, y2: 1 },
): string => tag('linearGradient', { id, ...more }, stops(list));

export const radial = (id: string, list: readonly Stop[], more: Attributes = {}): string =>
  tag('radialGradient', { id, ...more }, stops(list));

/** A picture of `width` × `height`, with round strokes. */
export const picture = (width: number, height: number, defs: string, body: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">`,
    defs && `<defs>${defs}</defs>`,
    `${body}</svg>`,
  ].join('');

/** Keeps only definitions that the body uses: emblems may leave a gradient unused. */
export const used = (body: string, definitions: readonly string[]): string =>
  definitions
    .filter((definition) => body.includes(`url(#${/ id="(\w+)"/.exec(definition)?.[1]})`))
    .join('');
