import { longestPattern, type PatternMatcher } from '@lantern/rules';
import { RE2JS } from 're2js';

const kept = 500;
const compiled = new Map<string, RE2JS | undefined>();

function compile(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return undefined;
  }
}

/** Matches a brand's patterns in linear time. An invalid pattern matches nothing. */
export const matchPattern: PatternMatcher = (pattern, text) => {
  if (pattern.length > longestPattern || text.length > longestPattern) return false;
  if (!compiled.has(pattern)) {
    if (compiled.size >= kept) compiled.clear();
    compiled.set(pattern, compile(pattern));
  }
  return compiled.get(pattern)?.matches(text) ?? false;
};
