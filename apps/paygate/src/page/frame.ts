import { type Html, html, nothing } from './html.ts';

export interface FrameOptions {
  readonly title: string;
  readonly body: Html;
  /** Where the browser is redirected after a moment. */
  readonly goTo?: string | undefined;
}

/** Long enough to read the outcome. */
const goAfterSeconds = 3;

/** A whole page. Every screen states that no real money moves here. */
export function frame({ title, body, goTo }: FrameOptions): string {
  const refresh = goTo
    ? html`<meta http-equiv="refresh" content="${goAfterSeconds};url=${goTo}">`
    : nothing;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${refresh}
<title>${title} · Test payments</title>
<link rel="stylesheet" href="/assets/pay.css">
</head>
<body>
<header><span class="mark" aria-hidden="true"></span><strong>Test payments</strong>
<span class="badge">No real money</span></header>
<main>
${body}
</main>
<footer>A stand-in for a payment gateway, for development and tests.</footer>
</body>
</html>
`.markup;
}
