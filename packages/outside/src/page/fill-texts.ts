import type { TextOf } from '../texts.ts';

/**
 * Fills every element that names a text: `data-text` sets its content, `data-label` its accessible
 * name and tooltip.
 */
export function fillTexts<Key extends string>(root: ParentNode, text: TextOf<Key>): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = text(element.dataset.text as Key);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-label]')) {
    const label = text(element.dataset.label as Key);
    element.setAttribute('aria-label', label);
    if (element.tagName === 'BUTTON') element.title = label;
  }
}
