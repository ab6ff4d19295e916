import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { Refusal } from '@lantern/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { plainAddress } from '../address.ts';
import { observeCall } from '../metrics.ts';
import type { Site } from '../site.ts';
import { baseHeaders } from './headers.ts';
import { limitCounts } from './limit-counts.ts';
import { answerError } from './refusals.ts';
import { isPlainlyAddressed } from './target.ts';
import { answerUnreadable } from './unreadable.ts';

const bodyLimit = 64 * 1024;

/** The HTTP server with its hooks and limits, without routes. */
export async function createServer(site: Site): Promise<FastifyInstance> {
  const headers = baseHeaders(site.config.environment);
  const app = Fastify({
    logger: false,
    trustProxy: site.config.trustedProxies.length > 0 ? [...site.config.trustedProxies] : false,
    bodyLimit,
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    connectionTimeout: 0,
    // Node checks for slow requests every thirty seconds by default, so that ten seconds could
    // become forty.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Requests to upgrade to other protocols are answered over HTTP.
      shouldUpgradeCallback: ({ headers: asked }) => asked.upgrade?.toLowerCase() === 'websocket',
    },
    genReqId: () => site.random.id(),
    exposeHeadRoutes: false,
    // Requests on open connections are still answered during shutdown; see closing.ts.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, caseSensitive: true, ignoreTrailingSlash: false },
    clientErrorHandler: (_error, socket) => answerUnreadable(socket, headers, site.random.id()),
    frameworkErrors: (error, request, reply) => {
      request.address = plainAddress(request.ip ?? '');
      reply.headers(headers).header('x-request-id', request.id);
      answerError(site, error, request, reply);
    },
  });
  app.decorateRequest('address', '');
  app.decorateRequest('memberId', undefined);
  app.decorateRequest('staffId', undefined);
  readBodiesRaw(app);
  answerAll(app, site, headers);
  await app.register(cookie, { hook: false });
  await app.register(rateLimit, {
    global: false,
    store: limitCounts(site.redis),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  await app.register(websocket, { options: { maxPayload: 1024 } });
  return app;
}

/** Bodies stay bytes until the call is known: signatures cover bytes, and seals hide the JSON. */
function readBodiesRaw(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/jose', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

function answerAll(app: FastifyInstance, site: Site, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    request.address = plainAddress(request.ip ?? '');
    // Nothing is done for a caller that had gone already: limits and regions need its address.
    if (!request.address) done(new Refusal('unavailable'));
    else if (isPlainlyAddressed(request.raw)) done();
    else done(new Refusal('invalid_input', { fields: ['host'] }));
  });
  app.setErrorHandler((error, request, reply) => {
    reply.headers(headers);
    answerError(site, error, request, reply);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    const call = request.routeOptions.config.call ?? 'other';
    observeCall(call, status, elapsedTime);
    if (request.method !== 'GET' || status >= 400) {
      const { method, address, id: requestId } = request;
      site.log.info(
        { event: 'call', call, method, status, ms: Math.round(elapsedTime), address, requestId },
        'call answered',
      );
    }
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** As it was when the request came: the socket of a caller that has gone has none. */
    address: string;
    /** Set once the session is known; one of the two at most. */
    memberId: string | undefined;
    staffId: string | undefined;
  }
  interface FastifyContextConfig {
    /** The name of the call in the contract. */
    call?: string;
  }
}
