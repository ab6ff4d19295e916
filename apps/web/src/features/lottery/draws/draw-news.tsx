import { type LotteryGame, ownTickets } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { useMoney } from '../../../lib/money/money.ts';
import { drawPath } from '../../../lib/navigation/draw-path.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Celebrate } from './confetti.tsx';

/** A win is news while the draw is as young as this. */
const newsMs = 10 * 60_000;

/** What the member won with the last ticket of the game that was settled a short time ago. */
export function DrawNews({ game }: { game: LotteryGame }): ReactNode {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const session = useSession();
  const { data } = useQuery({
    ...queryOf(ownTickets, { gameCode: game.gameCode, pageSize: '20' }),
    enabled: session !== undefined,
  });
  const settled = data?.list.find(({ state }) => state === 'settled');
  if (!settled || Date.parse(settled.drawsAt) < Date.now() - newsMs) return null;
  const ofDraw = data?.list.filter(
    ({ drawId, state }) => drawId === settled.drawId && state === 'settled',
  );
  const payout = (ofDraw ?? []).reduce((sum, ticket) => sum + BigInt(ticket.payout), 0n);
  if (payout === 0n) return null;
  return (
    <div
      role="status"
      className={clsx(
        'relative flex flex-wrap items-center gap-3 overflow-hidden',
        'rounded-card bg-success-soft p-4 text-success',
      )}
    >
      <PartyPopper size={24} aria-hidden />
      <p className="min-w-0 flex-1 text-h3">
        {t('draw.won', { amount: money(payout.toString(), settled.currency) })}
      </p>
      <Link to={drawPath(settled.drawId)} className="font-bold text-success underline">
        <bdi className="num">{settled.numero}</bdi>
      </Link>
      <Celebrate key={settled.drawId} />
    </div>
  );
}
