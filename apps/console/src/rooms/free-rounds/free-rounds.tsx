import { type FreeRoundLine, freeRoundStates, staffEndpoints } from '@lantern/contracts';
import { Segmented, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { useGrantColumns } from './grant-columns.tsx';
import { GrantRounds } from './grant-rounds.tsx';
import { RulesPanel } from './rules-panel.tsx';

const every = 20_000;
const states = ['all', ...freeRoundStates] as const;

/** The free rounds that the brand has granted, and the rules for later ones. */
export function FreeRoundsRoom() {
  const { t } = useTranslation();
  const may = useMay();
  const [state, setState] = useState<(typeof states)[number]>('all');
  const [typed, setTyped] = useState('');
  const [username, setUsername] = useState('');
  const [page, setPage] = useState(1);
  const [note, setNote] = useState('');
  const grants = useOps(
    staffEndpoints.freeRoundGrants,
    { pageNo: page, ...(state !== 'all' && { state }), ...(username && { username }) },
    { every },
  );
  const columns = useGrantColumns((grant) =>
    may('freeRounds.act') && grant.state === 'active' ? (
      <Withdraw grant={grant} onDone={() => void grants.refetch()} />
    ) : null,
  );
  return (
    <Room title={t('room.freeRounds')}>
      <RulesPanel />
      <Panel
        title={t('freeRounds.list')}
        aside={
          may('freeRounds.act') && (
            <GrantRounds
              slots={grants.data?.slots ?? []}
              onDone={({ result }) => {
                setNote(t(`freeRounds.${result}`));
                void grants.refetch();
              }}
            />
          )
        }
      >
        <p role="status" className="text-body text-success empty:hidden">
          {note}
        </p>
        <div className="flex flex-col gap-3">
          <Segmented
            label={t('cash.status')}
            options={states.map((value) => ({ value, label: t(`freeRounds.state.${value}`) }))}
            value={state}
            onChange={(next) => {
              setState(next);
              setPage(1);
            }}
            className="self-start"
          />
          <FilterForm
            onSearch={() => {
              setUsername(typed.trim());
              setPage(1);
            }}
          >
            <TextField
              label={t('member.username')}
              value={typed}
              maxLength={32}
              onChange={({ target }) => setTyped(target.value)}
            />
          </FilterForm>
        </div>
      </Panel>
      <PagedList
        query={grants}
        label={t('freeRounds.list')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('freeRounds.none')}
        page={page}
        onPage={setPage}
      />
    </Room>
  );
}

function Withdraw({ grant: { id }, onDone }: { grant: FreeRoundLine; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <ActDialog
      endpoint={staffEndpoints.withdrawFreeRounds}
      label={t('freeRounds.withdraw')}
      kind="danger"
      text={t('freeRounds.withdrawText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, reason })}
      onDone={onDone}
    />
  );
}
