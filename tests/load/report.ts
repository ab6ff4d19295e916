import type { Rate } from './measure.ts';

export interface Table {
  title: string;
  target: string;
  rows: string[][];
}

const perSecond = (rate: Rate) => `${Math.round(rate.perSecond).toLocaleString('en')}/s`;

/** Our figure, the yardstick, and their ratio. */
export function row(name: string, ours: Rate, yardstick: Rate): string[] {
  const ratio = (ours.perSecond / yardstick.perSecond).toFixed(2);
  const failed = ours.failures > 0 ? `${ours.failures} failed` : '';
  return [
    name,
    perSecond(ours),
    `p99 ${ours.p99} ms`,
    perSecond(yardstick),
    `ratio ${ratio}`,
    failed,
  ];
}

export const plain = (name: string, value: string): string[] => [name, value];

export function print(table: Table): void {
  const widths = table.rows.reduce<number[]>(
    (most, cells) => cells.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
    [],
  );
  const lines = table.rows.map((cells) =>
    `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('   ')}`.trimEnd(),
  );
  process.stdout.write(`\n${table.title}   (target ${table.target})\n${lines.join('\n')}\n`);
}
