import { Refusal } from '@lantern/contracts';

/** More than any form of the contract has. */
const mostFields = 32;

/**
 * Parses an unambiguous form body: repeated fields and invalid UTF-8 are rejected.
 * @throws Refusal invalid_input
 */
export function readForm(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const pair of text === '' ? [] : text.split('&', mostFields + 1)) {
    const [name = '', ...rest] = pair.split('=').map(decode);
    if (fields.has(name) || rest.length > 1 || fields.size === mostFields) throw wrong(name);
    fields.set(name, rest[0] ?? '');
  }
  // Without a prototype, because a field may have any name; the contract rejects unknown ones.
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
