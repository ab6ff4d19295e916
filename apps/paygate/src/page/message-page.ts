import { frame } from './frame.ts';
import { html } from './html.ts';

/** A page with one sentence. */
export function messagePage(title: string, sentence: string): string {
  const body = html`<section class="card"><h1>${title}</h1><p>${sentence}</p></section>`;
  return frame({ title, body });
}
