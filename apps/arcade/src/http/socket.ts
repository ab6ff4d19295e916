import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import type { Limits } from './limits.ts';

const helloWithinMs = 5_000;
const checkEveryMs = 30_000;
/** A page that does not read is disconnected before it fills the memory. */
const mostBuffered = 256 * 1024;
/** Close codes: the session is not valid, and come again later. */
export const closes = { refused: 1008, later: 1013 } as const;

export const registerSockets = (app: FastifyInstance) =>
  app.register(websocket, { options: { maxPayload: 1_024 } });

/** A live socket: a page says in its first message who it is; `join` answers. */
export function liveSocket(
  app: FastifyInstance,
  path: string,
  limits: Limits,
  join: (socket: WebSocket, hello: string) => Promise<void>,
): void {
  app.register(async (calls) => {
    calls.addHook('onRequest', ({ ip }) => limits.address(ip));
    calls.get(path, { websocket: true }, (socket, request) => {
      socket.on('error', () => socket.terminate());
      const { origin } = request.headers;
      // A page of another origin is refused, even with a stolen session.
      const isOwn = origin === undefined || new URL(origin).host === request.host;
      if (!isOwn) socket.close(closes.refused);
      else waitForHello(socket, (text) => join(socket, text));
    });
  });
}

/** A message in the shape of the schema. @throws Refusal invalid_input */
export function readMessage<Shape extends z.ZodMiniType>(
  shape: Shape,
  text: string,
): z.output<Shape> {
  try {
    return z.parse(shape, JSON.parse(text));
  } catch {
    throw new Refusal('invalid_input');
  }
}

/** The first message is the hello. A slow page has to come again: that is not a refusal. */
function waitForHello(socket: WebSocket, hello: (text: string) => Promise<void>): void {
  const waiting = setTimeout(() => socket.close(closes.later), helloWithinMs);
  socket.once('close', () => clearTimeout(waiting));
  socket.once('message', (data) => {
    clearTimeout(waiting);
    hello(String(data)).catch((error: unknown) => endSocket(socket, error));
  });
}

export const endSocket = (socket: WebSocket, error: unknown): void =>
  socket.close(error instanceof Refusal ? closes.refused : closes.later);

/** Sends a text; one that goes to many pages comes as its bytes, which are made once. */
export function sendFrame(socket: WebSocket, frame: string | Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostBuffered) socket.terminate();
  else socket.send(frame, { binary: false });
}

/** Disconnects a page that no longer answers. */
export function keepChecking(socket: WebSocket): void {
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
