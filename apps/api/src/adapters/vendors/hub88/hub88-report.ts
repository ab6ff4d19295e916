import { fromHub88, type Hub88Transaction } from '@lantern/contracts/hub88-wallet';
import type { RoundReport } from '../../../ports/vendor.ts';

const bets = new Set(['TK_BET', 'TK_FREE_BET']);
const wins = new Set(['TK_WIN', 'TK_FREE_WIN']);
/** A bet in one of these has not been taken in their books. */
const undone = new Set(['TS_DECLINED', 'TS_ROLLEDBACK', 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED']);

/** The id of our own rollback, where theirs is not listed. Their ids have no slash. */
const ownRollback = (bet: string) => `site/undo/${bet}`;

/**
 * What a list of Hub88's transactions says about a round. A lost bet has a win of zero, so a round
 * has ended once each bet has a win or is undone. A win that they could not deliver is owed.
 * @throws Error for a transaction of another round, another currency or a fraction of a minor unit
 */
export function hub88Report(
  listed: readonly Hub88Transaction[],
  roundId: string,
  currency: string,
): RoundReport {
  for (const one of listed)
    if ((one.round ?? roundId) !== roundId || one.currency !== currency)
      throw new Error('The vendor listed a transaction of another round.');
  const placed = listed.filter(({ kind }) => bets.has(kind));
  const paid = listed.filter(
    ({ kind, transaction_status: status }) => wins.has(kind) && status !== 'TS_ROLLEDBACK',
  );
  const rollbacks = placed
    .filter(({ transaction_status: status }) => undone.has(status))
    .map(({ transaction_uuid: targetId }) => ({
      targetId,
      transactionId:
        listed.find(
          ({ kind, reference_transaction_uuid: target }) =>
            kind === 'TK_ROLLBACK' && target === targetId,
        )?.transaction_uuid ?? ownRollback(targetId),
    }));
  const ended = new Set([
    ...rollbacks.map(({ targetId }) => targetId),
    ...paid.map(({ reference_transaction_uuid: target }) => target),
  ]);
  return {
    state:
      placed.length === 0
        ? 'unknown'
        : placed.every(({ transaction_uuid: id }) => ended.has(id))
          ? 'ended'
          : 'open',
    bets: placed
      .filter(({ transaction_status: status }) => !undone.has(status))
      .map(({ transaction_uuid: id }) => id),
    wins: paid.map((win) => ({
      transactionId: win.transaction_uuid,
      targetId: targetOf(win),
      amount: minorUnitsOf(win),
    })),
    rollbacks,
  };
}

function targetOf({ reference_transaction_uuid: target }: Hub88Transaction): string {
  if (!target) throw new Error('The vendor listed a win without its bet.');
  return target;
}

function minorUnitsOf({ amount, currency }: Hub88Transaction): string {
  const minor = fromHub88(amount, currency);
  if (minor === undefined) throw new Error('The vendor listed a fraction of a minor unit.');
  return minor.toString();
}
