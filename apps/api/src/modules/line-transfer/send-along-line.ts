import {
  type ErrorCode,
  errorStatus,
  type LineTransfer,
  Refusal,
  type transferAlongLine as transferCall,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { MoneyCall } from '../../http/routes.ts';
import { makeReference } from '../../reference.ts';
import type { Site } from '../../site.ts';
import { provePaymentPassword } from '../payment-password/index.ts';
import { describeLineTransfer } from './describe-line.ts';
import { findLineTransfer, sendAlongLine } from './line-transfer.store.ts';
import { maySendDown, maySendUp } from './ways.ts';

const referenceLength = 8;
const isCode = (verdict: string): verdict is ErrorCode => verdict in errorStatus;

/**
 * Sends money to the upline, or from an agent to somebody below. Whoever does not stand in the
 * member's own line is not there.
 * @throws Refusal feature_disabled, payment_password_wrong, payment_password_locked,
 *   payment_password_waiting, member_not_found, transfer_to_self, recipient_not_open,
 *   wrong_currency, amount_out_of_range, line_limit_reached, turnover_not_met, insufficient_funds,
 *   purse_frozen, member_in_debt, idempotency_key_reused
 */
export async function transferAlongLine(
  site: Site,
  call: MoneyCall<typeof transferCall>,
): Promise<LineTransfer> {
  const { brand, session, body, address, idempotencyKey } = call;
  const may = body.to === 'upline' ? maySendUp(brand, session) : maySendDown(brand, session);
  if (!may) throw new Refusal('feature_disabled');
  await provePaymentPassword(site, call, body.paymentPassword);
  const { verdict, transfer } = await sendAlongLine(site.db, {
    id: site.random.id(),
    brandId: brand.id,
    memberId: session.memberId,
    way: body.to === 'upline' ? 'up' : 'down',
    nameKey: body.to === 'downline' ? nameKey(body.account.trim()) : undefined,
    amount: BigInt(body.amount),
    reference: makeReference(site.random, 'L', referenceLength),
    idempotencyKey,
    address,
  });
  if (verdict !== 'sent' || transfer === null) throw refusalOf(verdict, call);
  const row = await findLineTransfer(site.db, session.memberId, transfer);
  if (!row) throw new Error('A transfer along the line is not there.');
  site.log.info(
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

function refusalOf(verdict: string, { brand }: MoneyCall<typeof transferCall>): Refusal {
  if (!isCode(verdict)) throw new Error(`A transfer along the line was answered ${verdict}.`);
  const { minimum, maximum } = brand.settings.transfers;
  return new Refusal(verdict, verdict === 'amount_out_of_range' ? { minimum, maximum } : undefined);
}
