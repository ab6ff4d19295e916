import { type AnnouncementType, announcements } from '@lantern/contracts';
import { Button, EmptyState, Pager, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { AnnouncementItem } from './announcement-item.tsx';

interface AnnouncementListProps {
  hint: string;
  types: readonly AnnouncementType[];
}

/** The announcements of some types, page by page; each opens in place. */
export function AnnouncementList({ hint, types }: AnnouncementListProps) {
  const { t } = useTranslation(['centre', 'common']);
  const top = useRef<HTMLDivElement>(null);
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(announcements, { types: types.join(','), platform: 'W', pageNo: String(pageNo) }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  const turn = (to: number) => {
    setPageNo(to);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={top} className="flex flex-col gap-4 p-4 md:p-6">
      <p className="text-body text-text-2">{hint}</p>
      {data?.total === 0 ? (
        <NoAnnouncements />
      ) : (
        <ul
          aria-label={t('messages.list')}
          aria-busy={isPlaceholderData || !data}
          className={isPlaceholderData ? 'flex flex-col gap-2 opacity-60' : 'flex flex-col gap-2'}
        >
          {data ? (
            data.list.map((one) => <AnnouncementItem key={one.id} announcement={one} />)
          ) : (
            <Waiting />
          )}
        </ul>
      )}
      <Pager
        page={pageNo}
        totalPages={data?.totalPages ?? 0}
        onPage={turn}
        label={t('messages.pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('messages.page', { page })}
      />
    </div>
  );
}

function Waiting() {
  return ['first', 'second', 'third', 'fourth'].map((key) => (
    <li key={key}>
      <Skeleton className="h-18 rounded-card" />
    </li>
  ));
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
