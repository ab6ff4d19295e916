import { capability } from './capability.ts';

export const privacy = capability({
  name: 'privacy',
  areas: {
    privacy: { look: ['reviewer', 'support'], act: ['support'], approve: ['reviewer'] },
  },
  proposalKinds: { erasure: 'privacy' },
});
