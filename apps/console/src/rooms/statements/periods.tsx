import { staffEndpoints, type ValueOf } from '@lantern/contracts';
import { dayAfter } from '@lantern/rules';
import { Segmented, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney, useToday } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';

const kinds = ['day', 'month'] as const;
type Kind = (typeof kinds)[number];
type Period = ValueOf<typeof staffEndpoints.bankPeriods>['list'][number];

/** The closed days and months of an account, and the next close. */
export function Periods({ account }: { account: string }) {
  const { t } = useTranslation();
  const may = useMay();
  const money = useMoney();
  const [kind, setKind] = useState<Kind>('day');
  const [page, setPage] = useState(1);
  const periods = useOps(staffEndpoints.bankPeriods, { account, kind, pageNo: page });
  const amount = (key: 'opening' | 'closing') => ({
    key,
    header: t(`statement.${key}`),
    align: 'end' as const,
    cell: (one: Period) => money(one[key], one.currency),
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('statement.tabs.close')}
          options={kinds.map((value) => ({ value, label: t(`statement.kinds.${value}`) }))}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setPage(1);
          }}
        />
        {may('statements.act') && <Close key={kind} account={account} kind={kind} />}
      </div>
      <PagedList<Period>
        query={periods}
        label={t('statement.tabs.close')}
        columns={[
          {
            key: 'days',
            header: t(`statement.kinds.${kind}`),
            place: 'title',
            cell: ({ to }) => <span className="num">{kind === 'day' ? to : to.slice(0, 7)}</span>,
          },
          amount('opening'),
          amount('closing'),
          { key: 'lines', header: t('statement.lines'), align: 'end', cell: ({ lines }) => lines },
          {
            key: 'carried',
            header: t('statement.carriedOver'),
            cell: ({ carried, reason }) => (carried === 0 ? '–' : `${carried} · ${reason ?? ''}`),
          },
          {
            key: 'by',
            header: t('statement.closedBy'),
            cell: ({ closedBy, closedAt }) => (
              <>
                {closedBy} · <Moment at={closedAt} />
              </>
            ),
          },
        ]}
        rowKey={({ from }) => from}
        empty={t('statement.noPeriod')}
        page={page}
        onPage={setPage}
      />
    </>
  );
}

function Close({ account, kind }: { account: string; kind: Kind }) {
  const { t } = useTranslation();
  const today = useToday();
  const before = kind === 'day' ? dayAfter(today, -1) : dayAfter(`${today.slice(0, 7)}-01`, -1);
  const [day, setDay] = useState(before);
  return (
    <ActDialog
      endpoint={staffEndpoints.closeBankPeriod}
      label={t(`statement.close.${kind}`)}
      kind="brand"
      text={t(`statement.closeText.${kind}`)}
      reason={{ label: t('statement.carryReason'), required: false }}
      bodyOf={(reason) => ({ account, kind, day, ...(reason && { reason }) })}
    >
      {(wrong) => (
        <TextField
          label={t(`statement.upTo.${kind}`)}
          type="date"
          value={day}
          max={before}
          error={wrong.day}
          onChange={({ target }) => setDay(target.value)}
          required
        />
      )}
    </ActDialog>
  );
}
