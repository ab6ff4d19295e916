import { describe, expect, it } from 'vitest';
import { isSure } from './part.ts';

describe('L3 an answer to one attempt', () => {
  it.each([
    [200, undefined, true],
    [409, 'insufficient_funds', true],
    [409, 'idempotency_in_progress', false],
    [429, 'too_many_requests', false],
    [503, 'unavailable', false],
    // An earlier attempt may have counted: pages seal the call again, with the same key.
    [400, 'sealed_body_stale', false],
    [400, 'sealed_body_replayed', true],
  ])('%i %s is a verdict: %s', (status, code, sure) => {
    expect(isSure({ status, ...(code && { code }) })).toBe(sure);
  });
});
