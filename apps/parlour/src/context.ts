import type { Database } from '@lantern/outside';
import type { FastifyBaseLogger } from 'fastify';
import type { FeedMoodBook } from './feed/feed-mood.ts';
import type { MoodBook } from './mood/mood.ts';

/** What the use cases need; `app.ts` builds it. */
export interface Context {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly moods: MoodBook;
  readonly feed: FeedMoodBook;
  /** The origin at which players reach us. */
  readonly publicUrl: string;
  /** How long a call stays without an answer in the mood `hang`, in milliseconds. */
  readonly hangMs: number;
}
