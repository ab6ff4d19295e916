import { createHash, timingSafeEqual } from 'node:crypto';
import { string } from '@lantern/contracts/strings';
import {
  createDisbursement,
  createInvoice,
  type Disbursement,
  type Invoice,
  type TokenReport,
} from '@lantern/contracts/token-gateway';
import { currencyDigits, fromDecimal } from '@lantern/rules';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { checkAddresses, checkMoment, readInput } from '../http/input.ts';
import type { Payment } from '../payments/payment.ts';
import type { GatewayRoutesOptions } from '../payments/payments.routes.ts';
import type { KnownPayout } from '../payouts/payout-book.ts';
import { Refusal } from '../refusal.ts';
import { decimalOf, type TokenKeys } from './tokenpay.ts';

const dialect = 'tokenpay';
const states = { pending: 'PENDING', paid: 'PAID', failed: 'FAILED', expired: 'EXPIRED' } as const;
const payoutStates = { pending: 'PENDING', paid: 'COMPLETED', failed: 'FAILED' } as const;
const wanted = z.object({ externalId: string().check(z.maxLength(32)) });

const digest = (text: string) => createHash('sha256').update(text).digest();

/** @throws Refusal invalid_input */
function minorOf(amount: string, currency: string): string {
  const minor = fromDecimal(amount, currencyDigits(currency));
  if (minor === undefined || minor === 0n)
    throw new Refusal('invalid_input', 'The field amount is missing or wrong.');
  return String(minor);
}

const disbursementOf = ({
  payoutId,
  reference,
  status,
  amount,
  currency,
}: KnownPayout): Disbursement => ({
  ...{ id: payoutId, externalId: reference, currency },
  amount: decimalOf(amount, currency),
  status: payoutStates[status],
});

/** The calls of the third protocol; the API key is the user name of basic authentication. */
export function tokenRoutes(
  app: FastifyInstance,
  options: GatewayRoutesOptions & { keys: TokenKeys },
): void {
  const { book, payouts, decisions, faults, publicUrl, keys } = options;
  const expected = digest(`Basic ${Buffer.from(`${keys.apiKey}:`).toString('base64')}`);
  app.addHook('onRequest', async ({ headers }) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
      throw new Refusal('bad_signature');
  });
  faults.watch(app);

  const invoiceOf = ({ paymentId, request, status, paid, event, qr }: Payment): Invoice => {
    const { reference, amount, currency } = { ...request, ...paid };
    return {
      ...{ id: paymentId, externalId: reference, status: states[status], currency },
      amount: decimalOf(amount, currency),
      paidAt: status === 'paid' && event ? event.occurredAt : null,
      invoiceUrl: `${publicUrl}/pay/${paymentId}`,
      qrString: qr ?? null,
    };
  };

  app.post('/tokens/invoices', async ({ body }) => {
    const { externalId, channel, successUrl, callbackUrl, amount, ...wish } = readInput(
      createInvoice,
      body,
    );
    checkAddresses({ successUrl, callbackUrl });
    checkMoment('expiresAt', wish.expiresAt);
    const { payment, isNew } = book.open({
      ...{
        ...wish,
        dialect,
        reference: externalId,
        returnUrl: successUrl,
        webhookUrl: callbackUrl,
      },
      amount: minorOf(amount, wish.currency),
      way: channel === 'QR' ? 'qr' : 'page',
    });
    if (isNew) decisions.watchExpiry(payment);
    return invoiceOf(payment);
  });

  app.get('/tokens/invoices', async ({ query }) => {
    const payment = book.byReference(dialect, readInput(wanted, query).externalId);
    return payment ? [invoiceOf(payment)] : [];
  });

  app.get<{ Params: { id: string } }>('/tokens/invoices/:id', async ({ params }) => {
    const payment = book.byId(params.id);
    if (payment?.request.dialect !== dialect) throw new Refusal('payment_not_found');
    return invoiceOf(payment);
  });

  app.post('/tokens/disbursements', async ({ body }) => {
    const { externalId, callbackUrl, amount, ...wish } = readInput(createDisbursement, body);
    checkAddresses({ callbackUrl });
    const known = { ...wish, dialect, reference: externalId, webhookUrl: callbackUrl } as const;
    return disbursementOf(payouts.open({ ...known, amount: minorOf(amount, wish.currency) }));
  });

  app.get('/tokens/disbursements', async ({ query }) => {
    const payout = payouts.byReference(dialect, readInput(wanted, query).externalId);
    return payout ? [disbursementOf(payout)] : [];
  });

  app.get<{ Params: { id: string } }>('/tokens/disbursements/:id', async ({ params }) => {
    const payout = payouts.byId(params.id);
    if (payout?.request.dialect !== dialect) throw new Refusal('payment_not_found');
    return disbursementOf(payout);
  });

  app.get('/tokens/report', async ({ query }): Promise<TokenReport> => {
    const { day } = readInput(z.object({ day: z.iso.date() }), query);
    return {
      invoices: book.endedOn(dialect, day).flatMap(invoiceLine),
      disbursements: payouts.endedOn(dialect, day).flatMap(payoutLine),
    };
  });
}

type Line = TokenReport['invoices'][number];

function invoiceLine({ paymentId, request, event }: Payment): Line[] {
  if (!event || event.status === 'confirming') return [];
  const { amount, currency, status, occurredAt: at } = event;
  return [
    {
      id: paymentId,
      externalId: request.reference,
      status,
      amount: decimalOf(amount, currency),
      currency,
      at,
    },
  ];
}

function payoutLine({ payoutId, reference, amount, currency, event }: KnownPayout): Line[] {
  if (!event) return [];
  const { status, occurredAt: at } = event;
  return [
    {
      id: payoutId,
      externalId: reference,
      status,
      amount: decimalOf(amount, currency),
      currency,
      at,
    },
  ];
}
