import type { FastifyInstance } from 'fastify';

export type Headers = Readonly<Record<string, string>>;

const always: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
/** A reply that is data is not cached, framed or read by another origin. */
const forData: Headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};
/** Only where players reach us over TLS; a browser would refuse plain HTTP from then on. */
const overTls: Headers = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** The headers of a reply that is data. */
export const baseHeaders = (publicUrl: string, own: Headers = {}): Record<string, string> => ({
  ...always,
  ...forData,
  ...(publicUrl.startsWith('https:') ? overTls : {}),
  ...own,
});

/** Sets the headers of every reply. Built files are cached and set their own lifetime. */
export function setHeaders(app: FastifyInstance, data: Headers): void {
  const { 'cache-control': _, ...files } = data;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(/^\/(assets|art)\//.test(request.url) ? files : data);
  });
}
