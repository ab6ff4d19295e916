import type { Deposit, depositMethods, ValueOf } from '@lantern/contracts';
import type { Brand } from '../brand/index.ts';
import type { DepositRow } from './deposit.store.ts';

export function describeMethods(brand: Brand, language: string): ValueOf<typeof depositMethods> {
  return brand.settings.deposit.methods.map((method) => ({
    method: method.method,
    kind: 'redirect' as const,
    name: method.names[language] ?? method.names.en ?? method.method,
    currency: brand.currency,
    minimum: method.minimum,
    maximum: method.maximum,
    presets: method.presets,
    fee: '0',
  }));
}

export function describeDeposit(row: DepositRow): Deposit {
  return {
    reference: row.reference,
    method: row.method,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    payUrl: row.status === 'pending' ? row.pay_url : null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}
