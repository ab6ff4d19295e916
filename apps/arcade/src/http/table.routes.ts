import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { useSession } from '../sessions/session.store.ts';
import type { Hall } from '../tables/hall.ts';
import { tableHello, tableRandomness } from '../wire/requests.ts';
import type { Limits } from './limits.ts';

const helloWithinMs = 5_000;
const checkEveryMs = 30_000;
/** A page that does not read is disconnected before it fills the memory. */
const mostBuffered = 256 * 1024;
/** Close codes: the session is not valid, and come again later. */
const closes = { refused: 1008, later: 1013 } as const;

/** The live socket of the tables: a page says its session and table, and receives every change. */
export async function tableSocket(
  app: FastifyInstance,
  context: Context,
  hall: Hall,
  limits: Limits,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: 1_024 } });
  app.register(async (calls) => {
    calls.addHook('onRequest', ({ ip }) => limits.address(ip));
    calls.get('/api/table/live', { websocket: true }, (socket, request) => {
      socket.on('error', () => socket.terminate());
      const { origin } = request.headers;
      // A page of another origin is refused, even with a stolen session.
      const isOwn = origin === undefined || new URL(origin).host === request.host;
      if (!isOwn) socket.close(closes.refused);
      else waitForHello(socket, (text) => join(context, hall, socket, text));
    });
  });
}

function read<Shape extends z.ZodMiniType>(shape: Shape, text: string): z.output<Shape> {
  try {
    return z.parse(shape, JSON.parse(text));
  } catch {
    throw new Refusal('invalid_input');
  }
}

/** The first message is the hello; the socket closes without one. */
function waitForHello(socket: WebSocket, hello: (text: string) => Promise<void>): void {
  const waiting = setTimeout(() => socket.close(closes.refused), helloWithinMs);
  socket.once('close', () => clearTimeout(waiting));
  socket.once('message', (data) => {
    clearTimeout(waiting);
    hello(String(data)).catch((error: unknown) => end(socket, error));
  });
}

const end = (socket: WebSocket, error: unknown): void =>
  socket.close(error instanceof Refusal ? closes.refused : closes.later);

/** @throws Refusal invalid_input, session_over, wrong_game */
async function join(context: Context, hall: Hall, socket: WebSocket, text: string): Promise<void> {
  const { session, game } = read(tableHello, text);
  const known = await useSession(context.database, session);
  if (known.game !== game) throw new Refusal('wrong_game');
  contributeOnce(hall, socket, game);
  const leave = await hall.watch(game, (frame) => send(socket, frame));
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
      .then(() => hall.contribute(game, read(tableRandomness, String(data)).randomness))
      .catch((error: unknown) => end(socket, error));
  });
}

function send(socket: WebSocket, frame: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostBuffered) socket.terminate();
  else socket.send(frame);
}

/** Disconnects a page that no longer answers. */
function keepChecking(socket: WebSocket): void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const checking = setInterval(() => {
    if (!answered) socket.terminate();
    answered = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, checkEveryMs);
  socket.once('close', () => clearInterval(checking));
}
