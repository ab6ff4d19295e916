import {
  type ErrorCode,
  type LiveEvent,
  Refusal,
  type SessionEnd,
  sessionEnds,
  socketHello,
  socketPath,
} from '@lantern/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type * as z from 'zod/mini';
import { householdOf } from '../address.ts';
import type { Brand } from '../modules/brand/index.ts';
import type { Listener, LiveHub } from '../modules/live/index.ts';
import type { Site } from '../site.ts';
import { isForeign } from './origin.ts';
import { readJson } from './read-json.ts';
import { withBrowser } from './session-of.ts';

const helloWithin = 5000;
/** Sockets of one household that have not said hello; a family with many tabs has fewer. */
const mostSilent = 30;
const silent = new Map<string, number>();
const checkEvery = 30_000;
/** A client that does not read is disconnected before it fills the memory. */
const mostBuffered = 256 * 1024;

function send(socket: WebSocket, event: LiveEvent): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostBuffered) socket.terminate();
  else socket.send(JSON.stringify(event));
}

/** Closes a socket without a valid session. */
function refuse(socket: WebSocket, code: SessionEnd): void {
  send(socket, { type: 'session_ended', code });
  socket.close(1008);
}

const isEnd = (code: ErrorCode): code is SessionEnd => sessionEnds.some((end) => end === code);

/** After an internal error the session may be valid, so the page may reconnect. */
function end(socket: WebSocket, reason: unknown): void {
  if (reason instanceof Refusal && isEnd(reason.code)) refuse(socket, reason.code);
  else socket.close(1013);
}

/** The live socket: a page sends a hello with its token, and receives the member's events. */
export function socketRoute(app: FastifyInstance, site: Site, hub: LiveHub): void {
  app.get(socketPath, { websocket: true }, (socket, request) => {
    socket.on('error', () => socket.terminate());
    const brand = site.brands.byHost(request.host);
    if (!brand) refuse(socket, 'unknown_brand');
    // Pages of other sites are refused, even with a stolen token.
    else if (isForeign(request)) refuse(socket, 'not_logged_in');
    else if (!takeSilentPlace(socket, householdOf(request.address))) socket.close(1013);
    else waitForHello(socket, (text) => listen({ site, hub, socket, brand, request }, text));
  });
}

interface Greeted {
  site: Site;
  hub: LiveHub;
  socket: WebSocket;
  brand: Brand;
  request: FastifyRequest;
}

/** Counts a socket until its first message or its end; false when its household has too many. */
function takeSilentPlace(socket: WebSocket, household: string): boolean {
  const count = silent.get(household) ?? 0;
  if (count >= mostSilent) return false;
  silent.set(household, count + 1);
  let isCounted = true;
  const leave = () => {
    if (!isCounted) return;
    isCounted = false;
    const rest = (silent.get(household) ?? 1) - 1;
    if (rest > 0) silent.set(household, rest);
    else silent.delete(household);
  };
  socket.once('message', leave).once('close', leave);
  return true;
}

/** The first message is the hello; later ones are ignored. A slow page has to come again. */
function waitForHello(socket: WebSocket, hello: (text: string) => Promise<void>): void {
  const waiting = setTimeout(() => socket.close(1013), helloWithin);
  socket.once('close', () => clearTimeout(waiting));
  socket.once('message', (data) => {
    clearTimeout(waiting);
    hello(String(data)).catch((error: unknown) => end(socket, error));
  });
}

/** @throws Refusal not_logged_in */
function readHello(text: string): z.infer<typeof socketHello> {
  try {
    return socketHello.parse(readJson(text));
  } catch {
    throw new Refusal('not_logged_in');
  }
}

/** @throws Refusal for an invalid hello or token */
async function listen({ site, hub, socket, brand, request }: Greeted, text: string): Promise<void> {
  const credentials = withBrowser(request, readHello(text).token);
  const authenticate = () => site.sessions.authenticate(credentials, brand, true);
  const session = await authenticate();
  const listener: Listener = {
    session,
    send: (event) => send(socket, event),
    close: () => socket.close(1008),
  };
  if (socket.readyState !== socket.OPEN) return;
  if (!hub.add(listener)) {
    socket.close(1013);
    return;
  }
  socket.once('close', () => hub.remove(listener));
  // The session may have ended before the listener was added; later ends are received as events.
  await authenticate();
  if (socket.readyState !== socket.OPEN) return;
  const stopChecking = keepChecking(socket, async () => {
    await authenticate().catch((error: unknown) => {
      // Internal errors do not end a session.
      if (error instanceof Refusal && isEnd(error.code)) refuse(socket, error.code);
    });
  });
  socket.once('close', stopChecking);
  send(socket, { type: 'ready' });
}

/**
 * Regularly disconnects a client that no longer answers, and checks the session again, because a
 * session that expires sends no event.
 */
function keepChecking(socket: WebSocket, check: () => Promise<void>): () => void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const checking = setInterval(() => {
    if (!answered) socket.terminate();
    answered = false;
    if (socket.readyState !== socket.OPEN) return;
    socket.ping();
    void check();
  }, checkEvery);
  return () => clearInterval(checking);
}
