import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

const prefixOf = (address: string, groups: number) => groupsOf(address).slice(0, groups).join(':');

/** The IPv4 address mapped into an IPv6 one, as in `::ffff:203.0.113.9` and `::ffff:cb00:7109`. */
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

/** Returns an IPv4-mapped address, as dual-stack sockets report it, in its IPv4 form. */
export function plainAddress(address: string): string {
  return (address.includes(':') && mappedAddress(address)) || address;
}

/** The household of an address, for limits: the IPv4 address itself, or the IPv6 /64. */
export function householdOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 4) : plain;
}

/** The network of an address: the IPv4 /24 or the IPv6 /48. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 3) : plain.split('.').slice(0, 3).join('.');
}
