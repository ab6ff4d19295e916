import { lines, reelCount, rowCount } from '../lines/machine.ts';
import type { Reels } from './reels.ts';

const svg = 'http://www.w3.org/2000/svg';
const colours = ['#ffe14d', '#5df2ff', '#ff7bd0', '#8dff7a', '#ff9d4d', '#b79bff', '#ff6b6b'];

/** Where the middle of a cell is, in a field of 500 × 300. */
const placeOf = (reel: number, row: number): [number, number] => [reel * 100 + 50, row * 100 + 50];

/** A line through the middles of its cells, over the whole field. */
export function lineDrawing(
  line: number,
  colour = colours[line % colours.length] ?? '',
): SVGElement {
  const element = document.createElementNS(svg, 'svg');
  element.setAttribute('viewBox', `0 0 ${reelCount * 100} ${rowCount * 100}`);
  element.setAttribute('preserveAspectRatio', 'none');
  element.setAttribute('class', 'slot-line');
  const path = document.createElementNS(svg, 'polyline');
  const points = (lines[line] ?? []).map((row, reel) => placeOf(reel, row).join());
  path.setAttribute('points', points.join(' '));
  path.setAttribute('stroke', colour);
  element.append(path);
  return element;
}

/** Draws a winning line and lights the cells that pay. */
export function drawLine(marks: HTMLElement, reels: Reels, line: number, count: number): void {
  marks.append(lineDrawing(line));
  for (const [reel, row] of (lines[line] ?? []).slice(0, count).entries())
    reels.cell(reel, row)?.setAttribute('data-hit', '');
}
