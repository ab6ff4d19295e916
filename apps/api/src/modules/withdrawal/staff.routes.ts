import { endpoints, Refusal, type StaffWithdrawal } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { Routes, StaffCall } from '../../http/routes.ts';
import type { WithdrawalContext } from './context.ts';
import { describeForStaff, describeQueued } from './describe-for-staff.ts';
import { payoutGateways } from './payout-gateways.ts';
import { revealAccount } from './reveal-account.ts';
import {
  actOnWithdrawal,
  findForStaff,
  findQueue,
  type StaffAction,
  type StaffRow,
} from './staff.store.ts';

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
  context: Data,
  { brand }: Pick<StaffCall, 'brand'>,
  reference: string,
): Promise<StaffRow> {
  const row = await findForStaff(context.db, brand.id, reference);
  if (!row) throw new Refusal('withdrawal_not_found');
  return row;
}

/**
 * Has the database do something to a withdrawal: the function `withdrawal_<name>`, which gets who
 * of the staff acts and writes the audit log itself. Whatever it does not answer with a refusal has
 * been done.
 */
async function act(
  context: WithdrawalContext,
  call: Named,
  name: StaffAction,
  ...rest: readonly (string | null)[]
): Promise<StaffWithdrawal> {
  const { staff, body, brand, requestId } = call;
  const { id } = await find(context, call, body.reference);
  const verdict = await retried(() => actOnWithdrawal(context.db, name, id, staff.id, rest));
  if (!done.includes(verdict))
    throw refusalFor(
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
  context.log.info(detail, 'the staff acted on a withdrawal');
  return describeForStaff(context, await find(context, call, body.reference), call);
}

/** What the staff do about withdrawals. */
export function staffWithdrawalRoutes(routes: Routes, context: WithdrawalContext): void {
  routes.on(endpoints.staffWithdrawals, async (call) => {
    const { rows, total, waiting } = await findQueue(context.db, call.brand.id, call.query);
    const list = rows.map((row) => describeQueued(row, call));
    return { list, total, totalPages: Math.ceil(total / call.query.pageSize), waiting };
  });
  routes.on(endpoints.staffWithdrawal, async (call) =>
    describeForStaff(context, await find(context, call, call.query.reference), call),
  );
  routes.on(endpoints.revealPayoutAccount, async (call) =>
    revealAccount(context, call, await find(context, call, call.body.reference)),
  );
  routes.on(endpoints.approveWithdrawal, (call) =>
    act(context, call, 'approve', call.body.reason, call.idempotencyKey),
  );
  routes.on(endpoints.rejectWithdrawal, (call) => act(context, call, 'reject', call.body.reason));
  routes.on(endpoints.holdWithdrawal, (call) => act(context, call, 'hold', call.body.reason));
  routes.on(endpoints.sendPayout, (call) => {
    const { gateway } = call.body;
    if (!payoutGateways(context).some(({ code }) => code === gateway))
      throw new Refusal('payout_unavailable');
    return act(context, call, 'send', gateway);
  });
  routes.on(endpoints.payByHand, (call) =>
    act(context, call, 'pay_by_hand', call.body.payoutReference, call.body.reason ?? null),
  );
  routes.on(endpoints.settlePayout, (call) => {
    const { outcome, payoutReference, reason } = call.body;
    return act(
      context,
      call,
      'settle_by_staff',
      outcome,
      payoutReference ?? null,
      reason,
      call.idempotencyKey,
    );
  });
  routes.on(endpoints.endDispute, (call) =>
    act(context, call, 'propose_end', call.body.decision, call.body.reason, call.idempotencyKey),
  );
  routes.on(endpoints.attendWithdrawal, (call) =>
    act(context, call, 'clear_attention', call.body.reason),
  );
}
