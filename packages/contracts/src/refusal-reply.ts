import * as z from 'zod/mini';
import { type ErrorCode, errorCodes } from './errors.ts';
import { string } from './strings.ts';

/**
 * The shape of a refusal, for the generated documents. The schema that pages use has no table of
 * the codes.
 */
export const refusalReply = z.strictObject({
  success: z.literal(false),
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  message: string(),
  value: z.optional(z.unknown()),
});
