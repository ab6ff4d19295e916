import type { Fixture } from '../../games/league/fixtures.ts';
import type { MatchEvent } from '../../games/league/play.ts';

/** The moving picture of a match: a pitch, or the map of an arena. */
export interface Show {
  /** Draws another match, as it stands after these events. */
  begin(fixture: Fixture, events: readonly MatchEvent[]): void;
  /** Plays one event; `quick` without motion. */
  play(event: MatchEvent, quick: boolean): void;
  /** Between the events: the ball rolls, the heroes walk. */
  idle(minute: number): void;
}

export type MakeShow = (scene: HTMLElement) => Show;

const space = 'http://www.w3.org/2000/svg';

export function shape(tag: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** A number from 0 to 1 that every page draws alike. */
export function spread(...parts: readonly number[]): number {
  let state = 2_166_136_261;
  for (const part of parts) state = Math.imul(state ^ (part + 0x9e37), 16_777_619) >>> 0;
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
}

export const place = (element: SVGElement, x: number, y: number): void => {
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
};

/** Starts an animation of CSS again. */
export function flash(element: SVGElement, name: string): void {
  element.classList.remove(name);
  element.getBoundingClientRect();
  element.classList.add(name);
}
