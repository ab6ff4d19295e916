import { inboxMessages, messageDays } from '@lantern/contracts';
import { Button, EmptyState } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CheckCheck, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useBalance } from '../../lib/money/balance.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { InboxItem } from './inbox-item.tsx';
import { NewsList } from './news-list.tsx';
import { useMark } from './use-mark.ts';

/** The messages to the member, page by page; opening one marks it as read. */
export function Inbox() {
  const { t } = useTranslation(['centre', 'layout']);
  const [pageNo, setPageNo] = useState(1);
  const unread = useBalance().data?.unreadCount ?? 0;
  const { mark, marking } = useMark();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(inboxMessages, { pageNo: String(pageNo) }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-body text-text-2">
          {t('messages.inboxHint', { days: messageDays })}
        </p>
        {unread > 0 && (
          <Button
            kind="soft"
            loading={marking}
            start={<CheckCheck size={18} aria-hidden />}
            onClick={() => mark({})}
          >
            {t('messages.readAll')}
          </Button>
        )}
      </div>
      {data?.total === 0 ? (
        <EmptyState
          icon={<MailOpen size={28} />}
          title={t('messages.inboxNone')}
          hint={t('messages.inboxNoneHint')}
        />
      ) : (
        <NewsList
          label={t('layout:centre.messageV2')}
          pagerLabel={t('messages.inboxPager')}
          pageNo={pageNo}
          totalPages={data?.totalPages}
          onPage={setPageNo}
          turning={isPlaceholderData}
        >
          {data?.list.map((one) => (
            <InboxItem key={one.id} message={one} />
          ))}
        </NewsList>
      )}
    </div>
  );
}
