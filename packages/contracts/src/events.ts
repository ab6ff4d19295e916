import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { currency, signedAmount } from './money.ts';
import { limitHit } from './protection-limit.ts';

/**
 * The live socket, `GET /wps/socket`. The page sends `hello` with its token as the first message
 * (never in the address). The server answers `ready`, or closes with `session_ended`.
 */
export const socketPath = '/wps/socket';

export const socketHello = z.strictObject({
  type: z.literal('hello'),
  token: z.string().check(z.maxLength(128)),
});

/** Why the server closes the socket: the session ended, or was invalid. */
export const sessionEnds = [
  'unknown_brand',
  'not_logged_in',
  'session_expired',
  'logged_in_elsewhere',
  'account_disabled',
  'member_excluded',
  'limit_reached',
  'verification_required',
  'password_change_required',
] as const satisfies readonly ErrorCode[];
export type SessionEnd = (typeof sessionEnds)[number];

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
  /** A transfer with a vendor's wallet changed. */
  z.strictObject({ type: z.literal('wallet'), reference: z.string(), state: z.string() }),
  /** The member sent or received an upline or downline transfer. */
  z.strictObject({ type: z.literal('line_transfer'), reference: z.string() }),
  z.strictObject({ type: z.literal('withdrawal'), reference: z.string(), status: z.string() }),
  /** Protection settings changed: fetch them again. */
  z.strictObject({ type: z.literal('protection') }),
  /** A bet was refused by one of the member's limits; sent at most every ten seconds. */
  z.strictObject({ type: z.literal('stake_refused'), ...limitHit }),
  /** The site opened or closed, or its content changed: fetch it again. */
  z.strictObject({ type: z.literal('site_changed'), status: z.boolean() }),
  z.strictObject({ type: z.literal('session_ended'), code: z.enum(sessionEnds) }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
