import type { FastifyInstance } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const api = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** Who may frame the page, and that it loads nothing but what we serve ourselves. */
export function pagePolicy(frameAncestors: readonly string[]): string {
  const framed = frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'";
  const own = ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src'].map((kind) => `${kind} 'self'`);
  return ["default-src 'none'", ...own, "base-uri 'none'", "form-action 'none'", `frame-ancestors ${framed}`].join(
    '; ',
  );
}

/** Sets the headers of every reply; what answers with data is also kept out of every cache. */
export function headers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always);
    if (!request.url.startsWith('/assets/') && !request.url.startsWith('/art/')) reply.headers(api);
  });
}
