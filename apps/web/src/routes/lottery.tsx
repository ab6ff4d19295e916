import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameShelf } from '../features/games/game-shelf.tsx';
import { LotteryPage } from '../features/lottery/lottery-page.tsx';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/lottery`. */
export default function LotteryRoute(): ReactNode {
  const { t } = useTranslation(['layout', 'lottery']);
  usePageTitle(t('page.lottery'));
  return <LotteryPage suggestions={<GameShelf openOnly title={t('lottery:meanwhile')} />} />;
}
