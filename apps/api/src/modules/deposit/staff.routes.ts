import { endpoints, Refusal, type StaffDeposit } from '@lantern/contracts';
import { refusalNamed } from '../../db/refusal-named.ts';
import { retried } from '../../db/transaction.ts';
import type { Routes, StaffCall, StaffMoneyCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeForStaff, describeQueued } from './describe-for-staff.ts';
import { findForStaff, findQueue, type StaffRow } from './staff.store.ts';

type Named = Pick<StaffMoneyCall, 'brand' | 'language' | 'staff' | 'requestId'> & {
  body: { reference: string; reason: string };
};

const done = ['matched', 'proposed', 'rejected', 'attended'];

/** @throws Refusal deposit_not_found, also for one of another brand */
async function find(
  site: Site,
  { brand }: Pick<StaffCall, 'brand'>,
  reference: string,
): Promise<StaffRow> {
  const row = await findForStaff(site.db, brand.id, reference);
  if (!row) throw new Refusal('deposit_not_found');
  return row;
}

/**
 * Has the database do something to a deposit: the function `deposit_<name>`, which gets who of the
 * staff acts, and writes the audit log itself. Whatever it does not answer with a refusal has been
 * done.
 */
async function act(
  site: Site,
  call: Named,
  name: string,
  ...rest: readonly string[]
): Promise<StaffDeposit> {
  const { staff, body, brand, requestId } = call;
  const { id } = await find(site, call, body.reference);
  const places = rest.map((_, at) => `, $${at + 3}`).join('');
  const verdict = await retried(async () => {
    const sql = `select deposit_${name}($1, $2${places}) as verdict`;
    const { rows } = await site.db.pool.query<{ verdict: string }>(sql, [id, staff.id, ...rest]);
    return rows[0]?.verdict ?? 'internal_error';
  });
  if (!done.includes(verdict))
    throw refusalNamed(verdict, verdict === 'invalid_input' ? { fields: ['payment'] } : undefined);
  const detail = {
    event: 'deposit_acted',
    brand: brand.code,
    reference: body.reference,
    verdict,
    requestId,
  };
  site.log.info(detail, 'the staff acted on a deposit');
  return describeForStaff(site, await find(site, call, body.reference), call);
}

/** What the staff do about deposits. */
export function staffDepositRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.staffDeposits, async (call) => {
    const { brand, query } = call;
    const { rows, total, waiting } = await findQueue(site.db, brand.id, query);
    const list = rows.map((row) => describeQueued(row, call));
    return { list, total, totalPages: Math.ceil(total / query.pageSize), waiting };
  });
  routes.on(endpoints.staffDeposit, async (call) =>
    describeForStaff(site, await find(site, call, call.query.reference), call),
  );
  routes.on(endpoints.matchDeposit, async (call) => {
    const { reference, amount, currency, payment, reason } = call.body;
    const deposit = await find(site, call, reference);
    if (currency !== deposit.currency) throw new Refusal('wrong_currency');
    return act(site, call, 'match', amount, payment, reason, call.idempotencyKey);
  });
  routes.on(endpoints.rejectDeposit, (call) => act(site, call, 'reject', call.body.reason));
  routes.on(endpoints.attendDeposit, (call) => act(site, call, 'attend', call.body.reason));
}
