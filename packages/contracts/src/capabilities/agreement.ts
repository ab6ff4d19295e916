import * as z from 'zod/mini';
import { id } from '../wire.ts';
import { capability } from './capability.ts';

export const agreement = capability({
  name: 'agreement',
  events: [
    /** An agreement of the member, or of its downline, changed, or a bill was made or paid. */
    z.strictObject({ type: z.literal('agreement'), agreement: z.nullable(id) }),
  ],
  areas: {
    agreements: {
      look: ['cashier', 'reviewer', 'support'],
      act: ['reviewer'],
      approve: ['reviewer'],
    },
  },
  proposalKinds: { agreement_bill: 'agreements' },
  movements: { agreement_bill: 'agreement', agreement_share: 'agreement' },
});
