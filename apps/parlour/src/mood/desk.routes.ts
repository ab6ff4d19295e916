import { string } from '@lantern/contracts/strings';
import { accepted, parseInput } from '@lantern/outside';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { correctRound } from '../feed/correct-round.ts';
import { feedMoods } from '../feed/feed-mood.ts';
import { moods } from './mood.ts';

const moodRequest = z.strictObject({
  mood: z.enum(moods),
  /** The number of transfers it applies to; all when left out. */
  transfers: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  /** The player it applies to; all players when left out. */
  playerId: z.optional(z.uuid()),
});

const feedRequest = z.strictObject({
  mood: z.enum(feedMoods),
  /** The number of reports it applies to; all when left out. */
  calls: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1000))),
});
const roundId = z.strictObject({ id: z.uuid() });
const correction = z.strictObject({ payout: string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/)) });

/** Switches the misbehaviour of the stand-in and changes rounds, for tests of the site. */
export function deskRoutes(app: FastifyInstance, context: Context): void {
  const { moods: book, feed } = context;
  const state = () => accepted({ mood: book.mood, moods, underWay: book.underWay });
  app.get('/desk/mood', async () => state());
  app.put('/desk/mood', async (request) => {
    const { mood, ...whose } = parseInput(moodRequest, request.body);
    book.set(mood, whose);
    return state();
  });
  app.put('/desk/feed', async (request) => {
    const { mood, calls } = parseInput(feedRequest, request.body);
    feed.set(mood, calls);
    return accepted({ mood: feed.mood, moods: feedMoods });
  });
  app.put('/desk/rounds/:id', async (request) => {
    const { payout } = parseInput(correction, request.body);
    return accepted(
      await correctRound(context, parseInput(roundId, request.params).id, { payout }),
    );
  });
  app.delete('/desk/rounds/:id', async (request) =>
    accepted(await correctRound(context, parseInput(roundId, request.params).id, 'cancel')),
  );
}
