import type { PublishedLotteryDraw } from '@lantern/contracts';
import type { Check } from './check.ts';
import type { TicketProof } from './in-book.ts';

/** What a saved page has in it. */
export interface OfflineData {
  readonly draw: PublishedLotteryDraw;
  readonly proofs: readonly TicketProof[];
  readonly texts: {
    readonly title: string;
    readonly checks: Readonly<Record<Check, string>>;
    readonly holds: string;
    readonly fails: string;
    /** The labels of a ticket's proof. */
    readonly proof: Readonly<Record<'place' | 'salt' | 'leaf' | 'path', string>>;
    /** About the beacon, for a chain that is not drand's. */
    readonly note: string;
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** JSON inside of a script element: no text of it can end the element. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;
padding:0 1rem}
pre{overflow:auto;background:#f5f5fa;padding:1rem;border-radius:12px;font-size:13px}
dd{margin:0 0 .5rem;overflow-wrap:anywhere;font-family:monospace;font-size:13px}
.holds{color:#0a7548}.fails{color:#be1f36}#summary{font-weight:700;font-size:1.25rem}
@media (prefers-color-scheme:dark){body{background:#121325;color:#f4f4fb}pre{background:#1b1c33}
.holds{color:#4fd699}.fails{color:#ff8391}}`;

interface Page {
  readonly data: OfflineData;
  /** The verifier as a classic script. */
  readonly script: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** One HTML file that verifies a draw anywhere, without a network. */
export function offlinePage({ data, script, language, direction }: Page): string {
  const title = escaped(data.texts.title);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p id="summary"></p>
<ul id="outcomes"></ul>
<div id="tickets"></div>
<p>${escaped(data.texts.note)}</p>
<pre dir="ltr">${escaped(JSON.stringify(data.draw, null, 2))}</pre>
<script type="application/json" id="draw">${inScript(JSON.stringify(data))}</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}
