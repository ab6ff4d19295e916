import type { StatementPreview } from '@lantern/contracts';
import { Button, StatusPill, type StatusTone } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { KeyedList } from '../../parts/keyed-list.tsx';

type Line = StatementPreview['lines'][number];
type Summary = StatementPreview['statements'][number];

const tones: Record<Line['status'], StatusTone> = {
  new: 'success',
  known: 'neutral',
  similar: 'warning',
};

interface PreviewProps {
  seen: StatementPreview;
  currency: string;
  busy: boolean;
  onImport: () => void;
}

/** What an import would add, before anything is stored. */
export function Preview({ seen, currency, busy, onImport }: PreviewProps) {
  const { t } = useTranslation();
  const { statements, lines } = seen;
  if (statements.length === 0)
    return <p className="text-body text-text-2">{t('statement.columnsFirst')}</p>;
  const total = statements.reduce((sum, one) => sum + one.lines, 0);
  const fresh = total - statements.reduce((sum, one) => sum + one.known, 0);
  return (
    <>
      <Summaries statements={statements} currency={currency} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-body text-text-2">{t('statement.fresh', { count: fresh, total })}</p>
        <Button kind="brand" size={48} loading={busy} onClick={onImport}>
          {t('statement.import')}
        </Button>
      </div>
      <PreviewLines lines={lines} currency={currency} />
      {total > lines.length && (
        <p className="text-caption text-text-3">{t('statement.first', { count: lines.length })}</p>
      )}
    </>
  );
}

function Summaries({ statements, currency }: { statements: Summary[]; currency: string }) {
  const { t } = useTranslation();
  const money = useMoney();
  const amount = (key: 'opening' | 'credits' | 'debits' | 'closing') => ({
    key,
    header: t(`statement.${key}`),
    align: 'end' as const,
    cell: (one: Summary) => money(one[key], currency),
  });
  return (
    <KeyedList<Summary>
      inside
      label={t('statement.statements')}
      columns={[
        {
          key: 'days',
          header: t('statement.days'),
          place: 'title',
          cell: ({ from, to }) => (
            <span className="num">{from === to ? to : `${from} – ${to}`}</span>
          ),
        },
        amount('opening'),
        amount('credits'),
        amount('debits'),
        amount('closing'),
        { key: 'lines', header: t('statement.lines'), align: 'end', cell: (one) => one.lines },
      ]}
      rows={statements}
      rowKey={(one) => JSON.stringify(one)}
      empty=""
    />
  );
}

function PreviewLines({ lines, currency }: { lines: Line[]; currency: string }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <KeyedList<Line>
      inside
      label={t('statement.lines')}
      columns={[
        {
          key: 'day',
          header: t('statement.day'),
          place: 'title',
          cell: ({ day }) => <span className="num whitespace-nowrap">{day}</span>,
        },
        {
          key: 'amount',
          header: t('cash.amount'),
          align: 'end',
          cell: ({ amount }) => <b className="whitespace-nowrap">{money(amount, currency)}</b>,
        },
        {
          key: 'status',
          header: t('cash.status'),
          place: 'corner',
          cell: ({ status }) => (
            <StatusPill tone={tones[status]}>{t(`statement.preview.${status}`)}</StatusPill>
          ),
        },
        {
          key: 'words',
          header: t('statement.words'),
          cell: ({ counterparty, text }) => (
            <span className="wrap-anywhere">
              {[counterparty, text].filter(Boolean).join(' · ') || '–'}
            </span>
          ),
        },
        {
          key: 'reference',
          header: t('statement.reference'),
          cell: ({ reference }) => <span className="num wrap-break-word">{reference ?? '–'}</span>,
        },
        { key: 'line', header: t('statement.line'), align: 'end', cell: ({ line }) => line },
      ]}
      rows={lines}
      rowKey={(line) => JSON.stringify(line)}
      empty={t('statement.none.all')}
    />
  );
}
