import { useTranslation } from 'react-i18next';
import { AnnouncementList } from './announcement-list.tsx';

/** The page `messageV2`: notices of the platform to players, and news of promotions. */
export default function MessagePage() {
  const { t } = useTranslation('centre');
  return <AnnouncementList hint={t('messages.hint')} types={['PL', 'PR']} />;
}
