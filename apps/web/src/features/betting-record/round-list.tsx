import type { BetRecord } from '@lantern/contracts';
import { Button, type DataColumn, DataList, StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money/money.ts';
import { Moment, useMomentText } from '../../lib/time/moment.tsx';
import { toneOf } from './bet-history.ts';
import { Net } from './net.tsx';

/** Cards on a phone, a table on a wider screen. */
export function RoundList({
  rounds,
  onOpen,
}: {
  rounds: readonly BetRecord[];
  onOpen: (round: BetRecord) => void;
}) {
  const { t } = useTranslation('records');
  return (
    <DataList
      label={t('title')}
      columns={useColumns(onOpen)}
      rows={rounds}
      rowKey={(round) => round.roundId}
    />
  );
}

function useColumns(onOpen: (round: BetRecord) => void): DataColumn<BetRecord>[] {
  const { t } = useTranslation('records');
  const money = useMoney();
  const timeOf = useMomentText();
  return [
    { key: 'game', header: t('columns.game'), place: 'title', cell: (round) => round.gameName },
    {
      key: 'status',
      header: t('columns.status'),
      place: 'corner',
      cell: (round) => (
        <StatusPill tone={toneOf[round.status]}>{t(`status.${round.status}`)}</StatusPill>
      ),
    },
    {
      key: 'time',
      header: t('columns.time'),
      cell: (round) => <Moment instant={round.startedAt} />,
    },
    {
      key: 'stake',
      header: t('columns.stake'),
      align: 'end',
      cell: (round) => money(round.stake, round.currency),
    },
    {
      key: 'win',
      header: t('columns.win'),
      align: 'end',
      cell: (round) => money(round.win, round.currency),
    },
    {
      key: 'net',
      header: t('columns.net'),
      align: 'end',
      cell: (round) => (
        <Net
          minor={round.net}
          currency={round.currency}
          open={round.status === 'open'}
          className="font-bold"
        />
      ),
    },
    {
      key: 'details',
      header: <span className="sr-only">{t('columns.details')}</span>,
      place: 'foot',
      cell: (round) => (
        <Button
          kind="outline"
          size={36}
          className="max-md:w-full"
          aria-label={t('openDetailsOf', { game: round.gameName, time: timeOf(round.startedAt) })}
          aria-haspopup="dialog"
          onClick={() => onOpen(round)}
        >
          {t('openDetails')}
        </Button>
      ),
    },
  ];
}
