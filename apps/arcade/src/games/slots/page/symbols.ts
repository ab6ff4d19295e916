import { insertArt, make } from '@lantern/outside/page';

const svg = 'http://www.w3.org/2000/svg';

/** Puts the symbols of a slot, `<symbol id="slot-…">`, into the page. */
export function insertSymbols(root: HTMLElement, sprite: string): void {
  const art = insertArt(root, sprite);
  art.setAttribute('aria-hidden', 'true');
  art.setAttribute('class', 'slot-sprite');
}

/** A drawing of a symbol. Its name is beside it or in the words of the round. */
export function drawSymbol(letter: string): SVGSVGElement {
  const element = document.createElementNS(svg, 'svg');
  element.setAttribute('viewBox', '0 0 100 100');
  element.setAttribute('aria-hidden', 'true');
  element.setAttribute('class', 'slot-symbol');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `#slot-${letter}`);
  element.append(use);
  return element;
}

/** A place that shows a symbol. */
export interface Cell {
  readonly element: HTMLElement;
  show(letter: string): void;
}

export function makeCell(): Cell {
  const drawing = drawSymbol('');
  const element = make('div', { class: 'slot-cell' }, drawing);
  return {
    element,
    show: (letter) => {
      element.dataset.symbol = letter;
      drawing.firstElementChild?.setAttribute('href', `#slot-${letter}`);
    },
  };
}
