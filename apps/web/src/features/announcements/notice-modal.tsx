import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Reader } from './reader.tsx';

/** Notices after a login, `?overlay=notice`. */
export default function NoticeModal(): ReactNode {
  const { t } = useTranslation('announcements');
  return <Reader type="PL" title={t('notice')} empty={t('noNotice')} />;
}
