import type { DepositStatus } from '@lantern/contracts';
import type { Queryable } from '@lantern/database';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface DepositRow extends pg.QueryResultRow {
  id: string;
  brand_id: string;
  member_id: string;
  reference: string;
  method: string;
  gateway: string;
  amount: string;
  currency: string;
  status: DepositStatus;
  gateway_payment_id: string | null;
  pay_url: string | null;
  return_url: string;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
}

const columns = `id, brand_id, member_id, reference, method, gateway, amount::text, currency, status, gateway_payment_id, pay_url,
  return_url, created_at, expires_at, settled_at`;

export interface NewDeposit {
  id: string;
  brandId: string;
  memberId: string;
  reference: string;
  method: string;
  gateway: string;
  amount: bigint;
  currency: string;
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertDeposit({ pool }: Database, deposit: NewDeposit): Promise<DepositRow> {
  const { rows } = await pool.query<DepositRow>(
    `insert into deposit (id, brand_id, member_id, reference, method, gateway, amount, currency, return_url, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${columns}`,
    [
      deposit.id,
      deposit.brandId,
      deposit.memberId,
      deposit.reference,
      deposit.method,
      deposit.gateway,
      deposit.amount.toString(),
      deposit.currency,
      deposit.returnUrl,
      deposit.createdAt,
      deposit.expiresAt,
    ],
  );
  return rows[0] as DepositRow;
}

/** Notes the gateway's payment on a deposit that waits for it. A webhook may have been faster; then nothing changes. */
export async function attachPayment(
  { pool }: Database,
  id: string,
  paymentId: string,
  payUrl: string,
): Promise<DepositRow | undefined> {
  const { rows } = await pool.query<DepositRow>(
    `update deposit set gateway_payment_id = coalesce(gateway_payment_id, $2), pay_url = $3, status = case status when 'created' then 'pending' else status end
      where id = $1 returning ${columns}`,
    [id, paymentId, payUrl],
  );
  return rows[0];
}

export async function findDeposit(
  { pool }: Database,
  brandId: string,
  memberId: string,
  reference: string,
): Promise<DepositRow | undefined> {
  const { rows } = await pool.query<DepositRow>(
    `select ${columns} from deposit where reference = $1 and brand_id = $2 and member_id = $3`,
    [reference, brandId, memberId],
  );
  return rows[0];
}

/** Takes the row for the rest of the transaction. */
export async function lockDeposit(
  client: Queryable,
  gateway: string,
  reference: string,
): Promise<DepositRow | undefined> {
  const { rows } = await client.query<DepositRow>(
    `select ${columns} from deposit where reference = $1 and gateway = $2 for update`,
    [reference, gateway],
  );
  return rows[0];
}

export async function closeDeposit(
  client: Queryable,
  { id, gateway_payment_id }: Pick<DepositRow, 'id' | 'gateway_payment_id'>,
  status: DepositStatus,
  now: Date,
  reason?: string,
): Promise<void> {
  await client.query(
    'update deposit set status = $2, settled_at = $3, review_reason = $4, gateway_payment_id = $5 where id = $1',
    [id, status, now, reason ?? null, gateway_payment_id],
  );
}

/** Puts a closed deposit before the staff without changing what the member sees of it. */
export async function noteForStaff(client: Queryable, id: string, reason: string): Promise<void> {
  await client.query('update deposit set review_reason = $2 where id = $1', [id, reason]);
}

/** Writes an event of a gateway down; false when it had been written before. */
export async function insertGatewayEvent(
  client: Queryable,
  event: { gateway: string; eventId: string; depositId: string; payload: object; outcome: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into gateway_event (gateway, event_id, deposit_id, payload, outcome, received_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [event.gateway, event.eventId, event.depositId, JSON.stringify(event.payload), event.outcome, event.now],
  );
  return rowCount === 1;
}

/** Tells the member's pages, by the transaction that changed the deposit and the purse. */
export async function tellDeposit(client: Queryable, deposit: DepositRow, status: DepositStatus): Promise<void> {
  await client.query(
    `insert into outbox (topic, brand_id, member_id, payload)
     values ('deposit', $1::uuid, $2::uuid, jsonb_build_object('reference', $3::text, 'status', $4::text))`,
    [deposit.brand_id, deposit.member_id, deposit.reference, status],
  );
  await client.query(
    `insert into outbox (topic, brand_id, member_id, payload)
     select 'balance', $1, member_id, jsonb_build_object('sumBalance', balance::text, 'currency', currency, 'version', version)
       from purse where member_id = $2 and purpose = 'main' and currency = $3`,
    [deposit.brand_id, deposit.member_id, deposit.currency],
  );
}

/** Deposits that wait for word from their gateway for longer than usual, the oldest first. */
export async function findWaitingDeposits({ pool }: Database, before: Date, most: number): Promise<DepositRow[]> {
  const { rows } = await pool.query<DepositRow>(
    `select ${columns} from deposit where status in ('created', 'pending') and created_at < $1 order by created_at limit $2`,
    [before, most],
  );
  return rows;
}
