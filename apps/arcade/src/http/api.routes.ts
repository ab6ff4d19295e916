import { accepted, parseInput } from '@lantern/outside';
import type { Reply } from '@lantern/outside/reply';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { ReefHall } from '../reefs/reef-hall.ts';
import { playRound } from '../rounds/play-round.ts';
import { readFacts } from '../rounds/read-facts.ts';
import { viewOf } from '../rounds/round-view.ts';
import { takeStep } from '../rounds/take-step.ts';
import { readCommitment } from '../seeds/read-commitment.ts';
import { rotateSeed } from '../seeds/rotate-seed.ts';
import { openSession } from '../sessions/open-session.ts';
import { readBalance } from '../sessions/read-balance.ts';
import { cashOut } from '../tables/cash-out.ts';
import { ownBets } from '../tables/own-bets.ts';
import { placeBet } from '../tables/place-bet.ts';
import { betView } from '../tables/table-view.ts';
import type {
  BalanceView,
  Commitment,
  OpenView,
  Rotation,
  RoundFacts,
  RoundView,
} from '../wire/replies.ts';
import {
  cashOutRequest,
  openRequest,
  roundParams,
  roundRequestOf,
  seedRequest,
  sessionRequest,
  stepRequestOf,
  tableBetRequest,
} from '../wire/requests.ts';
import type { OwnBets, TableBetView } from '../wire/tables.ts';
import type { Limits } from './limits.ts';

/** When each request arrived, by the clock of this process. */
const arrivals = new WeakMap<FastifyRequest, number>();

const waitedMs = (request: FastifyRequest): number => {
  const now = performance.now();
  return now - (arrivals.get(request) ?? now);
};

/** The calls of the page and the verifier, with their rate limits. */
export function apiRoutes(
  app: FastifyInstance,
  context: Context,
  limits: Limits,
  reefs: ReefHall,
): void {
  app.register(async (calls) => {
    calls.addHook('onRequest', (request) => {
      arrivals.set(request, performance.now());
      return limits.address(request.ip);
    });
    openRoute(calls, context, limits);
    sessionRoutes(calls, context, limits, reefs);
    factsRoute(calls, context);
  });
}

function openRoute(app: FastifyInstance, context: Context, limits: Limits): void {
  app.post('/api/open', async (request): Promise<Reply<OpenView>> => {
    const { token, game } = parseInput(openRequest, request.body);
    await limits.opening(request.ip);
    return accepted(await openSession(context, token, game));
  });
}

function sessionRoutes(
  app: FastifyInstance,
  context: Context,
  limits: Limits,
  reefs: ReefHall,
): void {
  /** A call of a session; its rate limit is checked before the database is used. */
  function call<Input extends { session: string }, Value>(
    path: string,
    read: (body: unknown) => Input,
    carryOut: (input: Input, waitedMs: () => number) => Promise<Value>,
  ): void {
    app.post(path, async (request): Promise<Reply<Value>> => {
      const input = read(request.body);
      await limits.session(input.session);
      return accepted(await carryOut(input, () => waitedMs(request)));
    });
  }
  call(
    '/api/rounds',
    (body) => parseInput(roundRequestOf(body), body),
    async (input): Promise<RoundView> => {
      const played = await playRound(context, { ...input, stake: BigInt(input.stake) });
      reefs.show(played.round);
      return viewOf(played);
    },
  );
  call(
    '/api/steps',
    (body) => parseInput(stepRequestOf(body), body),
    async (input): Promise<RoundView> => viewOf(await takeStep(context, input)),
  );
  call(
    '/api/table/bets',
    (body) => parseInput(tableBetRequest, body),
    async (input): Promise<TableBetView> => betView(await placeBet(context, input)),
  );
  call(
    '/api/table/cash-out',
    (body) => parseInput(cashOutRequest, body),
    async (input, waitedMs): Promise<TableBetView> =>
      betView(await cashOut(context, { ...input, waitedMs })),
  );
  call(
    '/api/table/own',
    (body) => parseInput(sessionRequest, body),
    ({ session }): Promise<OwnBets> => ownBets(context, session),
  );
  call(
    '/api/seed',
    (body) => parseInput(seedRequest, body),
    ({ session, clientSeed }): Promise<Rotation> => rotateSeed(context, session, clientSeed),
  );
  call(
    '/api/balance',
    (body) => parseInput(sessionRequest, body),
    ({ session }): Promise<BalanceView> => readBalance(context, session),
  );
  call(
    '/api/commitment',
    (body) => parseInput(sessionRequest, body),
    ({ session }): Promise<Commitment> => readCommitment(context, session),
  );
}

function factsRoute(app: FastifyInstance, context: Context): void {
  app.get('/api/rounds/:id', async (request): Promise<Reply<RoundFacts>> => {
    const { id } = parseInput(roundParams, request.params);
    return accepted(await readFacts(context, id));
  });
}
