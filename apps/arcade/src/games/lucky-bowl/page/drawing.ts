import type { BowlSymbol } from '../symbols.ts';

const svg = 'http://www.w3.org/2000/svg';

/** A drawing of a symbol. It is hidden from screen readers, because its name is beside it. */
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
