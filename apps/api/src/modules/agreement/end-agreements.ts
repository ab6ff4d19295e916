import type { Agreement } from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import { periodAt } from '@lantern/rules/agreements';
import type { Brand } from '../brand/index.ts';
import {
  type AgreementRow,
  addEvent,
  changeAgreement,
  findAgreement,
  publishAgreement,
} from './agreement.store.ts';

export type EndReason = NonNullable<Agreement['ended']>;

/** The last end of a period of an agreement that is not after a moment. */
export function lastEndBefore(row: AgreementRow, moment: Date, brand: Brand): Date {
  const { start } = periodAt(row.length, moment, brand.timeZone);
  return row.startsAt && start < row.startsAt ? row.startsAt : start;
}

/** Ends active agreements at a moment; their settled periods stay as they are. */
export async function endAgreements(
  client: Queryable,
  brand: Brand,
  rows: readonly { row: AgreementRow; reason: EndReason }[],
  { at, until, by }: { at: Date; until: Date; by?: string | null },
): Promise<void> {
  for (const { row, reason } of rows) {
    const current = await findAgreement(client, brand.id, row.id);
    if (current?.state !== 'active') continue;
    const endsAt = lastEndBefore(row, until, brand);
    await changeAgreement(client, current, { state: 'ended', endsAt, ended: reason });
    await addEvent(client, row.id, 'ended', at, { member: by ?? null });
    await publishAgreement(client, brand.id, row.id, [row.agentId, row.uplineId]);
  }
}
