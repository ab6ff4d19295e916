import path from 'node:path';
import { styleText } from 'node:util';
import type { Ports } from './ports.ts';

export interface SummaryOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly ports: Ports;
  /** Seconds from the command to now. */
  readonly seconds: number;
}

const metrics = (port: number) => `http://127.0.0.1:${port}/metrics`;

/** The addresses and logins to print when everything runs. */
export function summary({ root, dataDir, ports, seconds }: SummaryOptions): string {
  const site = `http://localhost:${ports.site}`;
  const folder = path.relative(root, dataDir);
  const shown = folder.startsWith('..') ? dataDir : folder;
  const rows: [string, string][] = [
    ['Lantern', `${site}  (Tiếng Việt, English)`],
    ['Harbor', `http://harbor.localhost:${ports.site}  (English)`],
    ['API', `${site}/docs`],
    ['Outbox', `${site}/dev/outbox  (every SMS and mail that was "sent")`],
    ['Arcade', `http://127.0.0.1:${ports.arcade}`],
    ['Parlour', `http://127.0.0.1:${ports.parlour}`],
    ['Payments', `http://127.0.0.1:${ports.paygate}`],
    ['Metrics', `${metrics(ports.metrics)}  and  ${metrics(ports.workerMetrics)}`],
    ['Console', `${site}/console  and  http://harbor.localhost:${ports.site}/console`],
    ['Log in as', 'demomember, demoagent, demogeneral; password Lantern-demo-1'],
    [
      'Staff',
      'demostaff (owner), demostaff2 (reviewer), demostaff3 (cashier); the same password, ' +
        'then set up an authenticator',
    ],
    ['Data', `${shown}  (logs in ${path.join(shown, 'logs')})`],
  ];
  const body = rows
    .map(([title, text]) => `  ${styleText('dim', title.padEnd(10))}  ${text}`)
    .join('\n');
  const head = styleText(['bold', 'green'], `Ready in ${seconds.toFixed(1)} s`);
  return `\n  ${head}\n\n${body}\n\n  Ctrl-C stops everything.\n\n`;
}
