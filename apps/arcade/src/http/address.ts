import { isIPv6 } from 'node:net';

/**
 * Whom an address belongs to as far as limits go: itself, or the /64 of an IPv6 address, all of
 * which one visitor has.
 */
export function holderOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  // As an address of the web it is written in one way alone: small letters, no leading zeros, the
  // longest gap as `::`.
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = before.split(':').filter((group) => group !== '');
  const right = (after ?? '').split(':').filter((group) => group !== '');
  const gap = after === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill('0'), ...right].slice(0, 4).join(':');
}
