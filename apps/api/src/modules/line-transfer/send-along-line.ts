import {
  type LineTransfer,
  Refusal,
  type transferAlongLine as transferCall,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import { refusalFor } from '../../db/verdict.ts';
import type { MoneyCall } from '../../http/routes.ts';
import { makeReference } from '../../reference.ts';
import type { Brand } from '../brand/index.ts';
import { provePaymentPassword } from '../payment-password/index.ts';
import type { LineTransferContext } from './context.ts';
import { describeLineTransfer } from './describe-line.ts';
import { findLineTransfer, sendAlongLine } from './line-transfer.store.ts';
import { maySendDown, maySendUp } from './ways.ts';

const referenceLength = 8;

/**
 * Sends money to the upline, or from an agent to somebody below. Whoever does not stand in the
 * member's own line is not there.
 * @throws Refusal feature_disabled, payment_password_wrong, payment_password_locked,
 *   payment_password_waiting, member_not_found, transfer_to_self, recipient_not_open,
 *   wrong_currency, amount_out_of_range, line_limit_reached, turnover_not_met, insufficient_funds,
 *   purse_frozen, member_in_debt, idempotency_key_reused
 */
export async function transferAlongLine(
  context: LineTransferContext,
  call: MoneyCall<typeof transferCall>,
): Promise<LineTransfer> {
  const { brand, session, body, address, idempotencyKey } = call;
  const may = body.to === 'upline' ? maySendUp(brand, session) : maySendDown(brand, session);
  if (!may) throw new Refusal('feature_disabled');
  await provePaymentPassword(context, call, body.paymentPassword);
  const { verdict, transfer } = await sendAlongLine(context.db, {
    id: context.random.id(),
    brandId: brand.id,
    memberId: session.memberId,
    way: body.to === 'upline' ? 'up' : 'down',
    nameKey: body.to === 'downline' ? nameKey(body.account.trim()) : undefined,
    amount: BigInt(body.amount),
    reference: makeReference(context.random, 'L', referenceLength),
    idempotencyKey,
    address,
  });
  if (verdict !== 'sent' || transfer === null) throw refusalFor(verdict, rangeOf(verdict, brand));
  const row = await findLineTransfer(context.db, session.memberId, transfer);
  if (!row) throw new Error('A transfer along the line is not there.');
  context.log.info(
    {
      event: 'line_transfer',
      brand: brand.code,
      member: session.memberId,
      reference: row.reference,
    },
    'money was sent along the line',
  );
  return describeLineTransfer(row, session.memberId);
}

/** A refused amount is answered with the range that is accepted. */
function rangeOf(verdict: string, { settings }: Brand) {
  const { minimum, maximum } = settings.transfers;
  return verdict === 'amount_out_of_range' ? { minimum, maximum } : undefined;
}
