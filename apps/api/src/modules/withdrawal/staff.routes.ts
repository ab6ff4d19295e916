import { endpoints, Refusal, type StaffWithdrawal } from '@lantern/contracts';
import { retried } from '../../db/transaction.ts';
import type { Routes, StaffCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeForStaff, describeQueued } from './describe-for-staff.ts';
import { payoutGateways } from './payout-gateways.ts';
import { refusalOf } from './refusal-of.ts';
import { revealAccount } from './reveal-account.ts';
import { findForStaff, findQueue, type StaffRow } from './staff.store.ts';
import { verdictOf } from './withdrawal.store.ts';

type Named = Pick<StaffCall, 'brand' | 'staff' | 'language' | 'requestId'> & {
  body: { reference: string };
};

const done = [
  'approved',
  'proposed',
  'rejected',
  'held',
  'paying',
  'paid',
  'failed',
  'repeated',
  'attention',
  'attended',
];

/** @throws Refusal withdrawal_not_found, also for one of another brand */
async function find(
  site: Site,
  { brand }: Pick<StaffCall, 'brand'>,
  reference: string,
): Promise<StaffRow> {
  const row = await findForStaff(site.db, brand.id, reference);
  if (!row) throw new Refusal('withdrawal_not_found');
  return row;
}

/**
 * Has the database do something to a withdrawal: the function `withdrawal_<name>`, which gets who
 * of the staff acts and writes the audit log itself. Whatever it does not answer with a refusal has
 * been done.
 */
async function act(
  site: Site,
  call: Named,
  name: string,
  ...rest: readonly (string | null)[]
): Promise<StaffWithdrawal> {
  const { staff, body, brand, requestId } = call;
  const { id } = await find(site, call, body.reference);
  const places = rest.map((_, at) => `, $${at + 3}`).join('');
  const verdict = await retried(() =>
    verdictOf(site.db.pool, `select withdrawal_${name}($1, $2${places}) as verdict`, [
      id,
      staff.id,
      ...rest,
    ]),
  );
  if (!done.includes(verdict))
    throw refusalOf(
      verdict,
      verdict === 'invalid_input' ? { fields: ['payoutReference'] } : undefined,
    );
  const detail = {
    event: 'withdrawal_acted',
    brand: brand.code,
    reference: body.reference,
    verdict,
    requestId,
  };
  site.log.info(detail, 'the staff acted on a withdrawal');
  return describeForStaff(site, await find(site, call, body.reference), call);
}

/** What the staff do about withdrawals. */
export function staffWithdrawalRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.staffWithdrawals, async (call) => {
    const { rows, total, waiting } = await findQueue(site.db, call.brand.id, call.query);
    const list = rows.map((row) => describeQueued(row, call));
    return { list, total, totalPages: Math.ceil(total / call.query.pageSize), waiting };
  });
  routes.on(endpoints.staffWithdrawal, async (call) =>
    describeForStaff(site, await find(site, call, call.query.reference), call),
  );
  routes.on(endpoints.revealPayoutAccount, async (call) =>
    revealAccount(site, call, await find(site, call, call.body.reference)),
  );
  routes.on(endpoints.approveWithdrawal, (call) =>
    act(site, call, 'approve', call.body.reason, call.idempotencyKey),
  );
  routes.on(endpoints.rejectWithdrawal, (call) => act(site, call, 'reject', call.body.reason));
  routes.on(endpoints.holdWithdrawal, (call) => act(site, call, 'hold', call.body.reason));
  routes.on(endpoints.sendPayout, (call) => {
    const { gateway } = call.body;
    if (!payoutGateways(site).some(({ code }) => code === gateway))
      throw new Refusal('payout_unavailable');
    return act(site, call, 'send', gateway);
  });
  routes.on(endpoints.payByHand, (call) =>
    act(site, call, 'pay_by_hand', call.body.payoutReference, call.body.reason ?? null),
  );
  routes.on(endpoints.settlePayout, (call) => {
    const { outcome, payoutReference, reason } = call.body;
    return act(
      site,
      call,
      'settle_by_staff',
      outcome,
      payoutReference ?? null,
      reason,
      call.idempotencyKey,
    );
  });
  routes.on(endpoints.endDispute, (call) =>
    act(site, call, 'propose_end', call.body.decision, call.body.reason, call.idempotencyKey),
  );
  routes.on(endpoints.attendWithdrawal, (call) =>
    act(site, call, 'clear_attention', call.body.reason),
  );
}
