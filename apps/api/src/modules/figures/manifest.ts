import type { Data, Logged } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { proveFigures } from './prove-figures.ts';

export const figures = {
  jobs: [{ name: 'figure-proof', cron: '13 * * * *', run: proveFigures }],
  partitions: ['figure_log'],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<Data & Logged>;
