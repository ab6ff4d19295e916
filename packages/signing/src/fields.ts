import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signatures of gateways with flat fields: the non-empty fields, sorted by name, as a query string,
 * with an HMAC-SHA512 in hexadecimal. The signature field itself is not signed.
 */
export type Fields = Readonly<Record<string, string>>;

const hashField = 'secureHash';
const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** The signed text; independent of the order of fields. */
export function canonicalFields(fields: Fields): string {
  return Object.entries(fields)
    .filter(([name, value]) => name !== hashField && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

const digest = (key: string, fields: Fields): Buffer =>
  createHmac('sha512', key).update(canonicalFields(fields)).digest();

/** Adds the signature to the fields. */
export const signFields = <Given extends Fields>(
  key: string,
  fields: Given,
): Given & { secureHash: string } => ({
  ...fields,
  secureHash: digest(key, fields).toString('hex'),
});

/** Verifies the signature of fields in constant time. */
export function verifyFields(key: string, fields: Fields): boolean {
  const given = fields[hashField] ?? '';
  return (
    /^[0-9a-f]{128}$/i.test(given) &&
    timingSafeEqual(digest(key, fields), Buffer.from(given, 'hex'))
  );
}
