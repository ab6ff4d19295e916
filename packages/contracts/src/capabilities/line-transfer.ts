import * as z from 'zod/mini';
import { capability } from './capability.ts';

export const lineTransfer = capability({
  name: 'line-transfer',
  events: [
    /** The member sent or received an upline or downline transfer. */
    z.strictObject({ type: z.literal('line_transfer'), reference: z.string() }),
  ],
  movements: { line_transfer: 'transfer' },
});
