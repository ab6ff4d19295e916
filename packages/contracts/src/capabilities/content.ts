import { capability } from './capability.ts';

export const content = capability({
  name: 'content',
  areas: {
    announcements: { look: ['reviewer', 'support'], act: ['reviewer', 'support'] },
  },
});
