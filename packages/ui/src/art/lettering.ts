import { group, tag } from './svg.ts';

/** Capital letters as strokes, 30 high: width and path. */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  ' ': [2, ''],
  A: [20, 'M0 30L10 0L20 30M4 19H16'],
  B: [17, 'M0 0V30H9Q17 30 17 22Q17 15 9 15H0M9 15Q15 15 15 7.5Q15 0 8 0H0'],
  C: [18, 'M18 5Q15 0 9 0Q0 0 0 15Q0 30 9 30Q15 30 18 25'],
  D: [18, 'M0 0V30H6Q18 30 18 15Q18 0 6 0Z'],
  E: [16, 'M16 0H0V30H16M0 15H13'],
  F: [16, 'M16 0H0V30M0 14H13'],
  G: [18, 'M18 5Q15 0 9 0Q0 0 0 15Q0 30 9 30Q18 30 18 17H11'],
  H: [18, 'M0 0V30M18 0V30M0 15H18'],
  I: [0, 'M0 0V30'],
  J: [15, 'M15 0V21Q15 30 7 30Q0 30 0 23'],
  K: [18, 'M0 0V30M17 0L0 17M6 12L18 30'],
  L: [15, 'M0 0V30H15'],
  M: [22, 'M0 30V0L11 18L22 0V30'],
  N: [18, 'M0 30V0L18 30V0'],
  O: [20, 'M10 0Q20 0 20 15Q20 30 10 30Q0 30 0 15Q0 0 10 0Z'],
  P: [18, 'M0 30V0H9Q18 0 18 8.5Q18 17 9 17H0'],
  R: [18, 'M0 30V0H9Q18 0 18 8Q18 16 9 16H0M9 16L18 30'],
  S: [17, 'M17 4Q13 0 9 0Q1 0 1 8Q1 14 9 15Q17 16 17 22Q17 30 9 30Q3 30 0 26'],
  T: [20, 'M0 0H20M10 0V30'],
  U: [18, 'M0 0V19Q0 30 9 30Q18 30 18 19V0'],
  V: [20, 'M0 0L10 30L20 0'],
  W: [26, 'M0 0L7 30L13 9L19 30L26 0'],
  X: [18, 'M0 0L18 30M18 0L0 30'],
  Y: [18, 'M0 0L9 15L18 0M9 15V30'],
};
const gap = 15;

/** A title of such letters, 250 wide at most, centred at the origin, with a dark edge. */
export function lettering(title: string, colour: string, edge: string): string {
  const drawn = [...title].flatMap((letter) => {
    const found = letters[letter];
    return found ? [found] : [];
  });
  if (drawn.length === 0) return '';
  const widths = drawn.map(([width]) => width);
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (drawn.length - 1);
  const scale = Math.min(1.75, 230 / total);
  let at = -total / 2;
  const strokes = drawn.map(([width, path]) => {
    const placed = [at, path] as const;
    at += width + gap;
    return placed;
  });
  const layer = (stroke: string, width: number, drop: number) =>
    group(
      `translate(0 ${drop - 15})`,
      strokes
        .map(([x, d]) => tag('path', { d, transform: `translate(${Math.round(x)})` }))
        .join(''),
      { fill: 'none', stroke, 'stroke-width': width },
    );
  return group(`scale(${scale.toFixed(2)})`, layer(edge, 15, 3) + layer(colour, 8, 0));
}
