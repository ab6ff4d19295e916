import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { ErrorAnswers, type ErrorPage } from './errors.ts';
import { baseHeaders, type Headers, setHeaders } from './headers.ts';

export interface ServerOptions {
  readonly log: FastifyBaseLogger;
  /** The origin at which players reach the server. */
  readonly publicUrl: string;
  /** Addresses and networks of proxies that may say who the visitor is. */
  readonly trustedProxies?: readonly string[];
  /** Bytes of the largest body. */
  readonly bodyLimit?: number;
  readonly requestTimeoutMs?: number;
  /** Headers of every reply, over the usual ones. */
  readonly headers?: Headers;
  readonly errorPage?: ErrorPage;
}

/**
 * A server without routes: limits, headers, errors in the agreed shape, and one line in the log for
 * each request.
 */
export function makeServer(options: ServerOptions): FastifyInstance {
  const { trustedProxies = [] } = options;
  const headers = baseHeaders(options.publicUrl, options.headers);
  const errors = new ErrorAnswers(options.errorPage);
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: options.bodyLimit ?? 4 * 1024,
    requestTimeout: options.requestTimeoutMs ?? 10_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // A request with a malformed address reaches no hook.
    frameworkErrors: (error, request, reply) => {
      errors.answer(error, request, reply.headers(headers));
    },
  });
  app.removeContentTypeParser('text/plain');
  setHeaders(app, headers);
  errors.attach(app);
  logRequests(app);
  closeConnections(app);
  return app;
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // The route and not the address: an address may carry a token or the id of a payment.
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
  });
}

/** A stopping process closes each connection with its current reply, and does not wait for idle. */
function closeConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
