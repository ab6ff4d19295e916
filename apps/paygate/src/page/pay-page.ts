import type { Delivery, Payment } from '../payments/payment.ts';
import { frame } from './frame.ts';
import { type Html, html, nothing } from './html.ts';
import { digitsOf, showMoney, toDecimal } from './money.ts';
import { invalidField, problemLine } from './problem.ts';

export interface PayPageOptions {
  readonly payment: Payment;
  /** The payer has just acted; the page redirects to the site. */
  readonly acted: boolean;
  /** The problem with the payer's input. */
  readonly problem?: string;
}

const titles: Readonly<Record<Payment['status'], string>> = {
  pending: 'Pay',
  paid: 'Paid',
  failed: 'Payment failed',
  expired: 'Payment expired',
};

function heading({ request, status, paid }: Payment): Html {
  const { amount, currency } = paid ?? request;
  return html`<p class="amount">${showMoney(amount, currency)}</p>
<p class="what">${request.description}</p>
<dl><div><dt>Reference</dt><dd>${request.reference}</dd></div>
<div><dt>Status</dt><dd><span class="pill ${status}">${status}</span></dd></div></dl>`;
}

function button(action: string, label: string, kind = ''): Html {
  return html`<button name="action" value="${action}" class="${kind}">${label}</button>`;
}

function choices({ paymentId, request }: Payment, problem = ''): Html {
  const { amount, currency } = request;
  const suggestion = toDecimal(`${BigInt(amount) + 1n}`, digitsOf(currency) ?? 0);
  return html`<form method="post" action="/pay/${paymentId}">
${button('pay', 'Pay', 'primary')}
${button('fail', 'Fail')}
<h2>For testing the site</h2>
${button('delay', 'Pay in 10 seconds')}
${button('twice', 'Pay and send the webhook twice')}
${button('order', 'Pay, then send an earlier failure')}
${button('late', 'Pay after expiry')}
${button('silent', 'Pay without a webhook')}
${button('currency', 'Pay in another currency')}
${button('forge', 'Pay with a wrong signature')}
</form>
<form method="post" action="/pay/${paymentId}" class="other">
<label for="amount">Another amount in ${currency}</label>
<div><input id="amount" name="amount" inputmode="decimal" required maxlength="20"
 autocomplete="off" value="${suggestion}" ${invalidField(problem)}>
${button('other', 'Pay another amount')}</div>
${problemLine(problem)}
</form>`;
}

function delivery({ status, forged, answer, at }: Delivery): Html {
  const outcome = answer === undefined ? 'no answer' : `answered ${answer}`;
  const time = at.toISOString();
  const event = forged ? `${status} (wrong signature)` : status;
  return html`<li><time datetime="${time}">${time.slice(11, 19)}</time> ${event} → ${outcome}</li>`;
}

function deliveries({ deliveries: sent }: Payment): Html {
  return sent.length === 0
    ? nothing
    : html`<section class="card"><h2>Webhooks</h2><ul>${sent.map(delivery)}</ul></section>`;
}

/** The payer's page: the payment, the actions while it is pending, and the way back to the site. */
export function payPage({ payment, acted, problem }: PayPageOptions): string {
  const { status, request } = payment;
  const open = status === 'pending' && !acted;
  const kind = open ? 'button' : 'button primary';
  const back = html`<a class="${kind}" href="${request.returnUrl}">Return to the site</a>`;
  const waiting =
    status === 'pending' && acted
      ? html`<p class="note">This payment is pending. The site gets a webhook when it ends.</p>`
      : nothing;
  const body = html`<section class="card"><h1>${titles[status]}</h1>
${heading(payment)}
${open ? choices(payment, problem) : waiting}
${back}</section>
${deliveries(payment)}`;
  return frame({ title: titles[status], body, goTo: acted ? request.returnUrl : undefined });
}
