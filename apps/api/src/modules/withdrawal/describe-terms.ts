import type { ValueOf, withdrawalTerms } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { describeAccount, findBankAccounts } from '../bank-account/index.ts';
import type { Brand } from '../brand/index.ts';
import { findStanding, type Standing } from './terms.store.ts';

type Terms = ValueOf<typeof withdrawalTerms>;

const least = (first: bigint, ...others: bigint[]) =>
  others.reduce((one, other) => (other < one ? other : one), first);

/** The terms that the form shows. The request checks them again under the member's lock. */
export async function describeTerms(
  context: Data,
  { brand, language, session: { memberId } }: SessionCaller,
): Promise<Terms> {
  const owner = { brandId: brand.id, memberId };
  const now = context.clock.now();
  const [standing, accounts] = await Promise.all([
    findStanding(context.db, owner),
    findBankAccounts(context.db, owner),
  ]);
  const { minimum, maximum, fee, reviewMinutes, payoutMinutes, autoReceiveMinutes } =
    brand.settings.withdrawal;
  const today = leftToday(brand, standing);
  const obstacle = obstacleOf(standing, today, BigInt(minimum));
  const possible = least(freeOf(standing), BigInt(maximum), BigInt(today.sumLeft));
  return {
    currency: brand.currency,
    balance: standing.balance,
    held: standing.held,
    most: String(obstacle !== null || possible < BigInt(minimum) ? 0n : possible),
    obstacle,
    minimum,
    maximum,
    today,
    fee: {
      freeLeft: Math.max(0, fee.freePerDay - standing.madeToday),
      fixed: fee.fixed,
      basisPoints: fee.basisPoints,
    },
    turnover: { left: standing.turnoverLeft, required: standing.turnoverRequired },
    accounts: accounts.map((account) => describeAccount(account, { brand, language, now })),
    paymentPassword: standing.paymentPassword,
    paymentPasswordUsableAt: waitingUntil(standing, now),
    reviewMinutes,
    payoutMinutes,
    autoReceiveMinutes,
  };
}

/** When the payment password becomes usable; null if it is. */
const waitingUntil = ({ paymentPasswordUsableAt: at }: Standing, now: Date) =>
  at !== null && at > now ? at.toISOString() : null;

function leftToday(
  { settings: { withdrawal } }: Brand,
  { madeToday, askedToday }: Standing,
): Terms['today'] {
  const sumLeft = BigInt(withdrawal.perDaySum) - BigInt(askedToday);
  return {
    countLeft: Math.max(0, withdrawal.perDayCount - madeToday),
    sumLeft: String(sumLeft > 0n ? sumLeft : 0n),
  };
}

const freeOfDebts = ({ balance, owedDownline }: Standing) => BigInt(balance) - BigInt(owedDownline);
/** What is neither owed to the downline nor a held win. */
const freeOf = (standing: Standing) => {
  const free = freeOfDebts(standing) - BigInt(standing.winningsHeld);
  return free > 0n ? free : 0n;
};

function obstacleOf(standing: Standing, today: Terms['today'], minimum: bigint): Terms['obstacle'] {
  if (standing.owes) return 'member_in_debt';
  if (standing.owedDownline !== '0' && freeOfDebts(standing) < minimum) return 'owed_to_downline';
  if (standing.turnoverLeft !== '0') return 'turnover_not_met';
  if (BigInt(standing.balance) >= minimum && freeOf(standing) < minimum) return 'winnings_held';
  return today.countLeft === 0 || BigInt(today.sumLeft) < minimum
    ? 'withdrawal_limit_reached'
    : null;
}
