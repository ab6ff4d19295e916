import { useTranslation } from 'react-i18next';
import { AnnouncementList } from './announcement-list.tsx';

/** The page `agentAnnouncement`: notices of the platform to players. */
export default function AgentNotices() {
  const { t } = useTranslation(['agent', 'centre']);
  return <AnnouncementList hint={t('notices.hint')} types={['PL']} />;
}
