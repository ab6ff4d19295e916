/** The pyramid in units of its own: rows of pegs 20 apart, and a pot below each gap. */
const width = 360;
const top = 14;

const short = (factor: bigint): string => {
  const value = Number(factor) / 10_000;
  return value >= 1_000 ? `${value / 1_000}K` : String(value);
};

const mix = (share: number): string => {
  const [hot, warm] = [
    [255, 45, 106],
    [255, 205, 61],
  ];
  const part = (at: number) =>
    Math.round((hot?.[at] ?? 0) * share + (warm?.[at] ?? 0) * (1 - share));
  return `rgb(${part(0)} ${part(1)} ${part(2)})`;
};

export interface Shape {
  rows: number;
  gap: number;
  height: number;
}

export const shapeOf = (rows: number): Shape => {
  const gap = width / (rows + 2);
  return { rows, gap, height: top + rows * gap * 0.82 + 34 };
};

/** Where a ball is after `row` rows with `right` turns to the right. */
export const placeOf = ({ gap }: Shape, row: number, right: number): [number, number] => [
  width / 2 + (right - row / 2) * gap,
  top + row * gap * 0.82,
];

/** The markup of pegs, pots and ball; all values are numbers of the game's own tables. */
export function drawPyramid(shape: Shape, bins: readonly bigint[]): string {
  const { rows, gap, height } = shape;
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, at) => {
      const x = width / 2 + (at - (row + 2) / 2) * gap;
      return `<circle cx="${x.toFixed(1)}" cy="${(top + (row + 0.6) * gap * 0.82).toFixed(1)}"
        r="${(gap * 0.11).toFixed(1)}" fill="#ffe6fb"/>`;
    }).join(''),
  ).join('');
  const y = height - 26;
  const pots = bins
    .map((factor, bin) => {
      const [x] = placeOf(shape, rows, bin);
      const edge = Math.abs(bin - rows / 2) / (rows / 2);
      const size = Math.min(10, gap * 0.42);
      return `<g class="pot" data-bin="${bin}"><rect x="${(x - gap * 0.46).toFixed(1)}" y="${y}"
        width="${(gap * 0.92).toFixed(1)}" height="22" rx="5" fill="${mix(edge)}"/>
        <rect x="${(x - gap * 0.46).toFixed(1)}" y="${y + 17}" width="${(gap * 0.92).toFixed(1)}"
        height="5" rx="2.5" fill="rgb(0 0 0 / 25%)"/>
        <text x="${x.toFixed(1)}" y="${y + 13}" fill="#35062f"
        font-size="${size.toFixed(1)}">${short(factor)}</text></g>`;
    })
    .join('');
  return `<svg viewBox="0 0 ${width} ${height.toFixed(0)}" aria-hidden="true" focusable="false"
    xmlns="http://www.w3.org/2000/svg">${pegs}${pots}
    <g class="ball" visibility="hidden"><circle r="${(gap * 0.3).toFixed(1)}" fill="#ffc83d"/>
    <circle cx="${(-gap * 0.08).toFixed(1)}" cy="${(-gap * 0.1).toFixed(1)}"
    r="${(gap * 0.09).toFixed(1)}" fill="#fff7d6"/></g></svg>`;
}
