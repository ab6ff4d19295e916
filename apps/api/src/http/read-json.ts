import { Refusal } from '@lantern/contracts';

const deepest = 32;

/** Keys that could change the prototype of an object. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/** Strings and structural characters of a JSON text. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * Whether a valid JSON text repeats a key, uses a reserved one or nests too deep. Linear time, no
 * recursion.
 */
function isAmbiguous(text: string): boolean {
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ':') last = token;
    else {
      const key: string = JSON.parse(last);
      const keys = open.at(-1);
      if (reserved.has(key) || keys?.has(key)) return true;
      keys?.add(key);
    }
    if (open.length > deepest) return true;
  }
  return false;
}

/**
 * A fast check for the common case: a valid JSON text is a flat object without repeated keys. In a
 * text without escapes, the quotation marks count the strings, including those of keys that the
 * parser has overwritten. False when it cannot decide.
 */
function isFlat(text: string, value: unknown): boolean {
  const single = text.indexOf('{') === text.lastIndexOf('{');
  if (
    typeof value !== 'object' ||
    value === null ||
    !single ||
    text.includes('[') ||
    text.includes('\\')
  )
    return false;
  let strings = 0;
  for (const [key, one] of Object.entries(value)) {
    if (reserved.has(key)) return false;
    strings += typeof one === 'string' ? 2 : 1;
  }
  let marks = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) marks += 1;
  return marks === 2 * strings;
}

/**
 * Parses an unambiguous JSON text: repeated keys, prototype keys and extreme depth are rejected.
 * @throws Refusal invalid_json
 */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isFlat(text, value) || !isAmbiguous(text)) return value;
  } catch {
    // Invalid JSON gets the same refusal.
  }
  throw new Refusal('invalid_json');
}
