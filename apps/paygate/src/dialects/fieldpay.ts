import type { Ipn } from '@lantern/contracts/field-gateway';
import type { PaymentEvent } from '@lantern/contracts/payment-gateway';
import { currencyDigits } from '@lantern/rules';
import { signFields } from '@lantern/signing';
import { type Dialect, isGood } from './dialect.ts';

export interface FieldKeys {
  readonly merchant: string;
  readonly secret: string;
}

const codes = { paid: '00', failed: '24', expired: '11', confirming: '01' } as const;

/** `yyyyMMddHHmmss` in UTC. */
export const momentOf = (iso: string): string =>
  new Date(iso).toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** An amount in minor units as hundredths of the major unit. */
export const hundredthsOf = (amount: string, currency: string): string =>
  String(BigInt(amount) * 10n ** BigInt(2 - currencyDigits(currency)));

/** The response code of a payment status. */
export const codeOf = (status: PaymentEvent['status']): Ipn['responseCode'] | '01' => codes[status];

/** A GET with sorted fields signed by HMAC-SHA512; the site answers with a code. */
export function fieldpayDialect({ merchant, secret }: FieldKeys): Dialect {
  return {
    write: ({ webhookUrl }, event, forged) => {
      const fields = signFields(forged ? `not ${secret}` : secret, {
        merchant,
        reference: event.reference,
        transactionNo: event.paymentId,
        amount: hundredthsOf(event.amount, event.currency),
        currency: event.currency,
        responseCode: codeOf(event.status),
        payDate: momentOf(event.occurredAt),
      });
      const url = new URL(webhookUrl);
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      return { method: 'GET', url: url.href, headers: {} };
    },
    isAccepted: (status, answer) => isGood(status) && /"RspCode":"0[02]"/.test(answer),
  };
}
