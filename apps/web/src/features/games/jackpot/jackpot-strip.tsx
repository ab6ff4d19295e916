import { jackpotNow } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { useMoney } from '../../../lib/money/money.ts';
import { isTrial, useSession } from '../../../lib/session/session.ts';
import { useCounted } from './use-counted.ts';

function Pot({ pot, currency }: { pot: string; currency: string }): ReactNode {
  const { t } = useTranslation('games');
  const money = useMoney();
  return (
    <p
      data-band="header"
      className={clsx(
        'flex h-7 shrink-0 items-center justify-center gap-2 bg-header',
        'text-caption font-bold text-gold',
      )}
    >
      <Gem size={14} aria-hidden />
      {t('badge.jackpot')}
      <span className="num">{money(useCounted(pot), currency)}</span>
    </p>
  );
}

/** The pot above a running game that takes part in the jackpot; never with play money. */
export function JackpotStrip({ nodeId }: { nodeId: string }): ReactNode {
  const enabled = !isTrial(useSession());
  const { data } = useQuery({ ...queryOf(jackpotNow), enabled });
  const jackpot = enabled ? data?.jackpot : undefined;
  if (!jackpot?.games.some((game) => game.nodeId === nodeId)) return null;
  return <Pot pot={jackpot.pot} currency={jackpot.currency} />;
}
