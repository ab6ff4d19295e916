import {
  type approveWithdrawal,
  type attendWithdrawal,
  type BodyOf,
  type endDispute as endDisputeCall,
  type holdWithdrawal,
  type payByHand as payByHandCall,
  Refusal,
  type rejectWithdrawal,
  type StaffWithdrawal,
  type sendPayout as sendPayoutCall,
  type settlePayout,
} from '@lantern/contracts';
import type { Keyed, StaffCaller } from '../../caller.ts';
import { retried } from '../../db/transaction.ts';
import { refusalOf } from '../staff/index.ts';
import type { WithdrawalContext } from './context.ts';
import { describeForStaff, findOwn } from './describe-for-staff.ts';
import { payoutGateways } from './payout-gateways.ts';
import { actOnWithdrawal, type StaffAction } from './staff.store.ts';

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

type Action<Input> = (
  context: WithdrawalContext,
  caller: StaffCaller,
  input: Input,
) => Promise<StaffWithdrawal>;

/** Each action throws withdrawal_not_found and the refusals of its call in the contract. */
export const approve: Action<BodyOf<typeof approveWithdrawal> & Keyed> = (
  context,
  caller,
  { reference, reason, idempotencyKey },
) => act(context, caller, reference, 'approve', [reason, idempotencyKey]);

export const reject: Action<BodyOf<typeof rejectWithdrawal>> = (
  context,
  caller,
  { reference, reason },
) => act(context, caller, reference, 'reject', [reason]);

export const hold: Action<BodyOf<typeof holdWithdrawal>> = (
  context,
  caller,
  { reference, reason },
) => act(context, caller, reference, 'hold', [reason]);

export const sendPayout: Action<BodyOf<typeof sendPayoutCall>> = async (
  context,
  caller,
  { reference, gateway },
) => {
  if (!payoutGateways(context).some(({ code }) => code === gateway))
    throw new Refusal('payout_unavailable');
  return act(context, caller, reference, 'send', [gateway]);
};

export const payByHand: Action<BodyOf<typeof payByHandCall>> = (
  context,
  caller,
  { reference, payoutReference, reason },
) => act(context, caller, reference, 'pay_by_hand', [payoutReference, reason ?? null]);

export const settleByHand: Action<BodyOf<typeof settlePayout> & Keyed> = (
  context,
  caller,
  { reference, outcome, payoutReference, reason, idempotencyKey },
) =>
  act(context, caller, reference, 'settle_by_staff', [
    outcome,
    payoutReference ?? null,
    reason,
    idempotencyKey,
  ]);

export const endDispute: Action<BodyOf<typeof endDisputeCall> & Keyed> = (
  context,
  caller,
  { reference, decision, reason, idempotencyKey },
) => act(context, caller, reference, 'propose_end', [decision, reason, idempotencyKey]);

export const attend: Action<BodyOf<typeof attendWithdrawal>> = (
  context,
  caller,
  { reference, reason },
) => act(context, caller, reference, 'clear_attention', [reason]);

/** The SQL function of the action decides and writes the audit log. */
async function act(
  context: WithdrawalContext,
  caller: StaffCaller,
  reference: string,
  action: StaffAction,
  values: readonly (string | null)[],
): Promise<StaffWithdrawal> {
  const { staff, brand, requestId } = caller;
  const { id } = await findOwn(context, caller, reference);
  const verdict = await retried(() => actOnWithdrawal(context.db, action, id, staff.id, values));
  if (!done.includes(verdict)) throw refusalOf(verdict, staff, 'payoutReference');
  context.log.info(
    { event: 'withdrawal_acted', brand: brand.code, reference, verdict, requestId },
    'the staff acted on a withdrawal',
  );
  return describeForStaff(context, await findOwn(context, caller, reference), caller);
}
