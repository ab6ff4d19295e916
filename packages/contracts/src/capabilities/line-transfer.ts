import * as z from 'zod/mini';
import { string } from '../strings.ts';
import { capability } from './capability.ts';

export const lineTransfer = capability({
  name: 'line-transfer',
  events: [
    /** The member sent or received an upline or downline transfer. */
    z.strictObject({ type: z.literal('line_transfer'), reference: string() }),
  ],
  movements: { line_transfer: 'transfer' },
});
