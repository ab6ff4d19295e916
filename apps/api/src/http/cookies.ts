import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../caller.ts';

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

/** With this prefix browsers accept a cookie only from this host, not from its siblings. */
const nameOf = (request: FastifyRequest, name: string) =>
  isSecure(request) ? `__Host-${name}` : name;

/** Parses on demand, because few calls read a cookie. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie &&
  request.server.parseCookie(request.headers.cookie)[nameOf(request, name)];

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
