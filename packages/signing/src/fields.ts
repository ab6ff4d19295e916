import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * How gateways sign that speak in flat fields: all that are not empty, sorted by name, written as a
 * query string, under an HMAC-SHA512 in hexadecimal. The signature itself is a field, too, and is
 * left out of what is signed.
 */
export type Fields = Readonly<Record<string, string>>;

const hashField = 'secureHash';
const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** What is signed: the order in which fields were sent means nothing. */
export function canonicalFields(fields: Fields): string {
  return Object.entries(fields)
    .filter(([name, value]) => name !== hashField && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

const digest = (key: string, fields: Fields): Buffer =>
  createHmac('sha512', key).update(canonicalFields(fields)).digest();

/** The fields with their signature. */
export const signFields = <Given extends Fields>(
  key: string,
  fields: Given,
): Given & { secureHash: string } => ({
  ...fields,
  secureHash: digest(key, fields).toString('hex'),
});

/** Whether fields carry a good signature; compared in constant time. */
export function verifyFields(key: string, fields: Fields): boolean {
  const given = fields[hashField] ?? '';
  return (
    /^[0-9a-f]{128}$/i.test(given) &&
    timingSafeEqual(digest(key, fields), Buffer.from(given, 'hex'))
  );
}
