import type { BetRecord, betHistory, ValueOf } from '@lantern/contracts';
import type { RoundRow, RoundTotals } from './rounds.store.ts';

const netOf = ({ stake, win, refund }: RoundRow) => BigInt(win) + BigInt(refund) - BigInt(stake);

function statusOf(row: RoundRow): BetRecord['status'] {
  const net = netOf(row);
  if (net > 0n) return 'won';
  if (row.win === '0' && net === 0n) return 'refunded';
  if (!row.ended_at) return 'open';
  return net === 0n ? 'even' : 'lost';
}

function describeRound(row: RoundRow, language: string): BetRecord {
  return {
    roundId: row.id,
    vendorRoundId: row.vendor_round_id,
    vassalage: row.vendor_code,
    vendorName: row.vendor_name,
    gameName: row.names?.[language] ?? row.names?.en ?? row.game_code,
    currency: row.currency,
    stake: row.stake,
    win: row.win,
    refund: row.refund,
    net: netOf(row).toString(),
    status: statusOf(row),
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    details: row.details && Object.keys(row.details).length > 0 ? row.details : null,
  };
}

export function describeHistory(
  rounds: readonly RoundRow[],
  totals: RoundTotals | undefined,
  view: { language: string; currency: string; pageSize: number },
): ValueOf<typeof betHistory> {
  const total = Number.parseInt(totals?.total ?? '0', 10);
  return {
    list: rounds.map((row) => describeRound(row, view.language)),
    total,
    totalPages: Math.ceil(total / view.pageSize),
    totals: { currency: view.currency, stake: totals?.stake ?? '0', win: totals?.win ?? '0', net: totals?.net ?? '0' },
  };
}
