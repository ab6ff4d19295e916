import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names its host once and asks for a path of it. Of two hosts, or of a whole
 * address beside the host, a proxy before us may have believed the other one.
 */
export function isPlainlyAddressed({
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1;
  return hosts <= 1 && url.startsWith('/');
}

/** Its length tells most names apart without a copy in lower case; every request is looked at. */
const isHost = (name = '') => name.length === 4 && name.toLowerCase() === 'host';
