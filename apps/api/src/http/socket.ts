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
import type { Brand } from '../modules/brand/index.ts';
import type { Listener, LiveHub } from '../modules/live/index.ts';
import type { Site } from '../site.ts';
import { isForeign } from './origin.ts';
import { readJson } from './read-json.ts';
import { withBrowser } from './session-of.ts';

const helloWithin = 5000;
const lookEvery = 30_000;
/** A page that does not read what it is sent is let go before it fills the memory. */
const mostBuffered = 256 * 1024;

function tell(socket: WebSocket, event: LiveEvent): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostBuffered) socket.terminate();
  else socket.send(JSON.stringify(event));
}

/** Ends a socket whose session is none, or no more. */
function refuse(socket: WebSocket, code: SessionEnd): void {
  tell(socket, { type: 'session_ended', code });
  socket.close(1008);
}

const isEnd = (code: ErrorCode): code is SessionEnd => sessionEnds.some((end) => end === code);

/** Trouble of ours says nothing about the session: the page may come again. */
function end(socket: WebSocket, reason: unknown): void {
  if (reason instanceof Refusal && isEnd(reason.code)) refuse(socket, reason.code);
  else socket.close(1013);
}

/** The live socket: a page says hello with its token, and then hears what happens to its member. */
export function socketRoute(app: FastifyInstance, site: Site, hub: LiveHub): void {
  app.get(socketPath, { websocket: true }, (socket, request) => {
    socket.on('error', () => socket.terminate());
    const brand = site.brands.byHost(request.host);
    if (!brand) refuse(socket, 'unknown_brand');
    // A page of another site may not listen, even where it has got hold of a token.
    else if (isForeign(request)) refuse(socket, 'not_logged_in');
    else waitForHello(socket, (text) => listen({ site, hub, socket, brand, request }, text));
  });
}

/** A socket whose page is about to say who it is. */
interface Greeted {
  site: Site;
  hub: LiveHub;
  socket: WebSocket;
  brand: Brand;
  request: FastifyRequest;
}

/** The first message is the hello; what comes after it says nothing. */
function waitForHello(socket: WebSocket, hello: (text: string) => Promise<void>): void {
  const waiting = setTimeout(() => refuse(socket, 'not_logged_in'), helloWithin);
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

/** @throws Refusal for a hello that is none, or a token that is not good */
async function listen({ site, hub, socket, brand, request }: Greeted, text: string): Promise<void> {
  const credentials = withBrowser(request, readHello(text).token);
  const authenticate = () => site.sessions.authenticate(credentials, brand, true);
  const session = await authenticate();
  const listener: Listener = {
    session,
    send: (event) => tell(socket, event),
    close: () => socket.close(1008),
  };
  if (socket.readyState !== socket.OPEN) return;
  if (!hub.add(listener)) {
    socket.close(1013);
    return;
  }
  socket.once('close', () => hub.remove(listener));
  // An end that came before the listener was there has told nobody: this second look sees it. A
  // later one is heard.
  await authenticate();
  if (socket.readyState !== socket.OPEN) return;
  const stopLooking = lookAfter(socket, async () => {
    await authenticate().catch((error: unknown) => {
      // Trouble of ours is no reason to end a session.
      if (error instanceof Refusal && isEnd(error.code)) refuse(socket, error.code);
    });
  });
  socket.once('close', stopLooking);
  tell(socket, { type: 'ready' });
}

/**
 * Now and then a socket is let go when its page no longer answers, and its session is looked at
 * again: one that has run out of time ends without anybody telling.
 */
function lookAfter(socket: WebSocket, lookAgain: () => Promise<void>): () => void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const looking = setInterval(() => {
    if (!answered) socket.terminate();
    answered = false;
    if (socket.readyState !== socket.OPEN) return;
    socket.ping();
    void lookAgain();
  }, lookEvery);
  return () => clearInterval(looking);
}
