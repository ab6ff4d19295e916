import { accepted, parseInput } from '@lantern/outside';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type MoodBook, moods } from './mood.ts';

const wish = z.strictObject({
  mood: z.enum(moods),
  /** How many transfers it is for; all that come when it is left out. */
  transfers: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  /** The one player that it is for; everybody when it is left out. */
  playerId: z.optional(z.uuid()),
});

/**
 * Where whoever tries the site out says how the vendor is to behave. It is a stand-in: nobody else
 * reaches it.
 */
export function deskRoutes(app: FastifyInstance, book: MoodBook): void {
  const state = () => accepted({ mood: book.mood, moods });
  app.get('/desk/mood', async () => state());
  app.put('/desk/mood', async (request) => {
    const { mood, ...whose } = parseInput(wish, request.body);
    book.set(mood, whose);
    return state();
  });
}
