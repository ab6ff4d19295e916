import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

/** The addresses become links and calls, so only the web's own schemes will do. */
const webAddress = /^https?:\/\//i;

function sentenceFor(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys')
    return `The field ${issue.keys.join(', ')} is not known.`;
  const field = issue?.path.map(String).join('.');
  return field ? `The field ${field} is missing or wrong.` : 'The body is no object.';
}

/** @throws Refusal invalid_input, which names the field at fault */
export function readInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): z.infer<Schema> {
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) throw new Refusal('invalid_input', sentenceFor(parsed.error.issues[0]));
  return parsed.data;
}

/** @throws Refusal invalid_input for an address that is none of the web's */
export function checkAddresses(addresses: Readonly<Record<string, string>>): void {
  for (const [name, address] of Object.entries(addresses))
    if (!webAddress.test(address))
      throw new Refusal('invalid_input', `The field ${name} is no web address.`);
}

/** @throws Refusal invalid_input for a time that there is not */
export function checkMoment(name: string, moment: string): void {
  if (Number.isNaN(Date.parse(moment)))
    throw new Refusal('invalid_input', `The field ${name} is no point in time.`);
}
