import type { BowlSymbol } from '../game/symbols.ts';

/**
 * The element of the page with this id. Throws when the page has none of this kind: page and script
 * then do not fit.
 */
export function byId<E extends Element = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as unknown as E;
}

type Child = Node | string;

/** Makes an element. A class and attributes come first, what stands in it after. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const svg = 'http://www.w3.org/2000/svg';

/** A drawing of a symbol; for the eye only, the words stand beside it. */
export function drawing(
  symbol: BowlSymbol,
  attributes: Readonly<Record<string, string>> = {},
): SVGSVGElement {
  const element = document.createElementNS(svg, 'svg');
  element.setAttribute('viewBox', '0 0 64 64');
  element.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `#${symbol}`);
  element.append(use);
  return element;
}

/**
 * Puts drawn markup of our own (never anything from outside) at the end of an element, and gives
 * back its root.
 */
export function insertArt(parent: Element, markup: string): Element {
  parent.insertAdjacentHTML('beforeend', markup);
  const art = parent.lastElementChild;
  if (!art) throw new Error('the drawing is empty');
  return art;
}

/**
 * Runs `act` when a usable button is pressed. Usable is told by `aria-disabled`: `disabled` would
 * throw a player with a keyboard out of the button in the middle of the game.
 */
export function onPress(button: HTMLElement, act: () => void): void {
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') act();
  });
}

export const setUsable = (button: HTMLElement, usable: boolean): void =>
  button.setAttribute('aria-disabled', String(!usable));

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

export const prefersStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
