import { frame } from './frame.ts';
import { html } from './html.ts';
import { invalidField, problemLine } from './problem.ts';

/** Replaces the camera of a banking app: accepts the text of a QR code or a coin address. */
export function scanPage(problem = ''): string {
  const body = html`<section class="card"><h1>Scan</h1>
<form method="post" action="/scan" class="other">
<label for="code">Text of the QR code, or coin address</label>
<div><input id="code" name="code" required maxlength="1024" autocomplete="off"
 spellcheck="false" ${invalidField(problem)}><button>Continue</button></div>
${problemLine(problem)}
</form></section>`;
  return frame({ title: 'Scan', body });
}
