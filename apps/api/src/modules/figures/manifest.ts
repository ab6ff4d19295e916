import type { Data, Logged, Searching } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { figureRoutes } from './figures.routes.ts';
import { proveFigures } from './prove-figures.ts';

export const figures = {
  routes: [figureRoutes],
  jobs: [{ name: 'figure-proof', cron: '13 * * * *', run: proveFigures }],
  partitions: ['figure_log'],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<Data & Logged & Searching>;
