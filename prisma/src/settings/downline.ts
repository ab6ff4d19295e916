import { contactRules } from '@lantern/contracts';
import * as z from 'zod/mini';
import { count } from './numbers.ts';

export const downline = {
  downline: z.strictObject({
    /** Open invite links that an agent can have. */
    links: count,
    /** How agents see phone numbers and e-mail addresses of their team. */
    contacts: z.enum(contactRules),
  }),
};
