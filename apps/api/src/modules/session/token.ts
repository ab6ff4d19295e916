import { hash } from 'node:crypto';
import type { Random } from '../../ports/random.ts';

/** What only its holder knows, such as the token of a session: 256 bits in 43 characters. */
export const newToken = (random: Random) => random.bytes(32).toString('base64url');

export const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** What is kept of a token. It is too long to be guessed from its hash. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer');

/**
 * What is kept of the token of a session, which is good in the browser alone in which it was
 * opened.
 */
export const hashSession = (token: string, browser: string) => hashToken(`${token}.${browser}`);

/** The same of a token alone, as a text, for a name in Redis. */
export const tokenKey = (token: string) => hashToken(token).toString('base64url');
