import { staffEndpoints } from '@lantern/contracts';
import { agreementKinds, agreementStates } from '@lantern/rules/agreements';
import { Button, Card, SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ExportList } from '../../parts/export-list.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { Age } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { useAgreementColumns } from './columns.tsx';

type Kind = (typeof agreementKinds)[number];
type State = (typeof agreementStates)[number];
type Top = 'true' | 'false';

interface Filter {
  search: string;
  kind: Kind | '';
  state: State | '';
  top: Top | '';
}

const open: Filter = { search: '', kind: '', state: '', top: '' };

/** All agreements of the brand's agents, and requests of those at the top. */
export function AgreementsRoom() {
  const { t } = useTranslation();
  const may = useMay();
  const columns = useAgreementColumns();
  const [filter, setFilter] = useState(open);
  const [page, setPage] = useState(1);
  const { search, kind, state, top } = filter;
  const wanted = { search, ...(kind && { kind }), ...(state && { state }), ...(top && { top }) };
  const list = useOps(staffEndpoints.staffAgreements, { pageNo: page, ...wanted });
  return (
    <Room
      title={t('room.agreements')}
      actions={
        <>
          <ExportList
            read={() => call(staffEndpoints.staffAgreementsFile, { query: wanted })}
            name="agreements.csv"
            of={t('room.agreements')}
          />
          {may('agreements.act') && (
            <Button as={Link} to="/agreements/offer">
              {t('agreement.new')}
            </Button>
          )}
        </>
      }
    >
      <p className="max-w-prose text-body text-text-2">{t('agreement.text')}</p>
      <Requests />
      <Filters
        onSearch={(next) => {
          setFilter(next);
          setPage(1);
        }}
      />
      <PagedList
        query={list}
        label={t('room.agreements')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('agreement.none')}
        page={page}
        onPage={setPage}
      />
    </Room>
  );
}

function Filters({ onSearch }: { onSearch: (filter: Filter) => void }) {
  const { t } = useTranslation();
  const word = useWord();
  const [typed, setTyped] = useState(open);
  const set = (change: Partial<Filter>) => setTyped({ ...typed, ...change });
  return (
    <FilterForm onSearch={() => onSearch({ ...typed, search: typed.search.trim() })}>
      <TextField
        label={t('agreement.search')}
        value={typed.search}
        onChange={({ target }) => set({ search: target.value })}
        type="search"
        maxLength={64}
      />
      <SelectField
        label={t('agreement.kind')}
        placeholder={t('agreement.all')}
        options={agreementKinds.map((value) => ({ value, label: word('agreementKind', value) }))}
        value={typed.kind}
        onChange={({ target }) => set({ kind: target.value as Kind | '' })}
      />
      <SelectField
        label={t('cash.status')}
        placeholder={t('agreement.all')}
        options={agreementStates.map((value) => ({
          value,
          label: word('agreementState', value),
        }))}
        value={typed.state}
        onChange={({ target }) => set({ state: target.value as State | '' })}
      />
      <SelectField
        label={t('agreement.with')}
        placeholder={t('agreement.all')}
        options={[
          { value: 'true', label: t('agreement.brand') },
          { value: 'false', label: t('agreement.uplines') },
        ]}
        value={typed.top}
        onChange={({ target }) => set({ top: target.value as Top | '' })}
      />
    </FilterForm>
  );
}

/** Agents at the top who ask the brand for an agreement. */
function Requests() {
  const { t } = useTranslation();
  const word = useWord();
  const may = useMay();
  const { data } = useOps(staffEndpoints.staffAgreementRequests);
  if (!data || data.list.length === 0) return null;
  return (
    <Panel
      title={t('agreement.requests')}
      aside={
        <ExportList
          read={() => call(staffEndpoints.staffAgreementRequestsFile)}
          name="agreement-requests.csv"
          of={t('agreement.requests')}
        />
      }
    >
      <ul className="flex flex-col gap-2">
        {data.list.map(({ id, kind, agent, note, at }) => (
          <li key={id}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="text-h3">
                  <Link to={`/members/${agent.id}`}>{agent.account}</Link> ·{' '}
                  {word('agreementKind', kind)}
                </p>
                <p className="text-caption text-text-3">
                  <Age at={at} />
                </p>
                {note && <p className="text-body wrap-anywhere whitespace-pre-line">{note}</p>}
              </div>
              {may('agreements.act') && (
                <Button
                  as={Link}
                  size={36}
                  to={`/agreements/offer?account=${encodeURIComponent(agent.account)}&kind=${kind}`}
                >
                  {t('agreement.offer')}
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
