import type { Line } from './certify.ts';

export interface Subject {
  vendor: string;
  protocol: string;
  /** What was tested: the address of the site or of the vendor. */
  address: string;
  at: Date;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);
const words = { green: 'Passed', red: 'Failed', none: 'Not checked' } as const;

const count = (lines: readonly Line[], result: Line['result']) =>
  lines.filter((line) => line.result === result).length;

/** Whether no check is red, and at least one is green. */
export const isGreen = (lines: readonly Line[]): boolean =>
  count(lines, 'red') === 0 && count(lines, 'green') > 0;

const rowOf = ({ number, title, result, note, milliseconds }: Line): string => `
      <tr class="${result}">
        <td>${safe(number)}</td>
        <td>${safe(title)}${note ? `<p>${safe(note)}</p>` : ''}</td>
        <td>${words[result]}</td>
        <td class="ms">${result === 'none' ? '' : `${Math.round(milliseconds)} ms`}</td>
      </tr>`;

const style = `
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
    h1 { font-size: 1.5rem; margin: 0; }
    .verdict { border-radius: .5rem; color: #fff; display: inline-block; font-weight: 600;
      margin: 1rem 0; padding: .25rem .75rem; }
    .verdict.green { background: #14683a; }
    .verdict.red { background: #a61b1b; }
    table { border-collapse: collapse; width: 100%; }
    th, td { border-top: 1px solid #8886; padding: .4rem .5rem; text-align: left;
      vertical-align: top; }
    td p { margin: 0; opacity: .8; overflow-wrap: anywhere; }
    .ms { text-align: right; white-space: nowrap; }
    tr.red td:nth-child(3) { color: #d33; font-weight: 600; }
    tr.none { opacity: .7; }
    @media (max-width: 40rem) { .ms { display: none; } td:first-child { width: 4.5rem; } }`;

/** The report as one HTML file that needs nothing else. */
export function reportOf({ vendor, protocol, address, at }: Subject, lines: readonly Line[]) {
  const green = isGreen(lines);
  const title = `Conformance of ${vendor}`;
  const sums = [
    `${count(lines, 'green')} passed`,
    `${count(lines, 'red')} failed`,
    `${count(lines, 'none')} not checked`,
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${safe(title)}</title>
    <style>${style}
    </style>
  </head>
  <body>
    <h1>${safe(title)}</h1>
    <p>Protocol <b>${safe(protocol)}</b> at ${safe(address)}, ${at.toISOString()}</p>
    <p class="verdict ${green ? 'green' : 'red'}">${green ? 'Green' : 'Red'}: ${sums.join(', ')}</p>
    <table>
      <thead><tr><th>Case</th><th>Check</th><th>Result</th><th class="ms">Time</th></tr></thead>
      <tbody>${lines.map(rowOf).join('')}
      </tbody>
    </table>
  </body>
</html>
`;
}
