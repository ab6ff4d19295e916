import type { AnnouncementType } from '@lantern/contracts';
import { EmptyState, Pager, Skeleton, Tabs } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSite } from '../../lib/site/site.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { announcementsQuery } from './announcement.queries.ts';
import { AnnouncementRows } from './announcement-rows.tsx';

const rows = ['first', 'second', 'third', 'fourth'] as const;

/** The announcements of one type, nine to a page. `first` is open at the start. */
function TypeList({
  type,
  first,
}: {
  type: AnnouncementType;
  first: string | undefined;
}): ReactNode {
  const { t } = useTranslation(['announcements', 'common']);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState(first);
  const { data, error, isFetching, refetch } = useQuery(announcementsQuery(type, page));
  if (!data && error)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data?.total === 0)
    return <EmptyState icon={<Megaphone size={28} />} title={t('empty')} hint={t('emptyHint')} />;
  return (
    <div aria-busy={!data} className="flex flex-col gap-4">
      {data && <AnnouncementRows list={data.list} opened={opened} onOpen={setOpened} />}
      {!data && (
        <div className="flex flex-col gap-2">
          {rows.map((row) => (
            <Skeleton key={row} className="h-14 rounded-button" />
          ))}
        </div>
      )}
      <Pager
        page={page}
        totalPages={data?.totalPages ?? 1}
        onPage={setPage}
        label={t('pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(number) => t('page', { page: number })}
      />
    </div>
  );
}

/**
 * All announcements, `?overlay=announcements`: a tab for each type that the brand has, in its order
 * (MSG-01).
 */
export default function AnnouncementsModal(): ReactNode {
  const { t } = useTranslation(['announcements', 'common']);
  const { current, close } = useOverlay();
  const { announcementTypes: types } = useSite().settings;
  const asked = types.find((type) => type === current?.params.type);
  const [chosen, setChosen] = useState(asked ?? types[0] ?? 'B');
  return (
    <Modal open onOpenChange={close} title={t('title')} closeLabel={t('common:close')}>
      <div className="md:min-h-96">
        <Tabs
          label={t('types')}
          tabs={types.map((id) => ({ id, label: t(`type.${id}`) }))}
          value={chosen}
          onChange={setChosen}
        >
          <TypeList
            key={chosen}
            type={chosen}
            first={chosen === asked ? current?.params.id : undefined}
          />
        </Tabs>
      </div>
    </Modal>
  );
}
