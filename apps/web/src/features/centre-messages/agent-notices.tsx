import { useTranslation } from 'react-i18next';
import { AnnouncementList } from './announcement-list.tsx';

/** The page `agentAnnouncement`: what the platform tells players. */
export default function AgentNotices() {
  const { t } = useTranslation(['agent', 'centre']);
  return <AnnouncementList hint={t('notices.hint')} types={['PL']} />;
}
