import type { LotteryTicket } from '@lantern/contracts';
import { nameOf } from './offer.ts';
import { payoutOfLine } from './payouts.ts';
import type { TicketRow } from './ticket.store.ts';

export function describeTicket(row: TicketRow, language: string): LotteryTicket {
  const { result, family, chase, stopOnWin, correction } = row;
  const won = row.state === 'settled' ? result : null;
  return {
    reference: row.reference,
    drawId: row.drawId,
    gameCode: row.gameCode,
    gameName: nameOf({ names: row.names, code: row.gameCode }, language),
    family,
    numero: row.numero,
    prizeMode: row.mode,
    state: row.state,
    drawState: row.drawState,
    trial: row.trial,
    currency: row.currency,
    amount: row.amount,
    payout: row.payout,
    rebate: row.rebate,
    mostPayout: row.mostPayout,
    placedAt: row.placedAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    drawsAt: row.drawsAt.toISOString(),
    cancellable: row.state === 'placed' && row.isOpen,
    result,
    chase: chase !== null ? { reference: chase, stopOnWin: stopOnWin ?? false } : null,
    correction: correction && { ...correction, at: new Date(correction.at).toISOString() },
    lines: row.lines.map(({ rate, ...line }) => ({
      ...line,
      payout: won && payoutOfLine(family, { ...line, rate }, won).toString(),
    })),
  };
}
