import type { FastifyInstance } from 'fastify';

/** Milliseconds for clients to close their sockets. */
const closeWithin = 2000;

/**
 * Stops the server without losing a call: pending calls finish, each reply asks its client to
 * reconnect (to another process), and sockets are asked to close, then closed. The returned
 * function answers whether the server is stopping.
 */
export function watchClosing(app: FastifyInstance): () => boolean {
  let closing = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    closing = true;
    // The socket server has sent its close frames; a client that does not answer must not keep the
    // process running.
    const sockets = [...app.websocketServer.clients];
    setTimeout(() => {
      for (const socket of sockets) socket.terminate();
    }, closeWithin).unref();
  });
  return () => closing;
}
