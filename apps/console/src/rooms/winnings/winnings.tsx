import { type HeldWin, staffEndpoints } from '@lantern/contracts';
import { type DataColumn, Segmented } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Decided } from '../../parts/decided.tsx';
import { Age } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Room } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';

const every = 20_000;
const shows = ['held', 'released'] as const;

/** Large wins that staff look at before the member can withdraw them. */
export function WinningsRoom() {
  const { t } = useTranslation();
  const columns = useColumns();
  const [show, setShow] = useState<(typeof shows)[number]>('held');
  const [page, setPage] = useState(1);
  const wins = useOps(staffEndpoints.heldWins, { pageNo: page, show }, { every });
  return (
    <Room title={t('room.winnings')}>
      <p className="max-w-prose text-body text-text-2">{t('winning.text')}</p>
      <Segmented
        label={t('cash.status')}
        options={shows.map((value) => ({ value, label: t(`winning.show.${value}`) }))}
        value={show}
        onChange={(next) => {
          setShow(next);
          setPage(1);
        }}
        className="self-start"
      />
      <PagedList
        query={wins}
        label={t('room.winnings')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t(`winning.none.${show}`)}
        page={page}
        onPage={setPage}
      />
    </Room>
  );
}

function useColumns(): DataColumn<HeldWin>[] {
  const { t } = useTranslation();
  const money = useMoney();
  return [
    {
      key: 'member',
      header: t('member.username'),
      place: 'title',
      cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
    },
    {
      key: 'status',
      header: t('cash.status'),
      place: 'corner',
      cell: ({ status }) => <State of={status} />,
    },
    {
      key: 'amount',
      header: t('winning.won'),
      align: 'end',
      cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
    },
    {
      key: 'game',
      header: t('winning.game'),
      cell: ({ vassalage, game, gameName }) => (
        <>
          {gameName}{' '}
          <span className="block text-caption text-text-3">
            {vassalage} · {game}
          </span>
        </>
      ),
    },
    {
      key: 'round',
      header: t('winning.round'),
      cell: ({ round }) => <span className="num select-all">{round}</span>,
    },
    { key: 'since', header: t('payout.waiting'), cell: ({ heldAt }) => <Age at={heldAt} /> },
    {
      key: 'decided',
      header: t('winning.decided'),
      cell: ({ decided }) => <Decided decided={decided} />,
    },
    {
      key: 'act',
      header: <span className="sr-only">{t('actions')}</span>,
      place: 'foot',
      align: 'end',
      cell: (win) => <Decide win={win} />,
    },
  ];
}

function Decide({ win: { id, amount, status } }: { win: HeldWin }) {
  const { t } = useTranslation();
  const may = useMay();
  if (status === 'released' || !may('winnings.act')) return null;
  const reason = { label: t('reason'), required: true };
  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      <ActDialog
        endpoint={staffEndpoints.decideWin}
        label={t('winning.release')}
        kind="brand"
        text={t('winning.releaseText')}
        reason={reason}
        bodyOf={(words) => ({ id, amount, decision: 'released', reason: words })}
      />
      {status === 'held' && (
        <ActDialog
          endpoint={staffEndpoints.decideWin}
          label={t('winning.keep')}
          text={t('winning.keepText')}
          reason={reason}
          bodyOf={(words) => ({ id, amount, decision: 'kept', reason: words })}
        />
      )}
    </span>
  );
}
