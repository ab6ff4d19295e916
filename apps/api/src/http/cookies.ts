import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from './routes.ts';

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

/**
 * With this prefix a browser takes a cookie from this very host alone, and not from a neighbour
 * under the same domain.
 */
const nameOf = (request: FastifyRequest, name: string) =>
  isSecure(request) ? `__Host-${name}` : name;

/**
 * A cookie that came with a request. Few calls look at one, so they are read when one is asked for.
 */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie &&
  request.server.parseCookie(request.headers.cookie)[nameOf(request, name)];

/** What a use case sees of the cookies of a request and its reply. */
export const cookiesOf = (request: FastifyRequest, reply: FastifyReply): Cookies => ({
  get: (name) => readCookie(request, name),
  set: (name, value, maxAge) => {
    const secure = isSecure(request);
    reply.setCookie(nameOf(request, name), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge,
    });
  },
});
