import { capability } from './capability.ts';

export const operations = capability({
  name: 'operations',
  areas: { jobs: { look: [], act: [] } },
});
