import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PromotionList } from '../features/promotions/promotion-list.tsx';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/promotions`. */
export default function PromoRoute(): ReactNode {
  const { t } = useTranslation('layout');
  usePageTitle(t('page.promotions'));
  return <PromotionList />;
}
