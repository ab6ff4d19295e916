import { findRow, type Queryable } from '@lantern/rows';

export interface GatewayEvent {
  gateway: string;
  eventId: string;
  depositId: string;
  /** The parsed message. */
  payload: object;
  outcome: string;
  /** Why staff must check it. */
  reason?: string | undefined;
  now: Date;
}

/** Stores an event; its id may be stored already, with the same content or with another one. */
export async function insertGatewayEvent(
  client: Queryable,
  event: GatewayEvent,
): Promise<'new' | 'same' | 'other'> {
  const { gateway, eventId, depositId, outcome, reason, now } = event;
  const payload = JSON.stringify(event.payload);
  const { rowCount } = await client.query(
    `insert into gateway_event
       (gateway, event_id, deposit_id, payload, outcome, reason, received_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [gateway, eventId, depositId, payload, outcome, reason ?? null, now],
  );
  if (rowCount === 1) return 'new';
  const known = await findRow(
    client,
    `select 1 from gateway_event
      where gateway = $1 and event_id = $2 and deposit_id = $3 and payload = $4::jsonb`,
    [gateway, eventId, depositId, payload],
  );
  return known ? 'same' : 'other';
}

/** Whether the gateway has reported this payment of this amount before. */
export async function isKnownPayment(
  client: Queryable,
  depositId: string,
  payment: object,
): Promise<boolean> {
  const known = await findRow(
    client,
    'select 1 from gateway_event where deposit_id = $1 and payload @> $2::jsonb limit 1',
    [depositId, JSON.stringify(payment)],
  );
  return known !== undefined;
}
