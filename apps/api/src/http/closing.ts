import type { FastifyInstance } from 'fastify';

/** How long a page may take to say goodbye on its socket. */
const goodbyeWithin = 2000;

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
    // The socket server has said goodbye to its clients already; one that does not answer must not
    // keep the process up.
    const sockets = [...app.websocketServer.clients];
    setTimeout(() => {
      for (const socket of sockets) socket.terminate();
    }, goodbyeWithin).unref();
  });
  return () => closing;
}
