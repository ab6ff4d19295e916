import { domainToASCII } from 'node:url';

const longest = 254;
const localPart = /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}$/u;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * An e-mail address with its domain in lower-case ASCII; undefined for an invalid one. Line breaks,
 * separators of receivers and quotes are rejected, to prevent header injection.
 */
export function canonicalEmail(typed: string): string | undefined {
  const plain = typed.trim();
  const at = plain.lastIndexOf('@');
  const [local, host] = [plain.slice(0, at), domainToASCII(plain.slice(at + 1)).toLowerCase()];
  if (at < 1 || !localPart.test(local) || !domain.test(host)) return undefined;
  const address = `${local}@${host}`;
  return address.length <= longest ? address : undefined;
}
