/**
 * The text of a QR code by which a banking app pays: EMVCo's merchant-presented mode, as VietQR
 * (NAPAS 247) and QR Ph use it. It is a row of fields, each with its number, its length in two
 * digits and its value; the last one is a checksum of all before it.
 */

/**
 * A field of a number from 00 to 99. Its value is at most 99 characters long, as the two digits of
 * its length allow.
 */
export function emvField(number: string, value: string): string {
  if (value.length > 99) throw new RangeError(`The field ${number} is longer than 99 characters.`);
  return `${number}${String(value.length).padStart(2, '0')}${value}`;
}

/**
 * CRC-16/CCITT-FALSE in four capital hexadecimal digits; of the letters of ASCII, which such codes
 * are made of.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= (text.charCodeAt(at) & 0xff) << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** What such a code asks for, beside whom it pays. */
export interface EmvRequest {
  /** ISO 4217 by number, such as `704`. */
  readonly currency: string;
  /** In major units, with a point where there are minor ones. */
  readonly amount: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** What the payer's bank passes on. */
  readonly memo: string;
  /** What QR Ph asks for beside that: who is paid, and where. */
  readonly merchant?: Readonly<{ name: string; city: string }>;
}

/** A code that is good for one payment. `payee`: the field from 26 to 51 that says whom it pays. */
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

/** Whether a text has the checksum of such a code. */
export const isEmvQr = (text: string): boolean =>
  /^0002.*6304[0-9A-F]{4}$/.test(text) && crc16(text.slice(0, -4)) === text.slice(-4);

/**
 * VietQR: a transfer of so many dong to an account.
 * @param account.bin the six digits by which NAPAS knows the bank
 * @param memo letters and digits alone, as banks pass on nothing else
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
