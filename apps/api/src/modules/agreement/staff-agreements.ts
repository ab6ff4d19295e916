import {
  type Agreement,
  type BodyOf,
  type QueryOf,
  Refusal,
  type staffAgreement as staffAgreementCall,
  type staffAgreementRequests,
  type staffAgreements,
  type staffAgreementsFile,
  type staffEndAgreement,
  type staffOfferAgreement,
  type staffPreviewOffer,
  type ValueOf,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { findAgreement, findAgreements, findRequests, firstRequests } from './agreement.store.ts';
import { describeAgreement } from './describe-agreement.ts';
import { describeWhole } from './list-agreements.ts';
import { makeOffer, withdraw } from './offer-agreement.ts';
import { preview } from './preview-offer.ts';
import { describeRequest } from './request-agreement.ts';
import { takeTerminationStep } from './terminate-agreement.ts';

/** What staff search for among the agreements of their brand. */
export function searchForStaff(
  { brand }: StaffCaller,
  { kind, state, top, search }: QueryOf<typeof staffAgreementsFile>,
) {
  const typed = search.trim();
  return {
    brandId: brand.id,
    kind,
    state,
    top: top === undefined ? undefined : top === 'true',
    name: typed === '' ? undefined : nameKey(typed),
  };
}

export async function listForStaff(
  { db }: Data,
  caller: StaffCaller,
  { pageNo, pageSize, ...wanted }: QueryOf<typeof staffAgreements>,
): Promise<ValueOf<typeof staffAgreements>> {
  const { rows, total } = await findAgreements(db.pool, searchForStaff(caller, wanted), {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  return {
    list: rows.map((row) => describeAgreement(row, 'brand')),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/** @throws Refusal agreement_not_found */
export async function readForStaff(
  context: Data,
  caller: StaffCaller,
  { id }: QueryOf<typeof staffAgreementCall>,
): Promise<ValueOf<typeof staffAgreementCall>> {
  const row = await findAgreement(context.db.pool, caller.brand.id, id);
  if (!row) throw new Refusal('agreement_not_found');
  return describeWhole(context, caller, row, 'brand');
}

/** @throws Refusal member_not_found, agreement_unavailable */
export const previewForStaff = (
  context: Data,
  { brand, staff }: StaffCaller,
  wish: BodyOf<typeof staffPreviewOffer>,
): Promise<ValueOf<typeof staffPreviewOffer>> =>
  preview(context, brand, { staff: staff.id }, 'brand', wish);

/**
 * Offers an agreement of the brand.
 * @throws Refusal member_not_found, agreement_unavailable, agreement_terms_invalid,
 *   agreement_ends_others
 */
export async function offerForStaff(
  context: Data,
  { brand, staff }: StaffCaller,
  { reason, ...offer }: BodyOf<typeof staffOfferAgreement>,
): Promise<Agreement> {
  const row = await inTransaction(context.db.pool, async (client) => {
    const made = await makeOffer(client, context, brand, { staff: staff.id }, offer);
    await writeAudit(client, {
      brandId: brand.id,
      staffId: staff.id,
      action: 'agreement_offered',
      subjectType: 'member',
      subject: offer.member,
      after: { agreement: made.id, terms: offer.terms },
      reason,
    });
    return made;
  });
  return describeAgreement(row, 'brand');
}

/** @throws Refusal agreement_not_found, agreement_changed */
export async function endForStaff(
  context: Data,
  { brand, staff }: StaffCaller,
  { id, version, step, reason }: BodyOf<typeof staffEndAgreement>,
): Promise<Agreement> {
  const row = await inTransaction(context.db.pool, async (client) => {
    const by = { id, version, by: null, staff: staff.id };
    const changed =
      step === 'withdraw'
        ? await withdraw(client, context, brand, by)
        : await takeTerminationStep(client, context, brand, { ...by, step });
    await writeAudit(client, {
      brandId: brand.id,
      staffId: staff.id,
      action: `agreement_${step === 'withdraw' ? 'withdrawn' : `termination_${step}`}`,
      subjectType: 'member',
      subject: changed.agentId,
      after: { agreement: id, state: changed.state },
      reason,
    });
    return changed;
  });
  return describeAgreement(row, 'brand');
}

export async function listRequestsForStaff(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof staffAgreementRequests>> {
  const rows = await findRequests(db.pool, { brandId: brand.id }, firstRequests);
  return { list: rows.map(describeRequest) };
}
