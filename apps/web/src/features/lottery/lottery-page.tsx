import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskedFor } from './asked-for.ts';
import { BetSlip } from './bet-slip.tsx';
import { DrawBar } from './draw-bar.tsx';
import { DrawPromise } from './draw-promise.tsx';
import { NumberGames } from './number-games.tsx';

/** `/lottery`: the place of one game's draw. None is open, and the page says how one will go. */
export function LotteryPage({ suggestions }: { suggestions: ReactNode }): ReactNode {
  const { t } = useTranslation('lottery');
  const { gameCode, playType } = useAskedFor();
  return (
    <div className="gutter mx-auto flex w-full max-w-330 flex-col gap-4 py-3 md:gap-5 md:py-5">
      <DrawBar title={t('title')} gameCode={gameCode} playType={playType} />
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] gap-4',
          'lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5',
        )}
      >
        <NumberGames />
        <BetSlip />
      </div>
      <DrawPromise />
      {suggestions}
    </div>
  );
}
