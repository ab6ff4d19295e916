import { capability } from './capability.ts';

export const memberFile = capability({
  name: 'member-file',
  areas: {
    members: {
      look: ['cashier', 'reviewer', 'support'],
      act: ['support'],
      approve: ['reviewer'],
    },
  },
  proposalKinds: { password: 'members' },
});
