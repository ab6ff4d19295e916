import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Operator } from './operator/operator.ts';

/** What the use cases are given by the composition root. */
export interface Context {
  readonly database: Database;
  readonly operator: Operator;
  readonly log: FastifyBaseLogger;
  /** The origin at which players reach us, for the address of the verifier. */
  readonly publicUrl: string;
  /** How long an answer of the site is waited for, in milliseconds. */
  readonly callTimeoutMs: number;
  /** The pause before the next attempt at a call that has failed so many times, in milliseconds. */
  readonly retryDelayMs: (attempts: number) => number;
}
