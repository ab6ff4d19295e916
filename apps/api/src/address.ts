import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, each as short as it can be written. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

const prefixOf = (address: string, groups: number) => groupsOf(address).slice(0, groups).join(':');

/**
 * The IPv4 address that an IPv6 one only wraps, as in `::ffff:203.0.113.9` and `::ffff:cb00:7109`.
 */
function mappedAddress(address: string): string | undefined {
  const [, dotted] = /^(?:::|(?:0{1,4}:){5})ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (dotted) return isIPv4(dotted) ? dotted : undefined;
  if (!isIPv6(address) || address.includes('.')) return undefined;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}

/**
 * An IPv4 address that a socket for both families reports as an IPv6 one, in its own form; others
 * as they are.
 */
export function plainAddress(address: string): string {
  return (address.includes(':') && mappedAddress(address)) || address;
}

/** Whom an address belongs to as far as limits go: itself, or the /64 of an IPv6 address. */
export function householdOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 4) : plain;
}

/**
 * The network around an address: the /24 of an IPv4 address, the /48 of an IPv6 one, which holds
 * many households.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 3) : plain.split('.').slice(0, 3).join('.');
}
