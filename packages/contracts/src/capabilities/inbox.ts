import * as z from 'zod/mini';
import { capability } from './capability.ts';

export const inbox = capability({
  name: 'inbox',
  events: [
    /** A message arrived, or messages were read or removed. */
    z.strictObject({ type: z.literal('inbox'), unreadCount: z.number() }),
  ],
});
