import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadPage } from '../features/app-download/download-page.tsx';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/down` and `/download`. */
export default function DownRoute(): ReactNode {
  const { t } = useTranslation('layout');
  usePageTitle(t('page.download'));
  return <DownloadPage />;
}
