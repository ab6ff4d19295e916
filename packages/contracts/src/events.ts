import * as z from 'zod/mini';
import { type ErrorCode, errorCodes } from './errors.ts';
import { currency, signedAmount } from './money.ts';

/**
 * The live socket, `GET /wps/socket`. The page sends `hello` with its token as the first message (never in the address);
 * the server answers `ready` or ends the connection with `session_ended`.
 */
export const socketPath = '/wps/socket';

export const socketHello = z.strictObject({ type: z.literal('hello'), token: z.string().check(z.maxLength(128)) });

export const liveEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({
    type: z.literal('balance'),
    sumBalance: signedAmount,
    currency,
    /** As in the balance call: the highest version wins. */
    version: z.number(),
  }),
  z.strictObject({ type: z.literal('deposit'), reference: z.string(), status: z.string() }),
  /** The site has opened or closed, or what a page shows of the brand has changed: ask again. */
  z.strictObject({ type: z.literal('site_changed'), status: z.boolean() }),
  z.strictObject({ type: z.literal('session_ended'), code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]) }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
