import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';

export const security = {
  partitions: ['security_event'],
  chaos: { none: 'only records' },
} as const satisfies Manifest<Data>;
