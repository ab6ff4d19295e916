import {
  type BodyOf,
  type LineTransfer,
  Refusal,
  type transferAlongLine as transferCall,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Keyed, SessionCaller } from '../../caller.ts';
import { refusalFor } from '../../db/verdict.ts';
import { makeReference } from '../../reference.ts';
import type { Brand } from '../brand/index.ts';
import { provePaymentPassword } from '../payment-password/index.ts';
import type { LineTransferContext } from './context.ts';
import { describeLineTransfer } from './describe-line.ts';
import { findLineTransfer, sendAlongLine } from './line-transfer.store.ts';
import { maySendDown, maySendUp } from './ways.ts';

const referenceLength = 8;

type Input = BodyOf<typeof transferCall> & Keyed;

/**
 * Sends money to the upline, or from an agent to a downline member. A member outside the sender's
 * line counts as not found.
 * @throws Refusal feature_disabled, payment_password_wrong, payment_password_locked,
 *   payment_password_waiting, member_not_found, transfer_to_self, recipient_not_open,
 *   wrong_currency, amount_out_of_range, line_limit_reached, turnover_not_met, insufficient_funds,
 *   purse_frozen, member_in_debt, idempotency_key_reused
 */
export async function transferAlongLine(
  context: LineTransferContext,
  caller: SessionCaller,
  input: Input,
): Promise<LineTransfer> {
  const { brand, session, address } = caller;
  const may = input.to === 'upline' ? maySendUp(brand, session) : maySendDown(brand, session);
  if (!may) throw new Refusal('feature_disabled');
  await provePaymentPassword(context, caller, input.paymentPassword);
  const { verdict, transfer } = await sendAlongLine(context.db, {
    id: context.random.id(),
    brandId: brand.id,
    memberId: session.memberId,
    way: input.to === 'upline' ? 'up' : 'down',
    nameKey: input.to === 'downline' ? nameKey(input.account.trim()) : undefined,
    amount: BigInt(input.amount),
    reference: makeReference(context.random, 'L', referenceLength),
    idempotencyKey: input.idempotencyKey,
    address,
  });
  if (verdict !== 'sent' || transfer === null) throw refusalFor(verdict, rangeOf(verdict, brand));
  const row = await findLineTransfer(context.db, session.memberId, transfer);
  if (!row) throw new Error('A line transfer that was just sent is missing.');
  context.log.info(
    {
      event: 'line_transfer',
      brand: brand.code,
      member: session.memberId,
      reference: row.reference,
    },
    'line transfer sent',
  );
  return describeLineTransfer(row, session.memberId);
}

/** The accepted range, for the refusal of an amount. */
function rangeOf(verdict: string, { settings }: Brand) {
  const { minimum, maximum } = settings.transfers;
  return verdict === 'amount_out_of_range' ? { minimum, maximum } : undefined;
}
