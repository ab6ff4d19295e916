import type { FastifyInstance } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const asData = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};
/** Only where players reach us over TLS; elsewhere a browser must not hear of it. */
const overTls = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Who may frame the page, and that it loads nothing but what we serve ourselves. */
export function pagePolicy(frameAncestors: readonly string[]): string {
  const framed = frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'";
  const own = ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src'].map(
    (kind) => `${kind} 'self'`,
  );
  return [
    "default-src 'none'",
    ...own,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framed}`,
  ].join('; ');
}

/** The headers of a reply that is data: no cache, frame or other origin gets it. */
export function baseHeaders(publicUrl: string): Record<string, string> {
  return { ...always, ...asData, ...(publicUrl.startsWith('https:') ? overTls : {}) };
}

/** Sets the headers of every reply. The built files may be kept, and say so themselves. */
export function headers(app: FastifyInstance, publicUrl: string): void {
  const data = baseHeaders(publicUrl);
  const { 'cache-control': _, ...files } = data;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(/^\/(assets|art)\//.test(request.url) ? files : data);
  });
}
