import { string } from '@lantern/contracts/strings';
import { accepted, parseInput } from '@lantern/outside';
import type { Reply } from '@lantern/outside/reply';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { chances } from '../game/moon-dice.ts';
import { findPlayer } from '../wallet/player.store.ts';
import { changeSeed } from './change-seed.ts';
import { openGame } from './open-game.ts';
import type { BalanceView, OpenView, RollView, Rotation } from './replies.ts';
import { rollDice } from './roll-dice.ts';
import { playerOf } from './tickets.ts';

const token = string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/));
const openRequest = z.strictObject({ token });
const sessionRequest = z.strictObject({ session: token });
const rollRequest = z.strictObject({
  session: token,
  key: string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  stake: string().check(z.regex(/^[1-9][0-9]{0,14}$/)),
  chance: z.number().check(z.int(), z.minimum(chances.least), z.maximum(chances.most)),
});
const seedRequest = z.strictObject({
  session: token,
  clientSeed: string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/)),
});

/** The calls of the game's page. */
export function playRoutes(app: FastifyInstance, context: Context): void {
  app.post(
    '/api/open',
    async (request): Promise<Reply<OpenView>> =>
      accepted(await openGame(context, parseInput(openRequest, request.body).token)),
  );
  app.post(
    '/api/roll',
    async (request): Promise<Reply<RollView>> =>
      accepted(await rollDice(context, parseInput(rollRequest, request.body))),
  );
  app.post('/api/seed', async (request): Promise<Reply<Rotation>> => {
    const { session, clientSeed } = parseInput(seedRequest, request.body);
    return accepted(await changeSeed(context, session, clientSeed));
  });
  app.post('/api/balance', async (request): Promise<Reply<BalanceView>> => {
    const playerId = await playerOf(
      context.database,
      parseInput(sessionRequest, request.body).session,
    );
    const player = await findPlayer(context.database, playerId);
    return accepted({ balance: String(player?.balance ?? 0n) });
  });
}
