import { Refusal } from '@lantern/contracts';
import { settle } from '../play/index.ts';
import type { VendorsContext } from './context.ts';
import { closeOpenRound, noteHeard, type OpenRoundRow, standingBets } from './open-round.store.ts';

/** The id of our own rollback. A vendor's ids have no slash, so it meets none of them. */
const refundOf = (bet: string) => `site/refund/${bet}`;
const againMs = 30 * 60_000;

/**
 * Ends a round that its vendor does not explain: stakes without a win go back, or are lost. Every
 * step has an id of its own, so a repeated run changes nothing. What the vendor sends later is
 * decided as usual: a win of a lost stake is paid, a win of a returned one is refused.
 */
export async function endHere(
  context: VendorsContext,
  round: OpenRoundRow,
  how: 'refund' | 'lose',
): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const played = {
    ...{ vendor: round.vendorCode, playerId: round.memberId, gameCode: round.gameCode },
    ...{ roundId: round.vendorRoundId, currency: round.currency },
  };
  const unanswered = (await standingBets(db, round.roundId)).filter((bet) => !bet.answered);
  const targets = how === 'refund' ? unanswered.map((bet) => bet.transactionId) : [];
  try {
    for (const targetId of targets)
      await settle(context, {
        ...{ kind: 'rollback', ...played, targetId, transactionId: refundOf(targetId) },
      });
    await settle(context, { kind: 'end-round', ...played });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const next = new Date(now.getTime() + againMs);
    await noteHeard(db, round.roundId, { heard: 'contradiction', code: error.code, now, next });
    return false;
  }
  const outcome = how === 'refund' ? 'refunded' : 'lost';
  await closeOpenRound(db, round.roundId, { outcome, now, transactions: targets.map(refundOf) });
  context.log.warn(
    { event: 'open_round_ended', vendor: round.vendorCode, round: round.roundId, outcome },
    'a round that its vendor does not explain was ended',
  );
  return true;
}
