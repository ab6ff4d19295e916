import { type ErrorCode, type LiveEvent, Refusal, socketHello, socketPath } from '@lantern/contracts';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Listener, LiveHub } from '../modules/live/index.ts';
import type { Site } from '../site.ts';
import { readJson } from './read-json.ts';

const helloWithin = 5000;
const pingEvery = 30_000;
/** A page that does not read what it is sent is let go before it fills the memory. */
const mostBuffered = 256 * 1024;

const tell = (socket: WebSocket, event: LiveEvent) =>
  socket.readyState === socket.OPEN && socket.send(JSON.stringify(event));

function refuse(socket: WebSocket, code: ErrorCode): void {
  tell(socket, { type: 'session_ended', code });
  socket.close(1008);
}

/** The live socket: a page says hello with its token, and then hears what happens to its member. */
export function socketRoute(app: FastifyInstance, site: Site, hub: LiveHub): void {
  app.get(socketPath, { websocket: true }, (socket, request) => {
    const brand = site.brands.byHost(request.host);
    const foreign =
      request.headers.origin !== undefined && request.headers.origin !== `${request.protocol}://${request.host}`;
    if (!brand || foreign) {
      refuse(socket, 'not_logged_in');
      return;
    }
    let listener: Listener | undefined;
    const waiting = setTimeout(() => refuse(socket, 'not_logged_in'), helloWithin);
    const pinging = setInterval(() => socket.ping(), pingEvery);
    socket.once('message', (data) => {
      clearTimeout(waiting);
      readHello(String(data))
        .then((token) => site.sessions.authenticate(token, brand, true))
        .then((session) => {
          listener = {
            session,
            send: (event) => (socket.bufferedAmount > mostBuffered ? socket.terminate() : tell(socket, event)),
            close: () => socket.close(1008),
          };
          hub.add(listener);
          if (socket.readyState !== socket.OPEN) hub.remove(listener);
          tell(socket, { type: 'ready' });
        })
        .catch((error: unknown) => refuse(socket, error instanceof Refusal ? error.code : 'unavailable'));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(waiting);
      clearInterval(pinging);
      if (listener) hub.remove(listener);
    });
  });
}

async function readHello(text: string): Promise<string> {
  const hello = socketHello.safeParse(readJson(text));
  if (!hello.success) throw new Refusal('not_logged_in');
  return hello.data.token;
}
