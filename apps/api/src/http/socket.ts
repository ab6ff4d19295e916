import { type ErrorCode, type LiveEvent, Refusal, socketHello, socketPath } from '@lantern/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Brand } from '../modules/brand/index.ts';
import type { Listener, LiveHub } from '../modules/live/index.ts';
import type { Site } from '../site.ts';
import { readJson } from './read-json.ts';

const helloWithin = 5000;
const lookEvery = 30_000;
/** A page that does not read what it is sent is let go before it fills the memory. */
const mostBuffered = 256 * 1024;

function tell(socket: WebSocket, event: LiveEvent): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostBuffered) socket.terminate();
  else socket.send(JSON.stringify(event));
}

function refuse(socket: WebSocket, reason: unknown): void {
  const code: ErrorCode = reason instanceof Refusal ? reason.code : 'unavailable';
  tell(socket, { type: 'session_ended', code });
  socket.close(1008);
}

/** A page of another site may not listen, even where it has got hold of a token. */
function isForeign({ headers, protocol, host }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers.origin !== `${protocol}://${host}`;
}

/** The live socket: a page says hello with its token, and then hears what happens to its member. */
export function socketRoute(app: FastifyInstance, site: Site, hub: LiveHub): void {
  app.get(socketPath, { websocket: true }, (socket, request) => {
    socket.on('error', () => socket.terminate());
    const brand = site.brands.byHost(request.host);
    if (!brand) refuse(socket, new Refusal('unknown_brand'));
    else if (isForeign(request)) refuse(socket, new Refusal('not_logged_in'));
    else waitForHello(socket, (text) => listen(site, hub, socket, brand, text));
  });
}

/** The first message is the hello; what comes after it says nothing. */
function waitForHello(socket: WebSocket, hello: (text: string) => Promise<void>): void {
  const waiting = setTimeout(() => refuse(socket, new Refusal('not_logged_in')), helloWithin);
  socket.once('close', () => clearTimeout(waiting));
  socket.once('message', (data) => {
    clearTimeout(waiting);
    hello(String(data)).catch((error: unknown) => refuse(socket, error));
  });
}

/** @throws Refusal for a hello that is none, or a token that is not good */
async function listen(site: Site, hub: LiveHub, socket: WebSocket, brand: Brand, text: string): Promise<void> {
  const hello = socketHello.safeParse(readJson(text));
  if (!hello.success) throw new Refusal('not_logged_in');
  const authenticate = () => site.sessions.authenticate(hello.data.token, brand, true);
  const listener: Listener = {
    session: await authenticate(),
    send: (event) => tell(socket, event),
    close: () => socket.close(1008),
  };
  if (socket.readyState !== socket.OPEN) return;
  hub.add(listener);
  const stopLooking = lookAfter(socket, async () => {
    await authenticate().catch((error: unknown) => {
      // Trouble of ours is no reason to end a session.
      if (error instanceof Refusal) refuse(socket, error);
    });
  });
  socket.once('close', () => {
    stopLooking();
    hub.remove(listener);
  });
  tell(socket, { type: 'ready' });
}

/**
 * Now and then a socket is let go when its page no longer answers, and its session is looked at again: one that has run out of
 * time ends without anybody telling.
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
