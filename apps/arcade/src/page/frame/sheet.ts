import { byId, insertArt, make } from '@lantern/outside/page';
import type { TextKey } from '../../texts/texts.ts';
import { marksOf, type Words } from '../../texts/words.ts';

const cross = `<svg class="icon" aria-hidden="true" viewBox="0 0 24 24">
  <path d="M6 6l12 12M18 6L6 18" /></svg>`;

/**
 * A dialog with a title and a close button. `fill` writes its content at each opening, in the
 * language of the explanations.
 */
export function makeSheet(
  words: Words,
  name: 'rules' | 'fairness',
  fill: (body: HTMLElement) => void,
): void {
  const { text } = words;
  const title: TextKey = name;
  const dialog = byId<HTMLDialogElement>(name);
  const close = make('button', {
    class: 'icon-button',
    type: 'button',
    'aria-label': text('close'),
  });
  insertArt(close, cross);
  const body = make('div', marksOf(words));
  dialog.append(
    make('div', { class: 'sheet-head' }, make('h2', { id: `${name}-title` }, text(title)), close),
    body,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  byId(`open-${name}`).addEventListener('click', () => {
    fill(body);
    dialog.showModal();
    dialog.scrollTop = 0;
  });
}
