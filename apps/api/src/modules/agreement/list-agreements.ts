import {
  type agreementDetail,
  type agreementRequests,
  type agreements,
  type agreementsFile,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf } from '../agent/index.ts';
import {
  type AgreementRow,
  findAgreement,
  findAgreements,
  findEvents,
  findRequests,
  firstRequests,
} from './agreement.store.ts';
import { consequencesOf } from './consequences.ts';
import {
  describeAgreement,
  describeEnded,
  describeEvent,
  type Viewer,
} from './describe-agreement.ts';
import { describeRequest } from './request-agreement.ts';

/**
 * What an agent searches for among its agreements or those of its direct downline.
 * @throws Refusal feature_disabled
 */
export function searchOwn(
  caller: SessionCaller,
  { side, kind, state, search }: QueryOf<typeof agreementsFile>,
) {
  const agent = agentOf(caller);
  const typed = search.trim();
  return {
    brandId: caller.brand.id,
    ...(side === 'own' ? { agentId: agent } : { uplineId: agent }),
    kind,
    state,
    name: typed === '' ? undefined : nameKey(typed),
  };
}

/** @throws Refusal feature_disabled */
export async function listAgreements(
  { db }: Data,
  caller: SessionCaller,
  { pageNo, pageSize, ...wanted }: QueryOf<typeof agreements>,
): Promise<ValueOf<typeof agreements>> {
  const agent = agentOf(caller);
  const { rows, total } = await findAgreements(db.pool, searchOwn(caller, wanted), {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  return {
    list: rows.map((row) => describeAgreement(row, { member: agent })),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/** An agreement that the agent is a party of; every other one counts as not found. */
export async function findOwn(
  { db }: Data,
  caller: SessionCaller,
  id: string,
): Promise<{ agent: string; row: AgreementRow }> {
  const agent = agentOf(caller);
  const row = await findAgreement(db.pool, caller.brand.id, id);
  if (!row || (row.agentId !== agent && row.uplineId !== agent))
    throw new Refusal('agreement_not_found');
  return { agent, row };
}

/** Empty where the other party can't offer it any more: accepting is refused then. */
async function endsOf({ db }: Data, { brand }: Pick<SessionCaller, 'brand'>, row: AgreementRow) {
  if (row.state !== 'offered') return [];
  const offeror = row.uplineId === null ? { staff: '' } : { upline: row.uplineId };
  const offer = { member: row.agentId, terms: row.terms };
  try {
    return (await consequencesOf(db.pool, brand, offeror, offer)).ends.map(describeEnded);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** An agreement with its history, as one of its parties sees it. */
export async function describeWhole(
  context: Data,
  caller: Pick<SessionCaller, 'brand'>,
  row: AgreementRow,
  viewer: Viewer,
): Promise<ValueOf<typeof agreementDetail>> {
  const [events, ends] = await Promise.all([
    findEvents(context.db.pool, row.id),
    endsOf(context, caller, row),
  ]);
  return {
    agreement: describeAgreement(row, viewer),
    events: events.map(describeEvent),
    document: row.document,
    ends,
  };
}

/** @throws Refusal feature_disabled, agreement_not_found */
export async function readAgreement(
  context: Data,
  caller: SessionCaller,
  { id }: QueryOf<typeof agreementDetail>,
): Promise<ValueOf<typeof agreementDetail>> {
  const { agent, row } = await findOwn(context, caller, id);
  return describeWhole(context, caller, row, { member: agent });
}

/** @throws Refusal feature_disabled */
export async function listRequests(
  { db }: Data,
  caller: SessionCaller,
  { side }: QueryOf<typeof agreementRequests>,
): Promise<ValueOf<typeof agreementRequests>> {
  const agent = agentOf(caller);
  const whose = side === 'own' ? { agentId: agent } : { uplineId: agent };
  const of = { brandId: caller.brand.id, ...whose };
  const rows = await findRequests(db.pool, of, firstRequests);
  return { list: rows.map(describeRequest) };
}
