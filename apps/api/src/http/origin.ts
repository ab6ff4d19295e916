import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser says that a page of another site makes a request. What is no browser says
 * nothing.
 */
export function isForeign({ headers, protocol, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin !== `${protocol}://${host}`) return true;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
