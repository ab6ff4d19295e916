import type { FastifyRequest } from 'fastify';

/** Whether a page of another site makes the request. Only browsers send these headers. */
export function isForeign({ headers, protocol, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin !== `${protocol}://${host}`) return true;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
