import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from './routes.ts';

/** What a use case sees of the cookies of a request and its reply. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    // Few calls look at a cookie, so they are read when one is asked for.
    get: (name) => request.server.parseCookie(request.headers.cookie ?? '')[name],
    set: (name, value, maxAge) => {
      const secure = request.protocol === 'https';
      reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge });
    },
  };
}
