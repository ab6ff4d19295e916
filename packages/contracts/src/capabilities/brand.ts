import * as z from 'zod/mini';
import { capability } from './capability.ts';

export const brand = capability({
  name: 'brand',
  events: [
    /** The site opened or closed, or its content changed: fetch it again. */
    z.strictObject({ type: z.literal('site_changed'), status: z.boolean() }),
  ],
});
