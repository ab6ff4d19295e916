import type { CallbackBody } from '@lantern/contracts/token-gateway';
import { currencyDigits, toDecimal } from '@lantern/rules';
import { type Dialect, isGood, type Letter } from './dialect.ts';

export interface TokenKeys {
  readonly apiKey: string;
  readonly callbackToken: string;
}

/** Minor units as decimal digits in major units. */
export const decimalOf = (amount: string, currency: string): string =>
  toDecimal(amount, currencyDigits(currency));

/** A POST with a constant token. */
export function tokenpayDialect({ callbackToken }: TokenKeys): Dialect {
  const write = (url: string, body: CallbackBody, token: string): Letter => ({
    method: 'POST',
    url,
    headers: { 'x-callback-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    write: ({ webhookUrl }, { paymentId, reference, status, amount, currency }, forged) =>
      write(
        webhookUrl,
        {
          event: 'invoice',
          ...{ id: paymentId, externalId: reference, status: status.toUpperCase(), currency },
          amount: decimalOf(amount, currency),
        },
        forged ? `not ${callbackToken}` : callbackToken,
      ),
    writePayout: (webhookUrl, { payoutId, reference, status, amount, currency }) =>
      write(
        webhookUrl,
        {
          event: 'disbursement',
          ...{
            id: payoutId,
            externalId: reference,
            status: status === 'paid' ? 'COMPLETED' : 'FAILED',
            currency,
          },
          amount: decimalOf(amount, currency),
        },
        callbackToken,
      ),
    isAccepted: isGood,
  };
}
