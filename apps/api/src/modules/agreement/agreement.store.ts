import type { Agreement, AgreementEvent, AgreementTerms } from '@lantern/contracts';
import { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
import type { AgreementKind, AgreementState, PeriodLength } from '@lantern/rules/agreements';
import type { ListPart, RowsAfter } from '../../db/list-part.ts';

export interface AgreementRow {
  id: string;
  brandId: string;
  kind: AgreementKind;
  length: PeriodLength;
  agentId: string;
  agent: string;
  /** Null where the brand is the other party. */
  uplineId: string | null;
  upline: string | null;
  currency: string;
  terms: AgreementTerms;
  state: AgreementState;
  version: number;
  offeredAt: Date;
  answeredAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  ended: Agreement['ended'];
  terminationRequestedAt: Date | null;
  document: string | null;
  hash: string | null;
}

const selected = `select a.id, a.brand_id, a.kind, a.length, a.agent_id, m.username as agent,
       a.upline_id, u.username as upline, a.currency, a.terms, a.state, a.version, a.offered_at,
       a.answered_at, a.starts_at, a.ends_at, a.ended, a.termination_requested_at, a.document,
       a.hash
  from agreement a
  join member m on m.id = a.agent_id
  left join member u on u.id = a.upline_id`;

/** Agreements change one after the other in a brand, until the transaction ends. */
export async function lockAgreements(client: Queryable, brandId: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(7271, hashtext($1))', [brandId]);
}

export const findAgreement = (
  client: Queryable,
  brandId: string,
  id: string,
): Promise<AgreementRow | undefined> =>
  findRow<AgreementRow>(client, `${selected} where a.brand_id = $1 and a.id = $2`, [brandId, id]);

/** The agreement of an agent that is in force or will be. */
export const findActive = (
  client: Queryable,
  agentId: string,
  kind: AgreementKind,
): Promise<AgreementRow | undefined> =>
  findRow<AgreementRow>(
    client,
    `${selected} where a.agent_id = $1 and a.kind = $2 and a.state = 'active'`,
    [agentId, kind],
  );

/** Active agreements of a kind of the agents below one, that one included, by their place. */
export const findActiveBelow = (
  client: Queryable,
  agentId: string,
  kind: AgreementKind,
): Promise<AgreementRow[]> =>
  findRows<AgreementRow>(
    client,
    `${selected}
       join line_link l on l.member_id = a.agent_id and l.upline_id = $1 and l.until is null
      where a.kind = $2 and a.state = 'active'
      order by l.distance, a.id`,
    [agentId, kind],
  );

/** Whether an agent above has an active agreement of the kind. */
export async function isCoveredAbove(
  client: Queryable,
  agentId: string,
  kind: AgreementKind,
): Promise<boolean> {
  const { covered } = await getRow<{ covered: boolean }>(
    client,
    `select exists (select from line_link l
                      join agreement a on a.agent_id = l.upline_id and a.kind = $2
                                      and a.state = 'active'
                     where l.member_id = $1 and l.distance > 0 and l.until is null) as covered`,
    [agentId, kind],
  );
  return covered;
}

export interface AgentRow {
  id: string;
  account: string;
  type: number;
  status: string;
  uplineId: string | null;
  currency: string;
}

export const findAgent = (
  client: Queryable,
  brandId: string,
  id: string,
): Promise<AgentRow | undefined> =>
  findRow<AgentRow>(
    client,
    `select id, username as account, type, status, upline_id, currency
       from member where brand_id = $1 and id = $2`,
    [brandId, id],
  );

export interface AgreementSearch {
  brandId: string;
  /** Of this agent, or of the direct downline of this upline; all of the brand without either. */
  agentId?: string | undefined;
  uplineId?: string | undefined;
  kind?: string | undefined;
  state?: string | undefined;
  /** Only those with the brand, or only others. */
  top?: boolean | undefined;
  /** The beginning of an agent's account, in its unique form. */
  name?: string | undefined;
}

const asPrefix = (name: string) => `${name.replace(/[\\%_]/g, '\\$&')}%`;

/** A part of the agreements, newest first, and their number. */
export async function findAgreements(
  client: Queryable,
  { brandId, agentId, uplineId, kind, state, top, name }: AgreementSearch,
  { limit, offset = 0, after }: ListPart,
): Promise<{ rows: AgreementRow[]; total: number }> {
  const where = `where a.brand_id = $1
     and ($2::uuid is null or a.agent_id = $2) and ($3::uuid is null or a.upline_id = $3)
     and ($4::text is null or a.kind = $4) and ($5::text is null or a.state = $5)
     and ($6::boolean is null or (a.upline_id is null) = $6)
     and ($7::text is null or m.username_key like $7)`;
  const values = [
    ...[brandId, agentId ?? null, uplineId ?? null, kind ?? null, state ?? null, top ?? null],
    name === undefined ? null : asPrefix(name),
  ];
  const rows = await findRows<AgreementRow>(
    client,
    `${selected} ${where} and ($10::uuid is null or a.id < $10)
      order by a.id desc limit $8 offset $9`,
    [...values, limit, offset, after?.id ?? null],
  );
  const { total } = await getRow<{ total: number }>(
    client,
    `select count(*)::integer as total from agreement a
       join member m on m.id = a.agent_id ${where}`,
    values,
  );
  return { rows, total };
}

export interface NewOffer {
  id: string;
  brandId: string;
  kind: AgreementKind;
  length: PeriodLength;
  agentId: string;
  uplineId: string | null;
  currency: string;
  terms: AgreementTerms;
  staffId: string | null;
  at: Date;
}

/** Stores an offer. An earlier offer of the kind that has no answer is withdrawn. */
export async function insertOffer(client: Queryable, offer: NewOffer): Promise<void> {
  const { id, brandId, kind, length, agentId, uplineId, currency, terms, staffId, at } = offer;
  const earlier = await findRows<{ id: string; version: number }>(
    client,
    `select id, version from agreement where agent_id = $1 and kind = $2 and state = 'offered'`,
    [agentId, kind],
  );
  for (const each of earlier) {
    await changeAgreement(client, each, { state: 'withdrawn', answeredAt: at });
    await addEvent(client, each.id, 'withdrawn', at, { member: uplineId, staff: staffId });
  }
  await client.query(
    `insert into agreement (id, brand_id, kind, length, agent_id, upline_id, currency, terms,
                            state, offered_by, offered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'offered', $9, $10)`,
    [id, brandId, kind, length, agentId, uplineId, currency, JSON.stringify(terms), staffId, at],
  );
  await addEvent(client, id, 'offered', at, { member: uplineId, staff: staffId });
  await client.query(
    `update agreement_request set closed_at = $3
      where agent_id = $1 and kind = $2 and closed_at is null`,
    [agentId, kind, at],
  );
}

export interface AgreementChange {
  state?: AgreementState;
  answeredAt?: Date;
  startsAt?: Date;
  endsAt?: Date;
  ended?: NonNullable<Agreement['ended']>;
  terminationRequestedAt?: Date | null;
  document?: string;
  hash?: string;
}

const columns = {
  state: ['state'],
  answeredAt: ['answered_at'],
  // What comes before the first period counts as settled.
  startsAt: ['starts_at', 'settled_until'],
  endsAt: ['ends_at'],
  ended: ['ended'],
  terminationRequestedAt: ['termination_requested_at'],
  document: ['document'],
  hash: ['hash'],
} as const satisfies Record<keyof AgreementChange, readonly string[]>;

/** Changes an agreement of a version. Answers whether it still had that version. */
export async function changeAgreement(
  client: Queryable,
  { id, version }: { id: string; version: number },
  change: AgreementChange,
): Promise<boolean> {
  const given = Object.entries(change) as [keyof AgreementChange, unknown][];
  const values = given.map(([, value]) => value);
  const set = given.flatMap(([name], at) => columns[name].map((each) => `${each} = $${at + 3}`));
  const { rowCount } = await client.query(
    `update agreement set version = version + 1, ${set.join(', ')} where id = $1 and version = $2`,
    [id, version, ...values],
  );
  return rowCount === 1;
}

export type AgreementStepName = AgreementEvent['step'];

export async function addEvent(
  client: Queryable,
  agreementId: string,
  step: AgreementStepName,
  at: Date,
  by: { member?: string | null; staff?: string | null } = {},
): Promise<void> {
  await client.query(
    `insert into agreement_event (agreement_id, step, at, member_id, staff_id)
     values ($1, $2, $3, $4, $5)`,
    [agreementId, step, at, by.member ?? null, by.staff ?? null],
  );
}

export interface EventRow {
  step: AgreementStepName;
  at: Date;
  memberId: string | null;
  account: string | null;
}

export const findEvents = (client: Queryable, agreementId: string): Promise<EventRow[]> =>
  findRows<EventRow>(
    client,
    `select e.step, e.at, e.member_id, m.username as account
       from agreement_event e left join member m on m.id = e.member_id
      where e.agreement_id = $1 order by e.id`,
    [agreementId],
  );

/** Notifies the pages of some members that an agreement has changed. */
export async function publishAgreement(
  client: Queryable,
  brandId: string,
  agreementId: string,
  members: readonly (string | null)[],
): Promise<void> {
  await client.query(
    `insert into outbox (topic, brand_id, member_id, payload)
     select 'agreement', $1, m, jsonb_build_object('agreement', $2::text)
       from unnest($3::uuid[]) m where m is not null`,
    [brandId, agreementId, members],
  );
}

export interface RequestRow {
  id: string;
  kind: AgreementKind;
  agentId: string;
  agent: string;
  note: string;
  askedAt: Date;
}

/** As many requests as a page shows; it has no others. */
export const firstRequests = { limit: 500 };

/** Open requests of an agent, of a downline, or to the brand; the oldest first. */
export const findRequests = (
  client: Queryable,
  of: { brandId: string; agentId?: string; uplineId?: string },
  { limit, after }: RowsAfter,
): Promise<RequestRow[]> =>
  findRows<RequestRow>(
    client,
    `select r.id, r.kind, r.agent_id, m.username as agent, r.note, r.asked_at
       from agreement_request r join member m on m.id = r.agent_id
      where r.brand_id = $1 and r.closed_at is null
        and ($2::uuid is null or r.agent_id = $2)
        and case when $3::uuid is not null then r.upline_id = $3
                 when $2::uuid is null then r.upline_id is null else true end
        and ($5::uuid is null or (r.asked_at, r.id) > (
              select asked_at, id from agreement_request where id = $5))
      order by r.asked_at, r.id limit $4`,
    [of.brandId, of.agentId ?? null, of.uplineId ?? null, limit, after?.id ?? null],
  );

/** Stores a request. Answers whether no request of the kind was open. */
export async function insertRequest(
  client: Queryable,
  request: { id: string; brandId: string; agentId: string; uplineId: string | null } & {
    kind: AgreementKind;
    note: string;
    at: Date;
  },
): Promise<boolean> {
  const { id, brandId, agentId, uplineId, kind, note, at } = request;
  const { rowCount } = await client.query(
    `insert into agreement_request (id, brand_id, agent_id, upline_id, kind, note, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [id, brandId, agentId, uplineId, kind, note, at],
  );
  return rowCount === 1;
}
