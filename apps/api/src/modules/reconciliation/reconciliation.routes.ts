import { type Difference, endpoints, Refusal } from '@lantern/contracts';
import type { Payments } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { Routes } from '../../http/routes.ts';
import type { PaymentGateway } from '../../ports/payment.ts';
import type { Brand } from '../brand/index.ts';
import type { ReconciliationContext } from './context.ts';
import { reconcile } from './reconcile.ts';
import {
  type DifferenceRow,
  listCompared,
  listDifferences,
  resolve,
} from './reconciliation.store.ts';

const mostDays = 30;

/**
 * Any gateway that pays out may pay for any brand; those that only take money in are the brand's
 * where a way to pay names them.
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
  foundAt: row.found_at.toISOString(),
  resolved: row.resolved_at && {
    at: row.resolved_at.toISOString(),
    by: row.resolver ?? '',
    resolution: row.resolution ?? '',
  },
});

/** What the staff do about differences between gateways' reports and our books. */
export function reconciliationRoutes(routes: Routes, context: ReconciliationContext): void {
  routes.on(endpoints.reconciliations, async ({ brand, query }) => {
    const gateways = gatewaysOf(context, brand).map(({ code }) => code);
    const [{ rows, total }, compared] = await Promise.all([
      listDifferences(context.db, brand.id, query),
      listCompared(context.db, { brandId: brand.id, gateways, most: mostDays }),
    ]);
    return {
      list: rows.map(describeDifference),
      total,
      totalPages: Math.ceil(total / query.pageSize),
      gateways,
      compared: compared.map(({ compared_at, ...day }) => ({
        ...day,
        comparedAt: compared_at.toISOString(),
      })),
    };
  });
  routes.on(endpoints.reconcileDay, async ({ brand, staff, body, requestId }) => {
    const gateway = gatewaysOf(context, brand).find(({ code }) => code === body.gateway);
    if (!gateway) throw new Refusal('unknown_gateway');
    const asker = { brandId: brand.id, staffId: staff.id };
    const counts = await reconcile(context, gateway, body.day, asker).catch((error: unknown) => {
      const detail = {
        event: 'reconciliation_failed',
        gateway: body.gateway,
        day: body.day,
        err: error,
        requestId,
      };
      context.log.error(detail, 'a day was not compared');
      throw new Refusal('payment_gateway_failed');
    });
    return counts.get(brand.id) ?? { payments: 0, payouts: 0, differences: 0 };
  });
  routes.on(endpoints.resolveDifference, async ({ brand, staff, body }) => {
    const { id, resolution } = body;
    const verdict = await resolve(context.db, {
      brandId: brand.id,
      id,
      staffId: staff.id,
      resolution,
    });
    if (verdict !== 'resolved') throw refusalFor(verdict);
    return {};
  });
}
