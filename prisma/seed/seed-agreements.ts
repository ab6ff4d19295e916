import { createHash, randomUUID } from 'node:crypto';
import type { AgreementTerms } from '@lantern/contracts';
import { documentOf, periodLengthOf, readTerms } from '@lantern/rules/agreements';
import type pg from 'pg';

export interface SeedAgreement {
  agent: { id: string; account: string };
  /** Null where the brand is the other party. */
  upline: { id: string; account: string } | null;
  terms: AgreementTerms;
}

interface Signing {
  brand: { id: string; code: string };
  currency: string;
  /** The start of the first period. */
  start: Date;
  /** Offers what the brand agrees to. */
  staffId: string;
}

const minutes = (count: number) => count * 60_000;

/** Adds agreements that were signed an hour before their first period; the worker settles them. */
export async function seedAgreements(
  db: Pick<pg.ClientBase, 'query'>,
  agreements: readonly SeedAgreement[],
  { brand, currency, start, staffId }: Signing,
): Promise<void> {
  const acceptedAt = new Date(start.getTime() - minutes(60));
  const offeredAt = new Date(acceptedAt.getTime() - minutes(60));
  for (const { agent, upline, terms } of agreements) {
    const agreement = randomUUID();
    const document = documentOf({
      ...{ agreement, version: 1, brand: brand.code, upline, agent, currency, terms },
      ...{ offeredAt, acceptedAt, startsAt: start },
    });
    const hash = createHash('sha256').update(document).digest('hex');
    const offeredBy = upline ? null : staffId;
    await db.query(
      `with made as (
         insert into agreement (id, brand_id, kind, length, agent_id, upline_id, currency, terms,
                                state, version, offered_by, offered_at, answered_at, starts_at,
                                settled_until, document, hash)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'active', 2, $9, $10, $11, $12, $12, $13, $14)
         returning id)
       insert into agreement_event (agreement_id, step, at, member_id, staff_id)
         select m.id, e.step, e.at, e.member, e.staff
           from made m, (values ('offered', $10::timestamptz, $6::uuid, $9::uuid),
                                ('accepted', $11::timestamptz, $5::uuid, null))
                          e (step, at, member, staff)`,
      [
        ...[agreement, brand.id, terms.kind, periodLengthOf(readTerms(terms))],
        ...[agent.id, upline?.id ?? null, currency, JSON.stringify(terms)],
        ...[offeredBy, offeredAt, acceptedAt, start, document, hash],
      ],
    );
  }
}
