import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { answerError, errors } from './errors.ts';
import { baseHeaders, headers } from './headers.ts';

/**
 * A server without routes: limits, headers, errors of the agreed shape, and one line in the log for
 * each request.
 */
export function makeServer(
  log: FastifyBaseLogger,
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 4 * 1024,
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // An address that cannot be read reaches no hook.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.headers(baseHeaders(publicUrl)));
    },
  });
  app.removeContentTypeParser('text/plain');
  headers(app, publicUrl);
  errors(app);
  logRequests(app);
  drain(app);
  return app;
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // The route and not the address: the address of a launch carries a token.
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
  });
}

/**
 * A process that stops ends each connection with the answer that is on its way, rather than wait
 * for it to fall idle.
 */
function drain(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
