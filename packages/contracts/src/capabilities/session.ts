import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import { capability } from './capability.ts';

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

export const session = capability({
  name: 'session',
  events: [z.strictObject({ type: z.literal('session_ended'), code: z.enum(sessionEnds) })],
});
