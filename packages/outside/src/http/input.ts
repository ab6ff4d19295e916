import * as z from 'zod/mini';
import { commonRefusal } from '../refusal.ts';
import type { Reply } from '../reply.ts';

/** The input in the shape of the schema. @throws Refusal invalid_input */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw commonRefusal('invalid_input');
  return parsed.data;
}

/** The reply of a call that succeeded. */
export const accepted = <Value>(value: Value): Reply<Value, never> => ({ success: true, value });
