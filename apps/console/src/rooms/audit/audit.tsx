import { type AuditRow, staffEndpoints } from '@lantern/contracts';
import { Button, SelectField, TextField } from '@lantern/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { Diff } from '../../parts/diff.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Room } from '../../parts/room.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { Chain } from './chain.tsx';
import { Subject } from './subject.tsx';
import { useExport } from './use-export.ts';

const fields = ['actor', 'subject', 'from', 'to'] as const;
type Filter = Partial<Record<(typeof fields)[number] | 'action', string>>;

/** Who has done what, when and why. */
export function AuditRoom() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>({});
  const [typed, setTyped] = useState<Filter>({});
  const [page, setPage] = useState(1);
  const events = useOps(staffEndpoints.auditEvents, { pageNo: page, ...filter });
  const exporting = useExport(filter);
  const actions = Object.entries(t('words.action', { returnObjects: true })).map(
    ([value, label]) => ({
      value,
      label,
    }),
  );
  const search = () => {
    setFilter(Object.fromEntries(Object.entries(typed).filter(([, value]) => value)));
    setPage(1);
  };
  return (
    <Room
      title={t('room.audit')}
      actions={
        <Button
          kind="outline"
          size={36}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {t('audit.export')}
        </Button>
      }
    >
      <Trouble of={exporting.error} />
      <Chain />
      <FilterForm onSearch={search}>
        <SelectField
          label={t('audit.action')}
          placeholder={t('audit.anything')}
          options={actions}
          value={typed.action ?? ''}
          onChange={(event) => setTyped({ ...typed, action: event.target.value })}
        />
        {fields.map((name) => (
          <TextField
            key={name}
            label={t(`audit.${name}`)}
            type={name === 'from' || name === 'to' ? 'date' : 'text'}
            value={typed[name] ?? ''}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value.trim() })}
          />
        ))}
      </FilterForm>
      <Answered query={events}>
        {({ list, total, totalPages }) => (
          <>
            <p role="status" className="text-caption text-text-3">
              {t('found', { count: total })}
            </p>
            <Rows rows={list} />
            <Pages page={page} totalPages={totalPages} onPage={setPage} />
          </>
        )}
      </Answered>
    </Room>
  );
}

function Rows({ rows }: { rows: readonly AuditRow[] }) {
  const { t } = useTranslation();
  return (
    <KeyedList<AuditRow>
      label={t('room.audit')}
      columns={[
        { key: 'seq', header: '#', cell: ({ seq }) => <span className="num">{seq}</span> },
        { key: 'at', header: t('audit.at'), cell: ({ at }) => <Moment at={at} /> },
        { key: 'actor', header: t('audit.actor'), cell: ({ actor }) => actor },
        {
          key: 'action',
          header: t('audit.action'),
          place: 'title',
          cell: (row) => <Details row={row} />,
        },
        {
          key: 'subject',
          header: t('audit.subject'),
          cell: (row) => <Subject row={row} />,
        },
        { key: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? '–' },
      ]}
      rows={rows}
      rowKey={({ seq }) => String(seq)}
      empty={t('audit.none')}
    />
  );
}

/** What was done; behind it, what was before and after. */
function Details({ row }: { row: AuditRow }): ReactNode {
  const word = useWord();
  const moment = useMoment();
  const [open, setOpen] = useState(false);
  return (
    <div className="min-w-48">
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${word('action', row.action)} · ${moment(row.at)}`}
        onClick={() => setOpen(!open)}
        className="min-h-9 text-start font-bold text-brand underline-offset-2 hover:underline"
      >
        {word('action', row.action)}
      </button>
      {open && (
        <div className="mt-2 flex flex-col gap-2">
          <Diff before={row.before} after={row.after} />
          <p className="num text-micro wrap-anywhere text-text-3">{row.hash}</p>
        </div>
      )}
    </div>
  );
}
