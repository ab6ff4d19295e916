import type { IncomingMessage } from 'node:http';

/**
 * Whether a request has one host and a plain path. With two hosts, or an absolute address besides
 * the host, a proxy may have used the other one.
 */
export function isPlainlyAddressed({
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1;
  return hosts <= 1 && url.startsWith('/');
}

/** Compares lengths first, because every header of every request is checked. */
const isHost = (name = '') => name.length === 4 && name.toLowerCase() === 'host';
