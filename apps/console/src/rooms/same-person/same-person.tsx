import { type PersonMatch, staffEndpoints } from '@lantern/contracts';
import { type DataColumn, Segmented } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Decided } from '../../parts/decided.tsx';
import { MatchReason } from '../../parts/match-reason.tsx';
import { Age } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Room } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';

const every = 20_000;
const shows = ['open', 'decided'] as const;

/** New accounts that match an excluded or disabled one. */
export function SamePersonRoom() {
  const { t } = useTranslation();
  const [show, setShow] = useState<(typeof shows)[number]>('open');
  const columns = useColumns(show);
  const [page, setPage] = useState(1);
  const matches = useOps(staffEndpoints.personMatches, { pageNo: page, show }, { every });
  return (
    <Room title={t('room.samePerson')}>
      <p className="max-w-prose text-body text-text-2">{t('samePerson.text')}</p>
      <Segmented
        label={t('cash.status')}
        options={shows.map((value) => ({ value, label: t(`samePerson.show.${value}`) }))}
        value={show}
        onChange={(next) => {
          setShow(next);
          setPage(1);
        }}
        className="self-start"
      />
      <PagedList
        query={matches}
        label={t('room.samePerson')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t(`samePerson.none.${show}`)}
        page={page}
        onPage={setPage}
      />
    </Room>
  );
}

function useColumns(show: (typeof shows)[number]): DataColumn<PersonMatch>[] {
  const { t } = useTranslation();
  const word = useWord();
  const columns: DataColumn<PersonMatch>[] = [
    {
      key: 'member',
      header: t('samePerson.account'),
      place: 'title',
      cell: ({ member }) =>
        member ? (
          <Link to={`/members/${member.id}`}>{member.username}</Link>
        ) : (
          t('samePerson.declined')
        ),
    },
    {
      key: 'status',
      header: t('cash.status'),
      place: 'corner',
      cell: ({ status, member }) => (
        <State of={status === 'open' ? (member ? 'held' : 'rejected') : status} />
      ),
    },
    {
      key: 'known',
      header: t('samePerson.known'),
      cell: ({ known, knownState }) => (
        <>
          <Link to={`/members/${known.id}`}>{known.username}</Link> (
          {word('personState', knownState)})
        </>
      ),
    },
    {
      key: 'signals',
      header: t('samePerson.signals'),
      cell: ({ signals }) => <MatchReason signals={signals} />,
    },
    {
      key: 'tries',
      header: t('samePerson.tries'),
      align: 'end',
      cell: ({ tries }) => <span className="num">{tries}</span>,
    },
    { key: 'since', header: t('payout.waiting'), cell: ({ foundAt }) => <Age at={foundAt} /> },
    {
      key: 'decided',
      header: t('samePerson.decided'),
      cell: ({ decided }) => <Decided decided={decided} />,
    },
    {
      key: 'act',
      header: <span className="sr-only">{t('actions')}</span>,
      place: 'foot',
      align: 'end',
      cell: (match) => <Decide match={match} />,
    },
  ];
  const elsewhere = show === 'open' ? ['decided'] : ['since', 'act'];
  return columns.filter(({ key }) => !elsewhere.includes(key));
}

function Decide({ match: { id, status, member, knownState } }: { match: PersonMatch }) {
  const { t } = useTranslation();
  const may = useMay();
  if (status !== 'open' || !may('samePerson.act')) return null;
  const reason = { label: t('reason'), required: true };
  const followed = member && knownState === 'excluded';
  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      <ActDialog
        endpoint={staffEndpoints.decidePersonMatch}
        label={t('samePerson.same')}
        kind="danger"
        text={t(
          followed
            ? 'samePerson.sameText'
            : member
              ? 'samePerson.sameFrozen'
              : 'samePerson.sameDeclined',
        )}
        reason={reason}
        bodyOf={(words) => ({ id, decision: 'same', reason: words })}
      />
      <ActDialog
        endpoint={staffEndpoints.decidePersonMatch}
        label={t('samePerson.different')}
        text={t(member ? 'samePerson.differentText' : 'samePerson.differentDeclined')}
        reason={reason}
        bodyOf={(words) => ({ id, decision: 'different', reason: words })}
      />
    </span>
  );
}
