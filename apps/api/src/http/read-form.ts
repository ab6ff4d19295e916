import { Refusal } from '@lantern/contracts';

/** More fields than any form of ours has. */
const mostFields = 32;

/**
 * Reads the body of an HTML form that says one thing only: a repeated field, or bytes that are no
 * text, are refused.
 * @throws Refusal invalid_input
 */
export function readForm(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const pair of text === '' ? [] : text.split('&', mostFields + 1)) {
    const [name = '', ...rest] = pair.split('=').map(decode);
    if (fields.has(name) || rest.length > 1 || fields.size === mostFields) throw wrong(name);
    fields.set(name, rest[0] ?? '');
  }
  // Made without a prototype to reach into: a field may have any name, and the contract refuses
  // those that it does not know.
  return Object.assign(Object.create(null), Object.fromEntries(fields));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    throw wrong('body');
  }
}

const wrong = (field: string) => new Refusal('invalid_input', { fields: [field.slice(0, 64)] });
