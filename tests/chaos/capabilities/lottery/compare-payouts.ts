import {
  type FamilyCode,
  families,
  findPlay,
  payoutOf,
  type RateCard,
  type Result,
  rebateOf,
} from '@lantern/rules/lottery';
import type { Finding } from '../../compare.ts';
import type { Checked } from '../../manifest.ts';

interface SettledLine {
  readonly play: string;
  readonly selection: string;
  readonly unit: string;
  readonly multiple: number;
  readonly series: number | null;
  readonly cost: string;
  readonly card: string;
}

interface SettledTicket {
  readonly reference: string;
  readonly revision: number;
  readonly family: FamilyCode;
  readonly result: Result;
  readonly payout: string;
  readonly rebate: string;
  readonly lines: readonly SettledLine[];
}

/**
 * LOT-06: each ticket of a settled draw was paid what the rules say of its lines, also with a
 * result that was corrected afterwards.
 */
export async function comparePayouts(db: Checked['db']): Promise<Finding[]> {
  const { rows: cards } = await db.query<{ id: string; card: RateCard }>(
    'select id, card from lottery_rate_card',
  );
  const cardOf = new Map(cards.map(({ id, card }) => [id, card]));
  const { rows } = await db.query<SettledTicket>(
    `select t.reference, r.revision, g.family, r.result, t.rebate::text,
            lottery_paid_by(t.reference, r.revision)::text as payout,
            (select jsonb_agg(jsonb_build_object(
                      'play', l.play, 'selection', l.selection, 'unit', l.unit::text,
                      'multiple', l.multiple, 'series', l.series, 'cost', l.cost::text,
                      'card', l.card_id))
               from lottery_line l where l.ticket_id = t.id) as lines
       from lottery_ticket t
       join lottery_draw d on d.id = t.draw_id and d.state = 'settled'
       join lottery_game g on g.code = d.game_code
      cross join lateral (
        select d.revision, d.result where g.own
        union all
        select o.revision, o.result from lottery_outside_result o where o.draw_id = d.id) r
      where t.state in ('placed', 'settled')`,
  );
  return rows.flatMap((ticket) => {
    const due = ticket.lines.map((line) => dueOf(ticket, line, cardOf.get(line.card)));
    const sum = (part: 'payout' | 'rebate') => due.reduce((all, one) => all + one[part], 0n);
    const paid = `${ticket.payout}, rebate ${ticket.rebate}`;
    const expected = `${sum('payout')}, rebate ${sum('rebate')}`;
    if (paid === expected) return [];
    const what = `${ticket.reference}/${ticket.revision}: paid ${paid}; by the rules ${expected}`;
    return [{ rule: 'LOT-06 a ticket is paid what its lines win', what }];
  });
}

function dueOf(
  { reference, family, result }: SettledTicket,
  line: SettledLine,
  card: RateCard | undefined,
): { payout: bigint; rebate: bigint } {
  const play = findPlay(families[family], line.play);
  const rate = card?.rates[family]?.[line.play];
  const checked = play?.parse(line.selection);
  if (!play || !rate || !checked?.ok) throw new Error(`${reference} has a line without a price`);
  const series = line.series ?? undefined;
  const staking = { unit: BigInt(line.unit), multiple: line.multiple };
  const wins = play.wins(checked.selection, result);
  return {
    payout: payoutOf(play, { rate, series }, wins, staking),
    rebate: card?.series && series ? rebateOf(BigInt(line.cost), card.series, series) : 0n,
  };
}
