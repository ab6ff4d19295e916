import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBannersKnown } from '../features/banners/use-banners-known.ts';
import { PointMall } from '../features/points/point-mall.tsx';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/pointMall`. */
export default function PointMallRoute(): ReactNode {
  const { t } = useTranslation('layout');
  usePageTitle(t('page.pointMall'));
  if (!useBannersKnown()) return <div aria-busy="true" className="min-h-dvh" />;
  return <PointMall />;
}
