import { hash } from 'node:crypto';
import type { Random } from '../../ports/random.ts';

/** A bearer secret, such as a session token: 256 bits in 43 characters. */
export const newToken = (random: Random) => random.bytes(32).toString('base64url');

export const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Only the hash is stored; a plain SHA-256 is enough for 256 random bits. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer');

/** The stored hash of a session token, which is valid only in the browser that opened it. */
export const hashSession = (token: string, browser: string) => hashToken(`${token}.${browser}`);

/** The hash of a token as text, for a Redis key. */
export const tokenKey = (token: string) => hashToken(token).toString('base64url');
