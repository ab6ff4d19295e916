import { announcements } from '@lantern/contracts';
import { Tabs } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { Inbox } from './inbox.tsx';

/** The page `messageV2`: messages to the member, and the platform's notices and promotion news. */
export default function MessagePage() {
  const { t } = useTranslation(['centre', 'layout']);
  const [tab, setTab] = useState<'inbox' | 'news'>('inbox');
  return (
    <Tabs
      label={t('layout:centre.messageV2')}
      tabs={[
        { id: 'inbox', label: t('layout:centre.messageV2') },
        { id: 'news', label: t('messages.list') },
      ]}
      value={tab}
      onChange={setTab}
    >
      {tab === 'inbox' ? (
        <Inbox />
      ) : (
        <AnnouncementList
          hint={t('messages.hint')}
          queryOfPage={(pageNo) =>
            queryOf(announcements, { types: 'PL,PR', platform: 'W', pageNo: String(pageNo) })
          }
        />
      )}
    </Tabs>
  );
}
