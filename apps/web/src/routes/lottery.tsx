import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LotteryPage } from '../features/lottery/lottery-page.tsx';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/lottery`: the electronic lotteries, one of them, or one of the draws. */
export default function LotteryRoute(): ReactNode {
  const { t } = useTranslation('layout');
  usePageTitle(t('page.lottery'));
  return <LotteryPage gameType="ELOTT" />;
}
