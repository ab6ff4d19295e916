import { isIPv4, isIPv6 } from 'node:net';

/** An IPv4 address that a socket for both families reports as `::ffff:203.0.113.9`, in its own form; others as they are. */
export function plainAddress(address: string): string {
  const mapped = address.toLowerCase().startsWith('::ffff:') ? address.slice(7) : '';
  return isIPv4(mapped) ? mapped : address;
}

/** The /64 of an IPv6 address: what one household gets. */
function prefixOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...middle, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Whom an address belongs to as far as limits go: itself, or the /64 of an IPv6 address. */
export function householdOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain) : plain;
}

/** The network around an address: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain) : plain.split('.').slice(0, 3).join('.');
}
