import type { VisitorCaller } from '../src/caller.ts';
import type { Brand } from '../src/modules/brand/index.ts';

/** A visitor of a brand without cookies, for tests that call a use case directly. */
export const visitorOf = (brand: Brand, language = 'en'): VisitorCaller => ({
  address: '203.0.113.9',
  requestId: 'r1',
  brand,
  language,
  userAgent: '',
  origin: 'http://localhost',
  cookies: { get: () => undefined, set: () => undefined },
  sessionIfAny: async () => undefined,
});
