import { type drawShows, type OfficeDraw, staffEndpoints } from '@lantern/contracts';
import { type DataColumn, StatusPill, type StatusTone } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Exposure } from './exposure.tsx';

const tones: Readonly<Record<OfficeDraw['state'], StatusTone>> = {
  ...{ scheduled: 'neutral', open: 'info', closed: 'warning', drawn: 'info' },
  ...{ settled: 'success', void: 'neutral' },
};

function DrawState({ draw }: { draw: OfficeDraw }) {
  const { t } = useTranslation();
  const { state, voidReason, unsettled, tickets, proposed } = draw;
  return (
    <>
      <StatusPill tone={tones[state]}>{t(`draws.state.${state}`)}</StatusPill>
      {voidReason && (
        <span className="block text-caption text-text-3">{t(`draws.reason.${voidReason}`)}</span>
      )}
      {unsettled > 0 && (
        <span className="num block text-caption text-text-3">
          {t('draws.progress', { done: tickets - unsettled, all: tickets })}
        </span>
      )}
      {proposed && (
        <span className="block text-caption text-warning">{t('draws.voidProposed')}</span>
      )}
    </>
  );
}

interface ActsProps {
  draw: OfficeDraw;
  office: boolean;
}

function Acts({ draw, office }: ActsProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { drawId, state, proposed, tickets } = draw;
  const isUndecided = state === 'scheduled' || state === 'open' || state === 'closed';
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {tickets > 0 && <Exposure draw={draw} />}
      {isUndecided && office && !proposed && may('lottery.act') && (
        <ActDialog
          endpoint={staffEndpoints.proposeLotteryVoid}
          label={t('draws.void')}
          kind="danger"
          title={t('draws.voidTitle', { draw: drawId })}
          text={t('draws.voidText')}
          reason={{ label: t('reason'), required: true }}
          bodyOf={(reason) => ({ drawId, reason })}
        />
      )}
    </div>
  );
}

interface Shown {
  show: (typeof drawShows)[number];
  currency: string;
  office: boolean;
}

export function useDrawColumns({ show, currency, office }: Shown): DataColumn<OfficeDraw>[] {
  const { t } = useTranslation();
  const money = useMoney();
  const text = (minor: string) => money(minor, currency || undefined);
  return [
    {
      key: 'draw',
      header: t('draws.draw'),
      place: 'title',
      cell: ({ gameName, numero }) => (
        <>
          {gameName} <span className="num block text-caption text-text-3">{numero}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('draws.stateTitle'),
      place: 'corner',
      cell: (draw) => <DrawState draw={draw} />,
    },
    {
      key: 'at',
      header: t(show === 'ended' ? 'draws.endedAt' : 'draws.closesAt'),
      cell: ({ closesAt, endedAt }) => <Moment at={show === 'ended' ? endedAt : closesAt} />,
    },
    { key: 'tickets', header: t('draws.tickets'), align: 'end', cell: ({ tickets }) => tickets },
    { key: 'staked', header: t('draws.staked'), align: 'end', cell: (draw) => text(draw.staked) },
    { key: 'paid', header: t('draws.paid'), align: 'end', cell: (draw) => text(draw.paid) },
    {
      key: 'result',
      header: t('draws.result'),
      cell: ({ result }) => (
        <bdi dir="ltr" className="num line-clamp-2 max-w-60 wrap-anywhere">
          {result?.join(' ') ?? '–'}
        </bdi>
      ),
    },
    {
      key: 'acts',
      header: <span className="sr-only">{t('actions')}</span>,
      place: 'foot',
      align: 'end',
      cell: (draw) => <Acts draw={draw} office={office} />,
    },
  ];
}
