import type { Text, TextKey } from '../texts/texts.ts';

/**
 * Fills every element that names its text: `data-text` its content, `data-label` its accessible
 * name and tooltip.
 */
export function fillTexts(root: ParentNode, text: Text): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = text(element.dataset.text as TextKey);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-label]')) {
    const label = text(element.dataset.label as TextKey);
    element.setAttribute('aria-label', label);
    if (element.tagName === 'BUTTON') element.title = label;
  }
}
