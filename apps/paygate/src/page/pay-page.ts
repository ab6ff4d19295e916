import type { Delivery, Payment } from '../payments/payment.ts';
import { frame } from './frame.ts';
import { type Html, html, nothing } from './html.ts';
import { digitsOf, showMoney, toDecimal } from './money.ts';

export interface PayPageOptions {
  readonly payment: Payment;
  /** The payer has just done something; the page then leads back to the site by itself. */
  readonly acted: boolean;
  /** What was wrong with what the payer typed. */
  readonly problem?: string;
}

const titles: Readonly<Record<Payment['status'], string>> = {
  pending: 'Pay',
  paid: 'Paid',
  failed: 'Payment failed',
  expired: 'Payment expired',
};

function heading({ request, status, paid }: Payment): Html {
  return html`<p class="amount">${showMoney(paid?.amount ?? request.amount, paid?.currency ?? request.currency)}</p>
<p class="what">${request.description}</p>
<dl><div><dt>Reference</dt><dd>${request.reference}</dd></div><div><dt>Status</dt><dd><span class="pill ${status}">${status}</span></dd></div></dl>`;
}

function button(action: string, label: string, kind = ''): Html {
  return html`<button name="action" value="${action}" class="${kind}">${label}</button>`;
}

function choices({ paymentId, request }: Payment, problem = ''): Html {
  const { amount, currency } = request;
  const suggestion = toDecimal(`${BigInt(amount) + 1n}`, digitsOf(currency) ?? 0);
  const complaint = problem
    ? html`<p id="problem" class="problem" role="alert">${problem}</p>`
    : nothing;
  return html`<form method="post" action="/pay/${paymentId}">
${button('pay', 'Pay', 'primary')}
${button('fail', 'Fail')}
<h2>For testing the site</h2>
${button('delay', 'Pay in 10 seconds')}
${button('twice', 'Pay and send the webhook twice')}
${button('order', 'Pay, and tell of an earlier failure afterwards')}
${button('late', 'Pay after the end')}
${button('silent', 'Pay and tell nobody')}
${button('currency', 'Pay in another currency')}
${button('forge', 'Pay with a wrong signature')}
</form>
<form method="post" action="/pay/${paymentId}" class="other">
<label for="amount">Another amount in ${currency}</label>
<div><input id="amount" name="amount" inputmode="decimal" required maxlength="20" autocomplete="off" value="${suggestion}" ${problem ? html`aria-invalid="true" aria-describedby="problem"` : nothing}>${button('other', 'Pay another amount')}</div>
${complaint}
</form>`;
}

function delivery({ status, forged, answer, at }: Delivery): Html {
  const outcome = answer === undefined ? 'no answer' : `answered ${answer}`;
  return html`<li><time datetime="${at.toISOString()}">${at.toISOString().slice(11, 19)}</time> ${status}${forged ? ' (wrong signature)' : ''} → ${outcome}</li>`;
}

function deliveries({ deliveries: sent }: Payment): Html {
  return sent.length === 0
    ? nothing
    : html`<section class="card"><h2>Webhooks</h2><ul>${sent.map(delivery)}</ul></section>`;
}

/**
 * The payer's page: what is to be paid, the choices while it is open, and the way back to the site.
 */
export function payPage({ payment, acted, problem }: PayPageOptions): string {
  const { status, request } = payment;
  const open = status === 'pending' && !acted;
  const back = html`<a class="button ${open ? '' : 'primary'}" href="${request.returnUrl}">Return to the site</a>`;
  const waiting =
    status === 'pending' && acted
      ? html`<p class="note">This payment is still open. The site is told when it has been decided.</p>`
      : nothing;
  const body = html`<section class="card"><h1>${titles[status]}</h1>
${heading(payment)}
${open ? choices(payment, problem) : waiting}
${back}</section>
${deliveries(payment)}`;
  return frame({ title: titles[status], body, goTo: acted ? request.returnUrl : undefined });
}
