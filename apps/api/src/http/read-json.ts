import { Refusal } from '@lantern/contracts';
import { createScanner, type JSONScanner, SyntaxKind } from 'jsonc-parser';

const deepest = 32;

/** Keys that reach into the prototype of an object. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a text repeats a key, uses a reserved one or nests deeper than only an attacker needs. It never recurses. */
function isTricky(scanner: JSONScanner): boolean {
  const open: Set<string>[] = [];
  let last = '';
  for (let token = scanner.scan(); token !== SyntaxKind.EOF; token = scanner.scan()) {
    if (token === SyntaxKind.OpenBraceToken || token === SyntaxKind.OpenBracketToken) open.push(new Set());
    else if (token === SyntaxKind.CloseBraceToken || token === SyntaxKind.CloseBracketToken) open.pop();
    else if (token === SyntaxKind.StringLiteral) last = scanner.getTokenValue();
    else if (token === SyntaxKind.ColonToken) {
      const keys = open.at(-1);
      if (reserved.has(last) || keys?.has(last)) return true;
      keys?.add(last);
    }
    if (open.length > deepest) return true;
  }
  return false;
}

/**
 * Reads a JSON text that says one thing only: a repeated key, a key that reaches into the prototype, or a depth that only an
 * attacker needs is refused.
 * @throws Refusal invalid_json
 */
export function readJson(text: string): unknown {
  if (isTricky(createScanner(text, true))) throw new Refusal('invalid_json');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_json');
  }
}
