import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Reader } from './reader.tsx';

/** What pops up once for a visitor, `?overlay=announcement`. */
export default function AnnouncementPopup(): ReactNode {
  const { t } = useTranslation('announcements');
  return <Reader type="PU" title={t('popup')} empty={t('empty')} />;
}
