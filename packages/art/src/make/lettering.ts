import type { Lettering } from './scenes.ts';

/** How far the letters stand out, in steps of one thousandth of the width. */
const steps = 16;

const sizeFor = (line: string) => Math.min(0.185, 1.42 / Math.max(line.length, 4));

/** The title of a tile as SVG: letters with an edge, depth and shine, in the lower part. */
export function letteringSvg(
  { fill, edge, depth, glow, titles }: Lettering,
  language: string,
  [width, height]: readonly [number, number],
): string {
  const lines = (titles[language] ?? '').split('\n');
  const unit = width / 1000;
  const size = Math.min(...lines.map(sizeFor)) * width;
  const lead = size * 0.92;
  const last = height - width * 0.085;
  const text = (extra: string, shift = 0) =>
    lines
      .map((line, at) => {
        const y = last - (lines.length - 1 - at) * lead + shift;
        return `<text x="${width / 2}" y="${y}" ${extra}>${line}</text>`;
      })
      .join('');
  const stroke = (color: string, thick: number) =>
    `stroke="${color}" stroke-width="${thick * unit}" stroke-linejoin="round"`;
  const deep = Array.from({ length: steps }, (_, at) =>
    text(`fill="${depth}" ${stroke(depth, 30)}`, (steps - at) * 1.5 * unit),
  ).join('');
  const [top, middle, bottom] = fill;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<defs>',
    '<linearGradient id="fill" x1="0" y1="0" x2="0" y2="1">',
    `<stop offset=".1" stop-color="${top}"/><stop offset=".52" stop-color="${middle}"/>`,
    `<stop offset=".56" stop-color="${bottom}"/><stop offset="1" stop-color="${middle}"/>`,
    '</linearGradient>',
    '<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">',
    `<stop offset="0" stop-color="${depth}" stop-opacity="0"/>`,
    `<stop offset="1" stop-color="${depth}" stop-opacity=".88"/></linearGradient>`,
    `<filter id="soft" x="-.2" y="-.4" width="1.4" height="1.8">`,
    `<feGaussianBlur stdDeviation="${22 * unit}"/></filter>`,
    '</defs>',
    `<rect y="${height * 0.6}" width="${width}" height="${height * 0.4}" fill="url(#ground)"/>`,
    `<g font-family="League Spartan" font-weight="900" font-size="${size}" text-anchor="middle"`,
    ` letter-spacing="${-size * 0.012}">`,
    `<g filter="url(#soft)" opacity=".75">${text(`fill="${glow}" ${stroke(glow, 46)}`)}</g>`,
    deep,
    text(`fill="${edge}" ${stroke(edge, 26)}`),
    text(`fill="${top}" ${stroke(top, 8)}`, -1 * unit),
    text('fill="url(#fill)"'),
    '</g></svg>',
  ].join('');
}
