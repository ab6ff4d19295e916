import { frame } from './frame.ts';
import { html, nothing } from './html.ts';

/**
 * Stands for the camera of a payer's banking app: it takes the text of a QR code, or the address of
 * a chain.
 */
export function scanPage(problem = ''): string {
  const complaint = problem
    ? html`<p id="problem" class="problem" role="alert">${problem}</p>`
    : nothing;
  const body = html`<section class="card"><h1>Scan</h1>
<form method="post" action="/scan" class="other">
<label for="code">The text of the QR code, or the address for coins</label>
<div><input id="code" name="code" required maxlength="1024" autocomplete="off" spellcheck="false" ${problem ? html`aria-invalid="true" aria-describedby="problem"` : nothing}><button>Go on</button></div>
${complaint}
</form></section>`;
  return frame({ title: 'Scan', body });
}
