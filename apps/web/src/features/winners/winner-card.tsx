import type { ValueOf, winnerBoard } from '@lantern/contracts';
import { Picture } from '@lantern/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SignedMoney } from '../../lib/money/shown-money.tsx';
import { useTimeAgo } from './use-time-ago.ts';

export type Win = ValueOf<typeof winnerBoard>['list'][number];

/** Who won how much in which game, and when. */
export function WinnerCard({
  win: { player, game, icon, prize, currency, at },
}: {
  win: Win;
}): ReactNode {
  const ago = useTimeAgo();
  return (
    <article
      className={clsx(
        'flex items-center gap-3 p-2.5 pe-3',
        'rounded-card border border-border bg-surface shadow-s1',
        'lg:max-xl:flex-col lg:max-xl:items-stretch lg:max-xl:gap-2',
      )}
    >
      <span className="size-12 shrink-0 overflow-hidden rounded-control bg-sunken">
        <Picture src={icon} width={96} height={96} className="size-full object-cover" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-label font-bold">{game}</h3>
        <p className="truncate text-label font-extrabold">
          <SignedMoney minor={prize} currency={currency} />
        </p>
        <p className="flex justify-between gap-2 text-caption text-text-3">
          <bdi dir="ltr" className="truncate">
            {player}
          </bdi>
          <time dateTime={at} className="shrink-0">
            {ago(at)}
          </time>
        </p>
      </div>
    </article>
  );
}
