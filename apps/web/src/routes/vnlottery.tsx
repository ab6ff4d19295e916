import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LotteryPage } from '../features/lottery/lottery-page.tsx';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/vnlottery`: the lotteries of Vietnam, or one of them. */
export default function VnlotteryRoute(): ReactNode {
  const { t } = useTranslation('layout');
  usePageTitle(t('page.vnlottery'));
  return <LotteryPage gameType="LOTT" />;
}
