import * as z from 'zod/mini';
import { capability } from './capability.ts';

export const protection = capability({
  name: 'protection',
  events: [
    /** Protection settings changed: fetch them again. */
    z.strictObject({ type: z.literal('protection') }),
  ],
  areas: {
    protection: {
      look: ['cashier', 'reviewer', 'support'],
      act: ['support'],
      approve: ['reviewer'],
    },
    samePerson: { look: ['cashier', 'reviewer', 'support'], act: ['reviewer'] },
  },
  proposalKinds: { exclusion: 'protection', limit: 'protection' },
});
