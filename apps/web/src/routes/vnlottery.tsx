import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameShelf } from '../features/games/game-shelf.tsx';
import { VnlotteryPage } from '../features/lottery/vnlottery-page.tsx';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/vnlottery`. */
export default function VnlotteryRoute(): ReactNode {
  const { t } = useTranslation(['layout', 'lottery']);
  usePageTitle(t('page.vnlottery'));
  return <VnlotteryPage suggestions={<GameShelf openOnly title={t('lottery:meanwhile')} />} />;
}
