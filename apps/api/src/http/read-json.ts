import { Refusal } from '@lantern/contracts';

const deepest = 32;

/** Keys that reach into the prototype of an object. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/** The strings and the signs that give a valid JSON text its shape. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * Whether a valid JSON text repeats a key, uses a reserved one or nests too deep. It takes linear
 * time and never recurses.
 */
function isTricky(text: string): boolean {
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
 * Whether a valid JSON text is an object of plain values that names each key once. Without an
 * escape every quotation mark is the beginning or the end of a string, so that they give away each
 * string that the value does not have any more. It says no when it cannot tell, and is many times
 * as fast as looking at every sign.
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
 * Reads a JSON text that says one thing only: a repeated key, a key that reaches into the
 * prototype, or a depth that only an attacker needs is refused.
 * @throws Refusal invalid_json
 */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isFlat(text, value) || !isTricky(text)) return value;
  } catch {
    // It is no JSON at all, which is refused in the same words.
  }
  throw new Refusal('invalid_json');
}
