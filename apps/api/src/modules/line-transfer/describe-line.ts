import type { LineTransfer, lineTransfers, ValueOf } from '@lantern/contracts';
import { maskName } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import {
  findLineStanding,
  findLineTransfers,
  type LineTransferRow,
} from './line-transfer.store.ts';
import { maySendDown, maySendUp } from './ways.ts';

const mostShown = 10;

/** A transfer as its sender or its recipient sees it. */
export function describeLineTransfer(row: LineTransferRow, memberId: string): LineTransfer {
  const sent = row.fromMember === memberId;
  return {
    reference: row.reference,
    direction: sent ? 'sent' : 'received',
    other: sent === (row.way === 'up') ? 'upline' : 'downline',
    otherName: maskName(row.otherName),
    amount: row.amount,
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What a member may send along the line, and the latest transfers. */
export async function describeLine(
  context: Data,
  { brand, session }: SessionCaller,
): Promise<ValueOf<typeof lineTransfers>> {
  const { minimum, maximum, perDay } = brand.settings.transfers;
  const [standing, transfers] = await Promise.all([
    findLineStanding(context.db, brand.id, session.memberId),
    findLineTransfers(context.db, session.memberId, mostShown),
  ]);
  const left = BigInt(perDay) - BigInt(standing.sentToday);
  return {
    currency: session.currency,
    upline:
      maySendUp(brand, session) && standing.upline !== null ? maskName(standing.upline) : null,
    toDownline: maySendDown(brand, session),
    minimum,
    maximum,
    leftToday: (left > 0n ? left : 0n).toString(),
    hasPaymentPassword: standing.paymentPassword,
    transfers: transfers.map((row) => describeLineTransfer(row, session.memberId)),
  };
}
