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

/** The strings of a value with its keys; NaN if it uses a reserved key or nests too deep. */
function stringsIn(value: unknown, depth = 0): number {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === deepest) return Number.NaN;
  let strings = 0;
  if (Array.isArray(value)) for (const one of value) strings += stringsIn(one, depth + 1);
  else
    for (const key of Object.keys(value)) {
      if (reserved.has(key)) return Number.NaN;
      strings += 1 + stringsIn((value as Record<string, unknown>)[key], depth + 1);
    }
  return strings;
}

/**
 * A fast check for the common case. In a text without escapes, the quotation marks count the
 * strings, including those of keys that the parser has overwritten. False when it cannot decide.
 */
function isPlain(text: string, value: unknown): boolean {
  if (text.includes('\\')) return false;
  let marks = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) marks += 1;
  return marks === 2 * stringsIn(value);
}

/**
 * Parses an unambiguous JSON text: repeated keys, prototype keys and extreme depth are rejected.
 * @throws Refusal invalid_json
 */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isPlain(text, value) || !isAmbiguous(text)) return value;
  } catch {
    // Invalid JSON gets the same refusal.
  }
  throw new Refusal('invalid_json');
}
