import { staffEndpoints } from '@lantern/contracts';
import { agreementKinds } from '@lantern/rules/agreements';
import { Segmented, SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { ExportList } from '../../parts/export-list.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Room } from '../../parts/room.tsx';
import { useBillColumns } from './columns.tsx';

const every = 20_000;
/** Everything, what waits for the staff or the agent, and what uplines owe. */
const shows = [
  'all',
  'awaitingReview',
  'awaitingCollection',
  'rejected',
  'expired',
  'partlyPaid',
  'unpaid',
] as const;
type Kind = (typeof agreementKinds)[number];

/** Bills: all of them, those to review, and those that uplines still owe. */
export function BillsRoom() {
  const { t } = useTranslation();
  const word = useWord();
  const columns = useBillColumns();
  const [show, setShow] = useState<(typeof shows)[number]>('all');
  const [{ search, kind }, setFilter] = useState<{ search: string; kind: Kind | '' }>({
    ...{ search: '', kind: '' },
  });
  const [typed, setTyped] = useState<{ search: string; kind: Kind | '' }>({ search, kind });
  const [page, setPage] = useState(1);
  const wanted = { search, ...(kind && { kind }), ...(show !== 'all' && { state: show }) };
  const bills = useOps(staffEndpoints.staffBills, { pageNo: page, ...wanted }, { every });
  return (
    <Room
      title={t('room.bills')}
      actions={
        <ExportList
          read={() => call(staffEndpoints.staffBillsFile, { query: wanted })}
          name="bills.csv"
        />
      }
    >
      <p className="max-w-prose text-body text-text-2">{t('bill.text')}</p>
      <div className="no-scrollbar overflow-x-auto">
        <Segmented
          label={t('cash.status')}
          options={shows.map((value) => ({
            value,
            label: <span className="whitespace-nowrap">{t(`bill.show.${value}`)}</span>,
          }))}
          value={show}
          onChange={(next) => {
            setShow(next);
            setPage(1);
          }}
          className="max-w-none!"
        />
      </div>
      <FilterForm
        onSearch={() => {
          setFilter({ ...typed, search: typed.search.trim() });
          setPage(1);
        }}
      >
        <TextField
          label={t('agreement.search')}
          value={typed.search}
          onChange={({ target }) => setTyped({ ...typed, search: target.value })}
          type="search"
          maxLength={64}
        />
        <SelectField
          label={t('agreement.kind')}
          placeholder={t('agreement.all')}
          options={agreementKinds.map((value) => ({
            value,
            label: word('agreementKind', value),
          }))}
          value={typed.kind}
          onChange={({ target }) => setTyped({ ...typed, kind: target.value as Kind | '' })}
        />
      </FilterForm>
      <PagedList
        query={bills}
        label={t('room.bills')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t(`bill.none.${show}`)}
        page={page}
        onPage={setPage}
      />
    </Room>
  );
}
