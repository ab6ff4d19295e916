import { type OpenRound, staffEndpoints } from '@lantern/contracts';
import { type DataColumn, Segmented } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Age } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';

const every = 20_000;
const shows = ['open', 'ended'] as const;

/** The rounds that vendors have left open. */
export function OpenRounds() {
  const { t } = useTranslation();
  const columns = useColumns();
  const [show, setShow] = useState<(typeof shows)[number]>('open');
  const [page, setPage] = useState(1);
  const rounds = useOps(staffEndpoints.openRounds, { pageNo: page, show }, { every });
  return (
    <Panel
      title={t('openRounds.title')}
      aside={
        <Segmented
          label={t('cash.status')}
          options={shows.map((value) => ({ value, label: t(`openRounds.show.${value}`) }))}
          value={show}
          onChange={(next) => {
            setShow(next);
            setPage(1);
          }}
        />
      }
    >
      <p className="mb-3 max-w-prose text-body text-text-2">{t('openRounds.text')}</p>
      <PagedList
        query={rounds}
        label={t('openRounds.title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t(`openRounds.none.${show}`)}
        page={page}
        onPage={setPage}
      />
    </Panel>
  );
}

function useColumns(): DataColumn<OpenRound>[] {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  return [
    {
      key: 'round',
      header: t('openRounds.round'),
      place: 'title',
      cell: ({ id, round }) => (
        <Link to={`/vendors/rounds/${id}`} className="num break-all">
          {round}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('cash.status'),
      place: 'corner',
      cell: ({ outcome, decided }) => <State of={outcome ?? (decided ? 'pending' : 'open')} />,
    },
    {
      key: 'member',
      header: t('member.username'),
      cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
    },
    {
      key: 'game',
      header: t('openRounds.game'),
      cell: ({ gameName, vendorName, vassalage }) => (
        <>
          {gameName}{' '}
          <span className="block text-caption text-text-3">
            {vendorName} ({vassalage})
          </span>
        </>
      ),
    },
    {
      key: 'stake',
      header: t('openRounds.stake'),
      align: 'end',
      cell: ({ stake, currency }) => <b>{money(stake, currency)}</b>,
    },
    {
      key: 'since',
      header: t('openRounds.since'),
      cell: ({ startedAt }) => <Age at={startedAt} />,
    },
    {
      key: 'heard',
      header: t('openRounds.heard'),
      cell: ({ heard, heardAt }) =>
        heard ? (
          <>
            {word('roundEvent', heard)}{' '}
            <span className="text-caption text-text-3">
              <Age at={heardAt} />
            </span>
          </>
        ) : (
          t('openRounds.notAsked')
        ),
    },
  ];
}
