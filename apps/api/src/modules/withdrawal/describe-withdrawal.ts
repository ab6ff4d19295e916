import type { Withdrawal, WithdrawalDetail } from '@lantern/contracts';
import { holdsMoney, maskAccount } from '@lantern/rules';
import type { Data, Secrets } from '../../contexts.ts';
import { nameOfBank } from '../bank-account/index.ts';
import type { Brand } from '../brand/index.ts';
import { linkTo } from '../media/index.ts';
import { findHistory, type WithdrawalRow } from './withdrawal.store.ts';

const minute = 60_000;

export interface Reader {
  brand: Brand;
  language: string;
}

export function describeWithdrawal(row: WithdrawalRow, { brand, language }: Reader): Withdrawal {
  const { reference, amount, fee, currency, status } = row;
  return {
    reference,
    amount,
    fee,
    payout: String(BigInt(amount) - BigInt(fee)),
    currency,
    status,
    account: {
      bankName: nameOfBank(brand, language, row.bankCode),
      accountNumber: maskAccount(row.lastDigits),
      holderName: row.holderName,
    },
    requestedAt: row.requestedAt.toISOString(),
    expectedBy: expectedBy(row, brand),
    paidAt: row.paidAt?.toISOString() ?? null,
    confirmBy: status === 'paid' ? (row.confirmBy?.toISOString() ?? null) : null,
    received: row.received,
  };
}

function expectedBy(
  { status, requestedAt, approvedAt }: WithdrawalRow,
  { settings }: Brand,
): string | null {
  if (!holdsMoney(status)) return null;
  const { reviewMinutes, payoutMinutes } = settings.withdrawal;
  const [from, minutes] = approvedAt
    ? [approvedAt, payoutMinutes]
    : [requestedAt, reviewMinutes + payoutMinutes];
  return new Date(from.getTime() + minutes * minute).toISOString();
}

/** With its history, without the names of staff. */
export async function describeInFull(
  context: Data & Secrets,
  row: WithdrawalRow,
  reader: Reader,
): Promise<WithdrawalDetail> {
  const { events, files } = await findHistory(context.db, row.id);
  return {
    ...describeWithdrawal(row, reader),
    timeline: events.map(({ at, status, by, reason }) => ({
      at: at.toISOString(),
      status,
      by,
      reason,
    })),
    proofs: files.map((file) => linkTo(context, reader.brand.id, file)),
  };
}
