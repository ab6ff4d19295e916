import { forgetOldKeys } from '../http/idempotency.store.ts';
import type { Job } from '../job.ts';
import { manifests } from '../modules/manifests.ts';
import type { Site } from '../site.ts';
import { makePartitions } from './partitions.store.ts';

const monthsAhead = 3;

const frameJobs: readonly Job<Site>[] = [
  { name: 'sealing-key-rotation', cron: '7 * * * *', run: ({ seal }) => seal.rotate() },
  { name: 'idempotency-clean-up', cron: '23 * * * *', run: ({ db }) => forgetOldKeys(db) },
  { name: 'partitions', cron: '41 0 * * *', run: ({ db }) => makePartitions(db, monthsAhead) },
];

/** All scheduled jobs: those of the modules and of the frame. */
export const schedule: readonly Job<Site>[] = [
  ...manifests.flatMap((one): readonly Job<Site>[] => ('jobs' in one ? one.jobs : [])),
  ...frameJobs,
];
