import type { FastifyInstance } from 'fastify';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const always = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

/**
 * Sets the headers of every reply: the pages load nothing but one style sheet of their own, and run
 * no script.
 */
export function headers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always);
  });
}
