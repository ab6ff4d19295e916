import type { Database } from '@lantern/outside';
import type { FastifyBaseLogger } from 'fastify';
import type { Operator } from './operator/operator.ts';

/** What the use cases need; `app.ts` builds it. */
export interface Context {
  readonly database: Database;
  readonly operator: Operator;
  readonly log: FastifyBaseLogger;
  /** The origin at which players reach us, for the address of the verifier. */
  readonly publicUrl: string;
  /** How long to wait for an answer of the site, in milliseconds. */
  readonly callTimeoutMs: number;
  /** The delay before the next attempt after this many failed ones, in milliseconds. */
  readonly retryDelayMs: (attempts: number) => number;
}
