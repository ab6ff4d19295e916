import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { useSession } from '../sessions/session.store.ts';
import type { Hall } from '../tables/hall.ts';
import { tableHello, tableRandomness } from '../wire/requests.ts';
import type { Limits } from './limits.ts';
import { closes, endSocket, keepChecking, liveSocket, readMessage, sendFrame } from './socket.ts';

/** The live socket of the tables: a page says its session and table, and receives every change. */
export function tableSocket(
  app: FastifyInstance,
  context: Context,
  hall: Hall,
  limits: Limits,
): void {
  liveSocket(app, '/api/table/live', limits, (socket, hello) => join(context, hall, socket, hello));
}

/** @throws Refusal invalid_input, session_over, wrong_game */
async function join(context: Context, hall: Hall, socket: WebSocket, text: string): Promise<void> {
  const { session, game } = readMessage(tableHello, text);
  const known = await useSession(context.database, session);
  if (known.game !== game) throw new Refusal('wrong_game');
  contributeOnce(hall, socket, game);
  const leave = await hall.watch(game, (frame) => sendFrame(socket, frame));
  socket.once('close', leave);
  if (socket.readyState !== socket.OPEN) leave();
  keepChecking(socket);
}

/** After the hello a page may contribute randomness once; any more messages end the socket. */
function contributeOnce(hall: Hall, socket: WebSocket, game: string): void {
  let said = 0;
  socket.on('message', (data) => {
    said += 1;
    if (said > 1) {
      socket.close(closes.refused);
      return;
    }
    Promise.resolve()
      .then(() => hall.contribute(game, readMessage(tableRandomness, String(data)).randomness))
      .catch((error: unknown) => endSocket(socket, error));
  });
}
