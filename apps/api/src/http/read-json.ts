import { Refusal } from '@lantern/contracts';
import { visit } from 'jsonc-parser';

const deepest = 32;

/**
 * Reads a JSON text that says one thing only: a repeated key, a key that reaches into the prototype, or a depth that only an
 * attacker needs is refused.
 * @throws Refusal invalid_json
 */
export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('invalid_json');
  }
  const open: Set<string>[] = [];
  let fault = false;
  let depth = 0;
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
      depth += 1;
      fault ||= depth > deepest;
    },
    onObjectEnd: () => {
      open.pop();
      depth -= 1;
    },
    onArrayBegin: () => {
      depth += 1;
      fault ||= depth > deepest;
    },
    onArrayEnd: () => {
      depth -= 1;
    },
    onObjectProperty: (name) => {
      const seen = open.at(-1);
      fault ||= name === '__proto__' || name === 'constructor' || name === 'prototype' || seen?.has(name) === true;
      seen?.add(name);
    },
  });
  if (fault) throw new Refusal('invalid_json');
  return value;
}
