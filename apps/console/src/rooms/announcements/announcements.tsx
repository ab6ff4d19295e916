import { announcementAudiences, type StaffAnnouncement, staffEndpoints } from '@lantern/contracts';
import { type DataColumn, Segmented, StatusPill } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Room } from '../../parts/room.tsx';
import { Publish } from './publish.tsx';

const every = 20_000;
const shows = ['every', ...announcementAudiences] as const;

/** Announcements to all members and to agents: what is shown, and what was. */
export function AnnouncementsRoom() {
  const { t } = useTranslation();
  const may = useMay();
  const [show, setShow] = useState<(typeof shows)[number]>('every');
  const [page, setPage] = useState(1);
  const announcements = useOps(
    staffEndpoints.staffAnnouncements,
    { pageNo: page, ...(show !== 'every' && { audience: show }) },
    { every },
  );
  const columns = useColumns(() => void announcements.refetch());
  return (
    <Room
      title={t('room.announcements')}
      actions={may('announcements.act') && <Publish onDone={() => void announcements.refetch()} />}
    >
      <p className="max-w-prose text-body text-text-2">{t('announcement.text')}</p>
      <Segmented
        label={t('announcement.audience')}
        options={shows.map((value) => ({ value, label: t(`announcement.show.${value}`) }))}
        value={show}
        onChange={(next) => {
          setShow(next);
          setPage(1);
        }}
        className="self-start"
      />
      <PagedList
        query={announcements}
        label={t('room.announcements')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('announcement.none')}
        page={page}
        onPage={setPage}
      />
    </Room>
  );
}

function useColumns(onDone: () => void): DataColumn<StaffAnnouncement>[] {
  const { t } = useTranslation();
  const word = useWord();
  const may = useMay();
  return [
    { key: 'title', header: t('announcement.title'), place: 'title', cell: ({ title }) => title },
    {
      ...{ key: 'state', header: t('cash.status'), place: 'corner' },
      cell: ({ current }) => (
        <StatusPill tone={current ? 'success' : 'neutral'}>
          {t(current ? 'announcement.shown' : 'announcement.over')}
        </StatusPill>
      ),
    },
    {
      ...{ key: 'audience', header: t('announcement.audience') },
      cell: ({ audience }) => t(`announcement.show.${audience}`),
    },
    {
      ...{ key: 'type', header: t('announcement.type') },
      cell: ({ type }) => word('announcementType', type),
    },
    {
      ...{ key: 'languages', header: t('announcement.languages') },
      cell: ({ languages }) => languages.join(', '),
    },
    {
      ...{ key: 'published', header: t('announcement.published') },
      cell: ({ publishedAt }) => <Moment at={publishedAt} />,
    },
    {
      ...{ key: 'ends', header: t('announcement.ends') },
      cell: ({ endsAt }) => <Moment at={endsAt} />,
    },
    {
      ...{ key: 'act', header: '', place: 'foot' },
      cell: ({ id, current, title }) =>
        current &&
        may('announcements.act') && (
          <ActDialog
            endpoint={staffEndpoints.endAnnouncement}
            label={t('announcement.end')}
            kind="danger"
            text={title}
            reason={{ label: t('reason'), required: true }}
            bodyOf={(reason) => ({ id, reason })}
            onDone={onDone}
          />
        ),
    },
  ];
}
