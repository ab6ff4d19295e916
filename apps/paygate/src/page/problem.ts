import { type Html, html, nothing } from './html.ts';

/** The attributes of a field with a problem. */
export const invalidField = (problem: string): Html =>
  problem ? html`aria-invalid="true" aria-describedby="problem"` : nothing;

/** The sentence about the problem, below the field. */
export const problemLine = (problem: string): Html =>
  problem ? html`<p id="problem" class="problem" role="alert">${problem}</p>` : nothing;
