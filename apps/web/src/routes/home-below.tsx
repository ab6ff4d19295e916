import { lazy, type ReactNode } from 'react';
import { CategoryRails } from '../features/games/category-rails.tsx';
import { JackpotBand } from '../features/games/jackpot/jackpot-band.tsx';
import { ContinueRail, NewRail, PopularRail } from '../features/games/play-rails.tsx';
import { Providers } from '../features/games/providers.tsx';
import { useCategories } from '../features/games/use-categories.ts';
import { VendorRails } from '../features/games/vendor-rails.tsx';
import { PromotionRow } from '../features/promotions/promotion-row.tsx';
import { AppBand } from '../features/welcome/app-band.tsx';
import { FirstSteps } from '../features/welcome/first-steps.tsx';
import { WinnerBoard } from '../features/winners/winner-board.tsx';
import { Late } from '../lib/parts/late.tsx';
import { part } from '../lib/parts/lazy-part.ts';

const Draws = lazy(part(() => import('./home-draws.tsx')));

/** Rails above the wins and the promotions; the others come after those. */
const railsFirst = 3;

/**
 * What of the home page lies below the first screen: it comes after all that a visitor sees at
 * once.
 */
export default function HomeBelow(): ReactNode {
  const draws = useCategories().some(({ category }) => category === 'ELOTT');
  return (
    <>
      <ContinueRail />
      <JackpotBand />
      <PopularRail />
      {draws && (
        <Late below fallback={null}>
          <Draws />
        </Late>
      )}
      <NewRail />
      <CategoryRails to={railsFirst} />
      <WinnerBoard />
      <PromotionRow />
      <CategoryRails from={railsFirst} />
      <VendorRails />
      <Providers />
      <FirstSteps />
      <AppBand />
    </>
  );
}
