import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

/** The addresses become links and calls, so only web schemes are allowed. */
const webAddress = /^https?:\/\//i;

function sentenceFor(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return `The field ${issue.keys.join(', ')} is unknown.`;
  const field = issue?.path.map(String).join('.');
  return field ? `The field ${field} is missing or wrong.` : 'The body is not an object.';
}

/** @throws Refusal invalid_input, which names the wrong field */
export function readInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): z.infer<Schema> {
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) throw new Refusal('invalid_input', sentenceFor(parsed.error.issues[0]));
  return parsed.data;
}

/** @throws Refusal invalid_input for anything but a web address */
export function checkAddresses(addresses: Readonly<Record<string, string>>): void {
  for (const [name, address] of Object.entries(addresses))
    if (!webAddress.test(address))
      throw new Refusal('invalid_input', `The field ${name} is not a web address.`);
}

/** @throws Refusal invalid_input for an invalid time */
export function checkMoment(name: string, moment: string): void {
  if (Number.isNaN(Date.parse(moment)))
    throw new Refusal('invalid_input', `The field ${name} is not a valid time.`);
}
