import { setTimeout as wait } from 'node:timers/promises';
import {
  createPlayerRequest,
  transferWalletPaths as paths,
  roundRequest,
  roundsRequest,
  type TransferValue,
  transferAllRequest,
  transferRequest,
  transferStatusRequest,
  vendorBalanceRequest,
  vendorLaunchRequest,
} from '@lantern/contracts/transfer-wallet';
import { accepted, jsonBody, parseInput, requireSignature } from '@lantern/outside';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { findRound } from '../feed/feed.store.ts';
import { listRounds } from '../feed/list-rounds.ts';
import { publishedMoonDice } from '../game/published.ts';
import type { Mood } from '../mood/mood.ts';
import { makeTicket } from '../play/tickets.ts';
import { Refusal } from '../refusal.ts';
import { findPlayer, savePlayer } from './player.store.ts';
import { refuseTransfer } from './refuse-transfer.ts';
import { type Order, statusOf, takeTransfer } from './take-transfer.ts';

/** The calls of the transfer protocol, all signed by the site. */
export function walletRoutes(app: FastifyInstance, context: Context, secret: string): void {
  app.register(async (calls) => {
    requireSignature(calls, secret);
    calls.addHook('preHandler', async () => {
      if (context.moods.mood === 'away') throw new Refusal('unavailable');
    });
    playerRoutes(calls, context);
    transferRoutes(calls, context);
    onCall(calls, paths.rounds, roundsRequest, (body) => listRounds(context, body));
    onCall(calls, paths.games, z.strictObject({}), async () => ({ games: [publishedMoonDice] }));
    onCall(calls, paths.round, roundRequest, async (body) => ({
      round: (await findRound(context.database, body)) ?? null,
    }));
  });
}

/** A call with a body of the protocol. */
function onCall<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  path: string,
  schema: Schema,
  answer: (body: z.infer<Schema>, reply: FastifyReply) => Promise<object>,
): void {
  app.post(path, async (request, reply) => {
    const body = parseInput(schema, jsonBody(request));
    return accepted(await answer(body, reply));
  });
}

function playerRoutes(app: FastifyInstance, { database, publicUrl }: Context): void {
  onCall(app, paths.createPlayer, createPlayerRequest, async ({ playerId, ...player }) => {
    if (!(await savePlayer(database, { id: playerId, ...player })))
      throw new Refusal('invalid_input');
    return { playerId };
  });
  const known = async ({ playerId, currency }: { playerId: string; currency: string }) => {
    const player = await findPlayer(database, playerId);
    if (!player || player.currency !== currency) throw new Refusal('player_not_found');
    return player;
  };
  onCall(app, paths.balance, vendorBalanceRequest, async (body) => {
    const { balance } = await known(body);
    return { playerId: body.playerId, currency: body.currency, balance: balance.toString() };
  });
  onCall(app, paths.launch, vendorLaunchRequest, async (body) => {
    const { id } = await known(body);
    const url = new URL(`/play/${encodeURIComponent(body.gameCode)}`, publicUrl);
    url.searchParams.set('token', await makeTicket(database, id, body.language));
    url.searchParams.set('lang', body.language);
    url.searchParams.set('theme', body.theme);
    return { url: url.href };
  });
}

function transferRoutes(app: FastifyInstance, context: Context): void {
  const take = (order: Order, reply: FastifyReply) =>
    context.moods.handle(order.playerId, (mood) => takeInMood(context, mood, order, reply));
  onCall(app, paths.transferIn, transferRequest, (body, reply) =>
    take({ kind: 'in', ...body }, reply),
  );
  onCall(app, paths.transferOut, transferRequest, (body, reply) =>
    take({ kind: 'out', ...body }, reply),
  );
  onCall(app, paths.transferOutAll, transferAllRequest, (body, reply) =>
    take({ kind: 'out_all', ...body }, reply),
  );
  onCall(app, paths.status, transferStatusRequest, ({ reference }) =>
    statusOf(context.database, reference),
  );
}

/** Carries out a transfer in the mood that was set at the desk. */
async function takeInMood(
  context: Context,
  mood: Mood,
  order: Order,
  reply: FastifyReply,
): Promise<TransferValue> {
  const { database, hangMs } = context;
  if (mood !== 'well')
    context.log.info({ mood, reference: order.reference }, 'a transfer in a mood');
  if (mood === 'away') throw new Refusal('unavailable');
  if (mood === 'refuse') return refuseTransfer(database, order);
  if (mood === 'hang') await wait(hangMs);
  if (mood === 'twice') await takeTransfer(database, order);
  const end = await takeTransfer(database, order);
  if (mood === 'fail') throw new Refusal('internal_error');
  if (mood === 'lose') reply.hijack().raw.destroy();
  return end;
}
