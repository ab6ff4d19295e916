import type { announcements } from '@lantern/contracts';
import { Button, EmptyState } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { queryOf } from '../../lib/api/queries.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import { NewsList } from './news-list.tsx';

interface AnnouncementListProps {
  hint: string;
  /** The call of a page. */
  queryOfPage: (pageNo: number) => ReturnType<typeof queryOf<typeof announcements>>;
}

/** Announcements, page by page; each opens in place. */
export function AnnouncementList({ hint, queryOfPage }: AnnouncementListProps) {
  const { t } = useTranslation('centre');
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOfPage(pageNo),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <p className="text-body text-text-2">{hint}</p>
      {data?.total === 0 ? (
        <NoAnnouncements />
      ) : (
        <NewsList
          label={t('messages.list')}
          pagerLabel={t('messages.pager')}
          pageNo={pageNo}
          totalPages={data?.totalPages}
          onPage={setPageNo}
          turning={isPlaceholderData}
        >
          {data?.list.map((one) => (
            <AnnouncementItem key={one.id} announcement={one} />
          ))}
        </NewsList>
      )}
    </div>
  );
}

function NoAnnouncements() {
  const { t } = useTranslation('centre');
  return (
    <EmptyState
      icon={<Megaphone size={28} />}
      title={t('messages.none')}
      hint={t('messages.noneHint')}
      action={
        <Button as={Link} to={paths.help} kind="outline">
          {t('messages.action')}
        </Button>
      }
    />
  );
}
