import { fieldPayLink, fieldQuery, fieldReportQuery } from '@lantern/contracts/field-gateway';
import { string } from '@lantern/contracts/strings';
import { currencyDigits } from '@lantern/rules';
import { type Fields, signFields, verifyFields } from '@lantern/signing';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { checkAddresses, readInput } from '../http/input.ts';
import type { Payment } from '../payments/payment.ts';
import type { GatewayRoutesOptions } from '../payments/payments.routes.ts';
import { Refusal } from '../refusal.ts';
import { codeOf, type FieldKeys, hundredthsOf, momentOf } from './fieldpay.ts';

const dialect = 'fieldpay';
const statuses = { paid: '00', pending: '01', failed: '02', expired: '03' } as const;

/** Hundredths in minor units. @throws Refusal invalid_input */
function minorOf(hundredths: string, currency: string): string {
  try {
    const parts = 10n ** BigInt(2 - currencyDigits(currency));
    if (BigInt(hundredths) % parts === 0n) return String(BigInt(hundredths) / parts);
  } catch {
    // An unknown currency or one with more than two decimals gets the same refusal.
  }
  throw new Refusal('invalid_input', 'The field amount is missing or wrong.');
}

const isoOf = (moment: string): string =>
  moment.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6.000Z');

/** The fields of a call signed by the merchant. @throws Refusal bad_signature */
function signedFields<Schema extends z.ZodMiniType>(
  keys: FieldKeys,
  schema: Schema,
  given: unknown,
): z.infer<Schema> {
  const fields = readInput(z.record(string(), string()), given);
  if (!verifyFields(keys.secret, fields) || fields.merchant !== keys.merchant)
    throw new Refusal('bad_signature');
  return readInput(schema, fields);
}

/** The calls of the second protocol: the payer's page and two queries of the site. */
export function fieldRoutes(
  app: FastifyInstance,
  options: GatewayRoutesOptions & { keys: FieldKeys },
): void {
  const { book, decisions, faults, keys } = options;
  const sign = (fields: Fields) => signFields(keys.secret, fields);

  app.get('/fields/pay', async (request, reply) => {
    const {
      amount,
      currency,
      ipnUrl: webhookUrl,
      returnUrl,
      ...link
    } = signedFields(keys, fieldPayLink, request.query);
    checkAddresses({ returnUrl, ipnUrl: webhookUrl });
    const { payment, isNew } = book.open({
      ...{
        dialect,
        currency,
        webhookUrl,
        returnUrl,
        reference: link.reference,
        description: link.description,
      },
      amount: minorOf(amount, currency),
      way: 'page',
      expiresAt: isoOf(link.expireDate),
    });
    if (isNew) decisions.watchExpiry(payment);
    return reply.redirect(`/pay/${payment.paymentId}`, 303);
  });

  app.register(async (scope) => {
    faults.watch(scope);
    scope.post('/fields/query', async (request) => {
      const { requestId, reference } = signedFields(keys, fieldQuery, request.body);
      const payment = book.byReference(dialect, reference);
      return sign(
        payment
          ? { requestId, responseCode: '00', ...stateOf(payment) }
          : { requestId, responseCode: '91' },
      );
    });
    scope.post('/fields/report', async (request) => {
      const { requestId, day } = signedFields(keys, fieldReportQuery, request.body);
      const ended = book.endedOn(dialect, `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`);
      return sign({ requestId, lines: ended.map(lineOf).join('\n') });
    });
  });
}

function stateOf({ paymentId, request, status, paid, event }: Payment): Fields {
  const { amount, currency } = { ...request, ...paid };
  return {
    reference: request.reference,
    transactionNo: paymentId,
    transactionStatus: statuses[status],
    amount: hundredthsOf(amount, currency),
    currency,
    ...(event && { payDate: momentOf(event.occurredAt) }),
  };
}

function lineOf({ paymentId, request, event }: Payment): string {
  if (!event) return '';
  const { amount, currency, status, occurredAt } = event;
  const money = [hundredthsOf(amount, currency), currency];
  return [request.reference, paymentId, codeOf(status), ...money, momentOf(occurredAt)].join(',');
}
