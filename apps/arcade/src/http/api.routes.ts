import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { playRound } from '../rounds/play-round.ts';
import { findRoundFacts } from '../rounds/round.store.ts';
import { viewOf } from '../rounds/round-view.ts';
import { readCommitment } from '../seeds/read-commitment.ts';
import { rotateSeed } from '../seeds/rotate-seed.ts';
import { openSession } from '../sessions/open-session.ts';
import { readBalance } from '../sessions/read-balance.ts';
import type { BalanceView, Commitment, OpenView, Reply, Rotation, RoundFacts, RoundView } from '../wire/replies.ts';
import { openRequest, roundParams, roundRequest, seedRequest, sessionRequest } from '../wire/requests.ts';

function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw new Refusal('invalid_input');
  return parsed.data;
}

const done = <Value>(value: Value): Reply<Value> => ({ success: true, value });

/** The calls of the page and of the verifier. */
export function apiRoutes(app: FastifyInstance, context: Context): void {
  app.post('/api/open', async (request): Promise<Reply<OpenView>> => {
    const { token } = parse(openRequest, request.body);
    return done(await openSession(context, token));
  });
  app.post('/api/rounds', async (request): Promise<Reply<RoundView>> => {
    return done(viewOf(await playRound(context, parse(roundRequest, request.body))));
  });
  app.post('/api/seed', async (request): Promise<Reply<Rotation>> => {
    const { session, clientSeed } = parse(seedRequest, request.body);
    return done(await rotateSeed(context, session, clientSeed));
  });
  app.post('/api/balance', async (request): Promise<Reply<BalanceView>> => {
    const { session } = parse(sessionRequest, request.body);
    return done(await readBalance(context, session));
  });
  app.post('/api/commitment', async (request): Promise<Reply<Commitment>> => {
    const { session } = parse(sessionRequest, request.body);
    return done(await readCommitment(context, session));
  });
  app.get('/api/rounds/:id', async (request): Promise<Reply<RoundFacts>> => {
    const { id } = parse(roundParams, request.params);
    const facts = await findRoundFacts(context.database, id);
    if (!facts) throw new Refusal('not_found');
    return done(facts);
  });
}
