import { accepted, parseInput } from '@lantern/outside';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type MoodBook, moods } from './mood.ts';

const moodRequest = z.strictObject({
  mood: z.enum(moods),
  /** The number of transfers it applies to; all when left out. */
  transfers: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  /** The player it applies to; all players when left out. */
  playerId: z.optional(z.uuid()),
});

/** Switches the misbehaviour of the stand-in, for tests of the site. */
export function deskRoutes(app: FastifyInstance, book: MoodBook): void {
  const state = () => accepted({ mood: book.mood, moods, underWay: book.underWay });
  app.get('/desk/mood', async () => state());
  app.put('/desk/mood', async (request) => {
    const { mood, ...whose } = parseInput(moodRequest, request.body);
    book.set(mood, whose);
    return state();
  });
}
