import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expandPattern, longestPattern } from '@lantern/rules';
import { RE2JS } from 're2js';
import type { PatternVetter } from '../ports/patterns.ts';

/**
 * Accepts an expression that the linear-time engine supports and that is also fast in a
 * backtracking engine, such as a browser's. The checker is large and slow, so each check runs in a
 * separate thread.
 */
export const vetPattern: PatternVetter = async (acceptedPattern) => {
  const pattern = expandPattern(acceptedPattern);
  if (pattern === '.*') return undefined;
  if (pattern.length > longestPattern) return 'too_long';
  try {
    RE2JS.compile(pattern);
  } catch {
    return 'unreadable';
  }
  const judge = new Worker(new URL('./recheck-worker.ts', import.meta.url), {
    workerData: pattern,
  });
  try {
    const [status] = await once(judge, 'message');
    return status === 'safe' ? undefined : 'unsafe';
  } finally {
    await judge.terminate();
  }
};
