/**
 * The payload of an EMVCo merchant-presented QR code, as in VietQR (NAPAS 247) and QR Ph. Fields
 * are a two-digit id, a two-digit length and the value; the last field is a checksum.
 */

/**
 * Formats a field with an id from 00 to 99.
 * @throws RangeError for a value longer than 99 characters
 */
export function emvField(number: string, value: string): string {
  if (value.length > 99) throw new RangeError(`The field ${number} is longer than 99 characters.`);
  return `${number}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC-16/CCITT-FALSE of ASCII text, as four uppercase hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= (text.charCodeAt(at) & 0xff) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The payment that a code asks for. */
export interface EmvRequest {
  /** The numeric ISO 4217 code, such as `704`. */
  readonly currency: string;
  /** Major units, with a decimal point if needed. */
  readonly amount: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** A reference that the payer's bank passes on. */
  readonly memo: string;
  /** The payee's name and city, required by QR Ph. */
  readonly merchant?: Readonly<{ name: string; city: string }>;
}

/** A code for one payment. `payee` is the merchant account field, id 26 to 51. */
export function emvQr(
  payee: string,
  { currency, amount, country, memo, merchant }: EmvRequest,
): string {
  const text = [
    emvField('00', '01'),
    emvField('01', '12'),
    payee,
    ...(merchant ? [emvField('52', '6016')] : []),
    emvField('53', currency),
    emvField('54', amount),
    emvField('58', country),
    ...(merchant ? [emvField('59', merchant.name), emvField('60', merchant.city)] : []),
    emvField('62', emvField('08', memo)),
    '6304',
  ].join('');
  return text + crc16(text);
}

/** Checks the checksum of a code. */
export const isEmvQr = (text: string): boolean =>
  /^0002.*6304[0-9A-F]{4}$/.test(text) && crc16(text.slice(0, -4)) === text.slice(-4);

/**
 * A VietQR code for a transfer of an amount in dong.
 * @param account.bin the bank's six-digit NAPAS id
 * @param memo only letters and digits, because banks drop anything else
 */
export function vietQr(
  account: Readonly<{ bin: string; number: string }>,
  amount: bigint,
  memo: string,
): string {
  const beneficiary = emvField('00', account.bin) + emvField('01', account.number);
  const payee =
    emvField('00', 'A000000727') + emvField('01', beneficiary) + emvField('02', 'QRIBFTTA');
  return emvQr(emvField('38', payee), {
    currency: '704',
    amount: String(amount),
    country: 'VN',
    memo,
  });
}
