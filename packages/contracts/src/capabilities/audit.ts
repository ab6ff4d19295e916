import { capability } from './capability.ts';

export const audit = capability({
  name: 'audit',
  areas: { audit: { look: ['reviewer'], act: [] } },
});
