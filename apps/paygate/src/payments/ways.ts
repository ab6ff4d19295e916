import { randomBytes, randomInt } from 'node:crypto';
import { currencyDigits, emvField, emvQr, toDecimal, vietQr } from '@lantern/rules';
import { Refusal } from '../refusal.ts';
import type { Coins, PaymentRequest } from './payment.ts';

/** The bank of this gateway's pretended accounts. */
const bin = '970403';
const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');
const lettersOf = (reference: string) => reference.replaceAll('-', '');

/**
 * The text of a QR code for this payment: VietQR for dong, QR Ph for pesos.
 * @throws Refusal invalid_input for another currency
 */
export function qrFor({ currency, amount, reference }: PaymentRequest): string {
  const memo = lettersOf(reference);
  if (currency === 'VND') return vietQr({ bin, number: digits(16) }, BigInt(amount), memo);
  if (currency !== 'PHP')
    throw new Refusal('invalid_input', `There is no QR code for ${currency}.`);
  const payee =
    emvField('00', 'ph.ppmi.p2m') + emvField('01', 'TESTPHM1XXX') + emvField('03', digits(14));
  const merchant = { name: 'Test payments', city: 'Manila' };
  return emvQr(emvField('28', payee), {
    currency: '608',
    amount: toDecimal(amount, 2),
    country: 'PH',
    memo,
    merchant,
  });
}

/** The price of a coin in major units, fixed. */
const rates: Readonly<Record<string, bigint>> = { VND: 25_400n, PHP: 58n };
const coinParts = 1_000_000n;
/** Base 58, without look-alikes. */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/**
 * An address for this payment, and the amount in coins, rounded up.
 * @throws Refusal invalid_input for a currency without a rate
 */
export function coinsFor({ currency, amount }: PaymentRequest): Coins {
  const rate = rates[currency];
  if (rate === undefined) throw new Refusal('invalid_input', `There is no rate for ${currency}.`);
  const price = rate * 10n ** BigInt(currencyDigits(currency));
  const parts = (BigInt(amount) * coinParts + price - 1n) / price;
  const letters = [...randomBytes(33)].map((byte) => alphabet[byte % alphabet.length]);
  const address = `T${letters.join('')}`;
  return {
    coin: 'USDT',
    network: 'TRC-20',
    address,
    coins: toDecimal(parts, 6),
    confirmations: { seen: 0, needed: 3 },
  };
}
