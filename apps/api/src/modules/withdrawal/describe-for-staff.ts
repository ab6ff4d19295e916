import {
  type QueryOf,
  type QueuedWithdrawal,
  Refusal,
  type StaffWithdrawal,
  type staffWithdrawal,
  type staffWithdrawals,
  type ValueOf,
} from '@lantern/contracts';
import { maskName } from '@lantern/rules';
import { networkOf } from '../../address.ts';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Places } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { linkTo } from '../media/index.ts';
import type { WithdrawalContext } from './context.ts';
import { describeWithdrawal, type Reader } from './describe-withdrawal.ts';
import { findFacts, findLogins } from './facts.store.ts';
import { payoutGateways } from './payout-gateways.ts';
import {
  findForStaff,
  findPayRefusal,
  findQueue,
  findSteps,
  type StaffRow,
} from './staff.store.ts';
import { findHistory } from './withdrawal.store.ts';

const minute = 60_000;
const networksShown = 5;

/** @throws Refusal withdrawal_not_found, also for a withdrawal of another brand */
export async function findOwn(
  { db }: Data,
  { brand }: StaffCaller,
  reference: string,
): Promise<StaffRow> {
  const row = await findForStaff(db, brand.id, reference);
  if (!row) throw new Refusal('withdrawal_not_found');
  return row;
}

export async function listForStaff(
  { db }: Data,
  caller: StaffCaller,
  page: QueryOf<typeof staffWithdrawals>,
): Promise<ValueOf<typeof staffWithdrawals>> {
  const { rows, total, waiting } = await findQueue(db, caller.brand.id, page);
  return {
    list: rows.map((row) => describeQueued(row, caller)),
    total,
    totalPages: Math.ceil(total / page.pageSize),
    waiting,
  };
}

/** @throws Refusal withdrawal_not_found */
export async function readForStaff(
  context: WithdrawalContext,
  caller: StaffCaller,
  { reference }: QueryOf<typeof staffWithdrawal>,
): Promise<StaffWithdrawal> {
  return describeForStaff(context, await findOwn(context, caller, reference), caller);
}

/** Minutes within which staff should act; undefined when no action is due. */
function patience({ status }: StaffRow, { settings: { withdrawal } }: Brand): number | undefined {
  if (status === 'review' || status === 'disputed') return withdrawal.reviewMinutes;
  return status === 'approved' || status === 'paying' ? withdrawal.payoutMinutes : undefined;
}

function describeQueued(row: StaffRow, reader: Reader): QueuedWithdrawal {
  const { reference, amount, fee, payout, currency, status, account, requestedAt, received } =
    describeWithdrawal(row, reader);
  const minutes = patience(row, reader.brand);
  return {
    ...{ reference, amount, fee, payout, currency, status, requestedAt, received },
    account: { ...account, holderName: maskName(account.holderName) },
    member: { id: row.memberId, username: row.username },
    waitingSince: minutes === undefined ? null : row.since.toISOString(),
    dueBy:
      minutes === undefined ? null : new Date(row.since.getTime() + minutes * minute).toISOString(),
    holdReason: row.holdReason,
    gateway: row.gateway,
    payoutReference: row.payoutReference,
    attention: row.attention,
    proposalId: row.proposalId,
  };
}

export async function describeForStaff(
  context: WithdrawalContext,
  row: StaffRow,
  reader: StaffCaller,
): Promise<StaffWithdrawal> {
  const { db } = context;
  const [steps, { files }, facts, networks, payRefusal] = await Promise.all([
    findSteps(db, row.id),
    findHistory(db, row.id),
    findFacts(db, row),
    networksOf(context, row.memberId),
    findPayRefusal(db, row.id, reader.staff.id),
  ]);
  const { memberSince, accountBoundAt, turnoverLeft, turnoverRequired, ...others } = facts;
  const { staked, covering, ...rest } = others;
  const { coveredFromPercent } = reader.brand.settings.withdrawal;
  return {
    ...describeQueued(row, reader),
    facts: {
      ...rest,
      memberSince: memberSince.toISOString(),
      accountBoundAt: accountBoundAt.toISOString(),
      turnover: {
        ...{ left: turnoverLeft, required: turnoverRequired },
        ...{ staked, covering, coveredFromPercent },
      },
      networks,
    },
    timeline: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    proofs: files.map((file) => linkTo(context, reader.brand.id, file)),
    payRefusal,
    gateways: payoutGateways(context).map(({ code }) => code),
  };
}

/** The latest networks of a member's logins, each with its newest login. */
async function networksOf(
  { db, geo }: Data & Places,
  memberId: string,
): Promise<StaffWithdrawal['facts']['networks']> {
  const newest = new Map<string, { address: string; at: Date }>();
  for (const login of await findLogins(db, memberId)) {
    const network = networkOf(login.address);
    if (!newest.has(network)) newest.set(network, login);
  }
  return [...newest].slice(0, networksShown).map(([network, { address, at }]) => ({
    network,
    country: geo.countryOf(address) ?? null,
    lastAt: at.toISOString(),
  }));
}
