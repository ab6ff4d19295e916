import { agentAnnouncements } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { AnnouncementList } from './announcement-list.tsx';

/** The page `agentAnnouncement`: notices to agents, and those to all members. */
export default function AgentNotices() {
  const { t } = useTranslation(['agent', 'centre']);
  return (
    <AnnouncementList
      hint={t('notices.hint')}
      queryOfPage={(pageNo) => queryOf(agentAnnouncements, { pageNo: String(pageNo) })}
    />
  );
}
