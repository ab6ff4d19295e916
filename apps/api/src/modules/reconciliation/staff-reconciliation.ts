import {
  type BodyOf,
  type Difference,
  type QueryOf,
  Refusal,
  type reconcileDay as reconcileCall,
  type reconciliations,
  type resolveDifference as resolveCall,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Payments, Vendors } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { PaymentGateway } from '../../ports/payment.ts';
import type { Brand } from '../brand/index.ts';
import type { ReconciliationContext } from './context.ts';
import { gatewaySource, reconcile, vendorSource } from './reconcile.ts';
import {
  type DifferenceRow,
  listCompared,
  listDifferences,
  resolve,
} from './reconciliation.store.ts';

const mostDays = 30;

/**
 * A gateway that pays out may serve any brand; one that only accepts deposits serves the brands
 * whose payment methods name it.
 */
const gatewaysOf = ({ payments }: Payments, { settings }: Brand): PaymentGateway[] =>
  [...payments.values()].filter(
    ({ code, payouts }) =>
      payouts || settings.deposit.methods.some(({ gateway }) => gateway === code),
  );

const describeDifference = (row: DifferenceRow): Difference => ({
  id: row.id,
  gateway: row.gateway,
  day: row.day,
  subject: row.subject,
  reference: row.reference,
  difference: row.difference,
  ours: row.ours,
  theirs: row.theirs,
  foundAt: row.foundAt.toISOString(),
  resolved: row.resolvedAt && {
    at: row.resolvedAt.toISOString(),
    by: row.resolver ?? '',
    resolution: row.resolution ?? '',
  },
});

/** Vendors of games whose protocol has a list of a day serve all brands. */
const vendorsWithDays = ({ vendors }: Vendors): string[] =>
  [...vendors.values()].flatMap(({ code, dayReport }) => (dayReport ? [code] : []));

export async function listForStaff(
  context: Data & Payments & Vendors,
  { brand }: StaffCaller,
  query: QueryOf<typeof reconciliations>,
): Promise<ValueOf<typeof reconciliations>> {
  const codes = gatewaysOf(context, brand).map(({ code }) => code);
  const gateways = [...codes, ...vendorsWithDays(context)];
  const [{ rows, total }, compared] = await Promise.all([
    listDifferences(context.db, brand.id, query),
    listCompared(context.db, { brandId: brand.id, gateways, most: mostDays }),
  ]);
  return {
    list: rows.map(describeDifference),
    total,
    totalPages: Math.ceil(total / query.pageSize),
    gateways,
    compared: compared.map(({ comparedAt, ...day }) => ({
      ...day,
      comparedAt: comparedAt.toISOString(),
    })),
  };
}

/** @throws Refusal unknown_gateway, payment_gateway_failed */
export async function reconcileDay(
  context: ReconciliationContext,
  { brand, staff, requestId }: StaffCaller,
  { gateway: code, day }: BodyOf<typeof reconcileCall>,
): Promise<ValueOf<typeof reconcileCall>> {
  const gateway = gatewaysOf(context, brand).find((one) => one.code === code);
  const vendor = context.vendors.get(code);
  const source = gateway
    ? gatewaySource(context, gateway)
    : vendor && vendorSource(context, vendor);
  if (!source) throw new Refusal('unknown_gateway');
  const asker = { brandId: brand.id, staffId: staff.id };
  const counts = await reconcile(context, source, day, asker).catch((err: unknown) => {
    const detail = { event: 'reconciliation_failed', gateway: code, day, err, requestId };
    context.log.error(detail, 'reconciliation failed');
    throw new Refusal('payment_gateway_failed');
  });
  // The vendor's protocol has a list of days, and this vendor keeps none.
  if (!counts) throw new Refusal('unknown_gateway');
  return counts.get(brand.id) ?? { payments: 0, payouts: 0, differences: 0 };
}

/** @throws Refusal of the verdict when the difference is unknown or already resolved */
export async function resolveDifference(
  { db }: Data,
  { brand, staff }: StaffCaller,
  { id, resolution }: BodyOf<typeof resolveCall>,
): Promise<Record<string, never>> {
  const verdict = await resolve(db, { brandId: brand.id, id, staffId: staff.id, resolution });
  if (verdict !== 'resolved') throw refusalFor(verdict);
  return {};
}
