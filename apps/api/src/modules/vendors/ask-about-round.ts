import { Refusal } from '@lantern/contracts';
import type { RoundReport, Vendor } from '../../ports/vendor.ts';
import { type PlayAction, settle } from '../play/index.ts';
import { recordRound } from '../vendor-wallet/index.ts';
import type { VendorsContext } from './context.ts';
import { type Heard, type OpenRoundRow, standingBets } from './open-round.store.ts';

/** `ended` with the transactions that were carried out, or why the round stays open. */
type Answer =
  | { heard: 'ended'; transactions: string[]; code?: undefined }
  | { heard: Heard; code?: string };

/**
 * Asks the vendor about an open round, and carries out what its report says and we do not have.
 * A report that contradicts our books changes nothing further and waits for staff.
 */
export async function askAboutRound(context: VendorsContext, round: OpenRoundRow): Promise<Answer> {
  try {
    const vendor = context.vendors.get(round.vendorCode);
    if (vendor) return await askSeamless(context, vendor, round);
    return await askTransfer(context, round);
  } catch (error) {
    context.log.warn(
      { event: 'vendor_silent', vendor: round.vendorCode, round: round.roundId, err: error },
      'a vendor did not report a round',
    );
    return { heard: 'silence' };
  }
}

async function askSeamless(
  context: VendorsContext,
  vendor: Vendor,
  round: OpenRoundRow,
): Promise<Answer> {
  const report = await vendor.roundReport({
    ...{ roundId: round.vendorRoundId, playerId: round.memberId, currency: round.currency },
  });
  if (report.state !== 'ended') return { heard: report.state };
  return carryOut(context, round, report);
}

async function carryOut(
  context: VendorsContext,
  round: OpenRoundRow,
  report: RoundReport,
): Promise<Answer> {
  const named = new Set([...report.bets, ...report.rollbacks.map(({ targetId }) => targetId)]);
  const ours = await standingBets(context.db, round.roundId);
  // A stake that the vendor does not know must not count as lost.
  if (ours.some(({ transactionId }) => !named.has(transactionId)))
    return { heard: 'contradiction', code: 'transaction_not_found' };
  const played = {
    ...{ vendor: round.vendorCode, playerId: round.memberId, gameCode: round.gameCode },
    ...{ roundId: round.vendorRoundId, currency: round.currency },
  };
  const actions: PlayAction[] = [
    ...report.rollbacks.map((rollback) => ({ kind: 'rollback' as const, ...rollback, ...played })),
    ...report.wins.map((win) => ({ kind: 'win' as const, ...win, ...played })),
    { kind: 'end-round', ...played },
  ];
  const transactions: string[] = [];
  try {
    for (const action of actions) {
      await settle(context, action);
      if (action.transactionId) transactions.push(action.transactionId);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { heard: 'contradiction', code: error.code };
  }
  return { heard: 'ended', transactions };
}

/** A vendor with its own wallets has the money: its round is recorded as in its lists. */
async function askTransfer(context: VendorsContext, round: OpenRoundRow): Promise<Answer> {
  const vendor = context.transferVendors.get(round.vendorCode);
  if (!vendor) return { heard: 'silence' };
  const { vendorRoundId: roundId, memberId: playerId } = round;
  const reported = await vendor.round({ roundId, playerId });
  if (!reported) return { heard: 'unknown' };
  const verdict = await recordRound(context.db, vendor.code, reported);
  if (verdict !== 'recorded' && verdict !== 'repeated')
    return { heard: 'contradiction', code: verdict };
  return reported.status === 'open'
    ? { heard: 'open' }
    : { heard: 'ended', transactions: [`${roundId}/${reported.revision}`] };
}
