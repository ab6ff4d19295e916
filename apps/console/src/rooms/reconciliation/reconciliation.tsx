import { type Difference, staffEndpoints } from '@lantern/contracts';
import { Segmented, StatusPill } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { Compared } from './compared.tsx';

const shows = ['yes', 'no', 'all'] as const;

/** Where the gateways' reports and our books differ. Nothing here moves money. */
export function ReconciliationRoom() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<(typeof shows)[number]>('yes');
  const [page, setPage] = useState(1);
  const found = useOps(staffEndpoints.reconciliations, { open, pageNo: page });
  return (
    <Room title={t('room.reconciliation')}>
      <Answered query={found}>
        {({ list, totalPages, gateways, compared }) => (
          <>
            <Compared days={compared} gateways={gateways} />
            <Panel title={t('reconcile.differences')}>
              <Segmented
                label={t('reconcile.show')}
                options={shows.map((value) => ({ value, label: t(`reconcile.shows.${value}`) }))}
                value={open}
                onChange={(next) => {
                  setOpen(next);
                  setPage(1);
                }}
                className="mb-3"
              />
              <Differences list={list} />
              <Pages page={page} totalPages={totalPages} onPage={setPage} />
            </Panel>
          </>
        )}
      </Answered>
    </Room>
  );
}

/** Writes what a side says: the amounts of both are in the smallest unit, and are read as money. */
function useSide() {
  const [money, word] = [useMoney(), useWord()];
  return (side: Difference['ours']) =>
    side
      ? [
          word('state', side.status),
          money(side.amount, side.currency),
          ...(side.id ? [side.id] : []),
        ].join('\u00a0· ')
      : '–';
}

/** The id of a gateway is longer than a column. */
const Side = ({ children }: { children: string }) => (
  <span className="wrap-anywhere">{children}</span>
);

function Differences({ list }: { list: readonly Difference[] }) {
  const { t } = useTranslation();
  const [writeSide, word] = [useSide(), useWord()];
  return (
    <KeyedList<Difference>
      inside
      label={t('reconcile.differences')}
      columns={[
        {
          key: 'reference',
          header: t('cash.reference'),
          place: 'title',
          cell: ({ reference }) => (
            <span className="num whitespace-nowrap select-all">{reference}</span>
          ),
        },
        {
          key: 'what',
          header: t('reconcile.what'),
          place: 'corner',
          cell: ({ difference }) => (
            <StatusPill tone="warning">{word('difference', difference)}</StatusPill>
          ),
        },
        {
          key: 'day',
          header: t('reconcile.day'),
          cell: ({ gateway, day }) => (
            <>
              {gateway} · <span className="whitespace-nowrap">{day}</span>
            </>
          ),
        },
        {
          ...{ key: 'ours', header: t('reconcile.ours'), words: true },
          cell: ({ ours }) => <Side>{writeSide(ours)}</Side>,
        },
        {
          ...{ key: 'theirs', header: t('reconcile.theirs'), words: true },
          cell: ({ theirs }) => <Side>{writeSide(theirs)}</Side>,
        },
        {
          key: 'found',
          header: t('reconcile.found'),
          cell: ({ foundAt }) => <Moment at={foundAt} />,
        },
        {
          ...{ key: 'resolved', words: true },
          header: t('reconcile.resolved'),
          place: 'foot',
          cell: (row) => <Resolution difference={row} />,
        },
      ]}
      rows={list}
      rowKey={({ id }) => id}
      empty={t('reconcile.none')}
    />
  );
}

function Resolution({ difference: { id, resolved } }: { difference: Difference }) {
  const { t } = useTranslation();
  const may = useMay();
  if (resolved)
    return (
      <>
        {resolved.resolution} <span className="text-caption text-text-3">{resolved.by}</span>
      </>
    );
  if (!may('deposits.act')) return t('reconcile.open');
  return (
    <ActDialog
      endpoint={staffEndpoints.resolveDifference}
      label={t('reconcile.resolve')}
      text={t('reconcile.resolveText')}
      reason={{ label: t('reconcile.resolution'), required: true, name: 'resolution' }}
      bodyOf={(resolution) => ({ id, resolution })}
    />
  );
}
