import type { QueuedWithdrawal, StaffWithdrawal } from '@lantern/contracts';
import { maskName } from '@lantern/rules';
import { networkOf } from '../../address.ts';
import type { Data, Places } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { linkTo } from '../media/index.ts';
import type { WithdrawalContext } from './context.ts';
import { describeWithdrawal, type Reader } from './describe-withdrawal.ts';
import { findFacts, findLogins } from './facts.store.ts';
import { payoutGateways } from './payout-gateways.ts';
import { findSteps, type StaffRow } from './staff.store.ts';
import { findHistory } from './withdrawal.store.ts';

const minute = 60_000;
const networksShown = 5;

/** In how many minutes somebody should act on what stands so; undefined where nobody has to. */
function patience({ status }: StaffRow, { settings: { withdrawal } }: Brand): number | undefined {
  if (status === 'review' || status === 'disputed') return withdrawal.reviewMinutes;
  return status === 'approved' || status === 'paying' ? withdrawal.payoutMinutes : undefined;
}

export function describeQueued(row: StaffRow, reader: Reader): QueuedWithdrawal {
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
  reader: Reader,
): Promise<StaffWithdrawal> {
  const { db } = context;
  const [steps, { files }, facts, networks] = await Promise.all([
    findSteps(db, row.id),
    findHistory(db, row.id),
    findFacts(db, row),
    networksOf(context, row.memberId),
  ]);
  const { memberSince, accountBoundAt, turnoverLeft, turnoverRequired, staked, ...rest } = facts;
  return {
    ...describeQueued(row, reader),
    facts: {
      ...rest,
      memberSince: memberSince.toISOString(),
      accountBoundAt: accountBoundAt.toISOString(),
      turnover: { left: turnoverLeft, required: turnoverRequired, staked },
      networks,
    },
    timeline: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    proofs: files.map((file) => linkTo(context, reader.brand.id, file)),
    gateways: payoutGateways(context).map(({ code }) => code),
  };
}

/** The last networks that a member came from, each with its newest login. */
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
