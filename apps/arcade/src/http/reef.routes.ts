import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { reefHunt } from '../games/reef-hunt/rules.ts';
import type { ReefHall } from '../reefs/reef-hall.ts';
import { Refusal } from '../refusal.ts';
import { getSeenSession } from '../sessions/session.store.ts';
import { reefHello } from '../wire/requests.ts';
import type { Limits } from './limits.ts';
import { closes, keepChecking, liveSocket, readMessage, sendFrame } from './socket.ts';

/** The live socket of the reefs: a page says its session, and sees who else is at its reef. */
export function reefSocket(
  app: FastifyInstance,
  context: Context,
  reefs: ReefHall,
  limits: Limits,
): void {
  liveSocket(app, '/api/reef/live', limits, (socket, hello) => join(context, reefs, socket, hello));
}

/** @throws Refusal invalid_input, session_over, wrong_game */
async function join(
  { database }: Context,
  reefs: ReefHall,
  socket: WebSocket,
  hello: string,
): Promise<void> {
  const { session } = readMessage(reefHello, hello);
  // A page that goes on talking is not ours.
  socket.on('message', () => socket.close(closes.refused));
  const known = await getSeenSession(database, session);
  if (known.game !== reefHunt.code) throw new Refusal('wrong_game');
  if (socket.readyState !== socket.OPEN) return;
  const leave = reefs.watch(known, (frame) => sendFrame(socket, frame));
  socket.once('close', leave);
  keepChecking(socket);
}
