import { bankGapKinds, bankReports, staffEndpoints, type ValueOf } from '@lantern/contracts';
import { dayAfter } from '@lantern/rules';
import { Button, Segmented, SelectField, TextField } from '@lantern/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useMoney, useToday } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Moment } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Reference } from '../../parts/reference.tsx';
import { Panel } from '../../parts/room.tsx';
import { Trouble } from '../../parts/trouble.tsx';

type Gap = ValueOf<typeof staffEndpoints.bankGaps>['list'][number];
interface Days {
  from: string;
  to: string;
}

/** What our books have and no bank line shows, and the reports of a period as files. */
export function Gaps({ account }: { account: string }) {
  const { t } = useTranslation();
  const today = useToday();
  const [days, setDays] = useState<Days>({ from: dayAfter(today, -30), to: today });
  const [kind, setKind] = useState<(typeof bankGapKinds)[number]>('payouts');
  const [page, setPage] = useState(1);
  const gaps = useOps(staffEndpoints.bankGaps, { account, kind, pageNo: page, ...days });
  const money = useMoney();
  return (
    <>
      <Export account={account} days={days} onDays={setDays} />
      <Segmented
        label={t('statement.tabs.gaps')}
        options={bankGapKinds.map((value) => ({ value, label: t(`statement.gap.${value}`) }))}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setPage(1);
        }}
        className="self-start"
      />
      <p className="max-w-prose text-body text-text-2">{t(`statement.gapText.${kind}`)}</p>
      <PagedList<Gap>
        query={gaps}
        label={t('statement.tabs.gaps')}
        columns={[
          {
            key: 'reference',
            header: t('cash.reference'),
            place: 'title',
            cell: ({ reference }) => (
              <Reference
                room={reference.startsWith('D') ? 'deposits' : 'withdrawals'}
                of={reference}
              />
            ),
          },
          {
            key: 'amount',
            header: t('cash.amount'),
            align: 'end',
            cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
          },
          {
            key: 'member',
            header: t('member.username'),
            cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
          },
          {
            key: 'number',
            header: t('statement.reference'),
            cell: ({ number }) => <span className="num select-all">{number ?? '–'}</span>,
          },
          { key: 'by', header: t('statement.doneBy'), cell: ({ by }) => by ?? '–' },
          { key: 'at', header: t('audit.at'), cell: ({ at }) => <Moment at={at} /> },
        ]}
        rowKey={({ reference }) => reference}
        empty={t('statement.noGap')}
        page={page}
        onPage={setPage}
      />
    </>
  );
}

interface ExportProps {
  account: string;
  days: Days;
  onDays: (days: Days) => void;
}

function Export({ account, days, onDays }: ExportProps) {
  const { t } = useTranslation();
  const [report, setReport] = useState<(typeof bankReports)[number]>('credits');
  const saving = useMutation({
    mutationFn: async () =>
      saveFile(
        await call(staffEndpoints.bankReportFile, { query: { report, account, ...days } }),
        `bank-${report}-${days.from}-${days.to}.csv`,
      ),
  });
  return (
    <Panel title={t('statement.period')}>
      <div className="flex flex-wrap items-end gap-3 [&>div]:min-w-36 [&>div]:flex-1">
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`statement.${name}`)}
            type="date"
            value={days[name]}
            onChange={({ target }) => target.value && onDays({ ...days, [name]: target.value })}
          />
        ))}
        <SelectField
          label={t('statement.report')}
          placeholder={t('choose')}
          options={bankReports.map((value) => ({ value, label: t(`statement.reports.${value}`) }))}
          value={report}
          onChange={({ target }) => setReport(target.value as typeof report)}
        />
        <Button kind="outline" size={48} loading={saving.isPending} onClick={() => saving.mutate()}>
          {t('statement.export')}
        </Button>
      </div>
      <Trouble of={saving.error} />
    </Panel>
  );
}
