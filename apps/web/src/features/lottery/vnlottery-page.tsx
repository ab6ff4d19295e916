import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedFor } from './asked-for.ts';
import { BetSlip } from './bet-slip.tsx';
import { DrawBar } from './draw-bar.tsx';
import { DrawPromise } from './draw-promise.tsx';
import { VnBoards } from './vn-boards.tsx';
import { VnPlays } from './vn-plays.tsx';

/** `/vnlottery`: the boards of the country and the ways to bet on them. None is open yet. */
export function VnlotteryPage({ suggestions }: { suggestions: ReactNode }): ReactNode {
  const { t } = useTranslation('lottery');
  const { gameCode } = useAskedFor();
  return (
    <div className="gutter mx-auto flex w-full max-w-330 flex-col gap-4 py-3 md:gap-5 md:py-5">
      <DrawBar title={t('vnTitle')} gameCode={gameCode} />
      <VnBoards />
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] gap-4',
          'lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5',
        )}
      >
        <VnPlays />
        <BetSlip />
      </div>
      <DrawPromise />
      {suggestions}
    </div>
  );
}
