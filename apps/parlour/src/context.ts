import type { Database } from '@lantern/outside';
import type { FastifyBaseLogger } from 'fastify';
import type { MoodBook } from './mood/mood.ts';

/** What the use cases are given by the composition root. */
export interface Context {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly moods: MoodBook;
  /** The origin at which players reach us. */
  readonly publicUrl: string;
  /** How long a call is left without an answer where that is asked for, in milliseconds. */
  readonly hangMs: number;
}
