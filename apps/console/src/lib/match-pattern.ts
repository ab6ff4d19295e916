import { longestPattern, type PatternMatcher } from '@lantern/rules';
import { RE2JS } from 're2js';

/**
 * Matches as the gateway does, by the same engine: what passes here passes there. An expression
 * that cannot be read matches nothing.
 */
export const matchPattern: PatternMatcher = (pattern, text) =>
  readsPattern(pattern) && RE2JS.matches(pattern, text);

/** Whether an expression is short enough, and one that the engine knows. */
export function readsPattern(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return pattern.length <= longestPattern;
  } catch {
    return false;
  }
}
