import { staffEndpoints, type VendorState } from '@lantern/contracts';
import type { DataColumn } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Age } from '../../parts/moment.tsx';

const every = 20_000;
type Span = VendorState['incoming']['hour'];

/** How the vendors work: calls of the last hour in both directions, and what waits. */
export function VendorStates() {
  const { t } = useTranslation();
  const columns = useColumns();
  const states = useOps(staffEndpoints.vendorStates, {}, { every });
  return (
    <Answered query={states}>
      {({ vendors }) => (
        <>
          <p className="mb-3 max-w-prose text-body text-text-2">{t('vendors.text')}</p>
          <KeyedList
            label={t('vendors.part.states')}
            columns={columns}
            rows={vendors}
            rowKey={({ vassalage }) => vassalage}
            empty={t('vendors.none')}
          />
        </>
      )}
    </Answered>
  );
}

function useColumns(): DataColumn<VendorState>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'vendor',
      header: t('openRounds.vendor'),
      place: 'title',
      cell: ({ vendorName, vassalage }) => `${vendorName} (${vassalage})`,
    },
    {
      key: 'connected',
      header: t('vendors.connected'),
      cell: ({ connected }) => t(connected ? 'yes' : 'no'),
    },
    {
      key: 'lastIn',
      header: t('vendors.lastCall'),
      cell: ({ incoming }) => <Age at={incoming.lastAt} />,
    },
    {
      key: 'in',
      header: t('vendors.incoming'),
      cell: ({ incoming }) => <Calls span={incoming.hour} />,
    },
    {
      key: 'out',
      header: t('vendors.outgoing'),
      cell: ({ outgoing }) => <Calls span={outgoing.hour} />,
    },
    {
      key: 'rounds',
      header: t('openRounds.title'),
      align: 'end',
      cell: ({ openRounds }) => openRounds,
    },
    {
      key: 'catalogue',
      header: t('vendors.catalogue'),
      cell: ({ catalogueReadAt, catalogueProblem, changes }) => (
        <>
          <Age at={catalogueReadAt} />
          <span className="block text-caption text-text-3">
            {catalogueProblem
              ? t(`vendors.problem.${catalogueProblem}`)
              : t('vendors.changes', { count: changes })}
          </span>
        </>
      ),
    },
  ];
}

function Calls({ span }: { span: Span }) {
  const { t } = useTranslation();
  const { calls, refused, failed, averageMs, slowestMs } = span;
  if (calls === 0) return <span className="text-text-3">–</span>;
  return (
    <>
      <span className="num">{t('vendors.calls', { count: calls })}</span>
      <span className="block text-caption text-text-3">
        {t('vendors.latency', { average: averageMs, slowest: slowestMs })}
      </span>
      <span className={`block text-caption ${failed > 0 ? 'text-danger' : 'text-text-3'}`}>
        {t('vendors.errors', { refused, failed })}
      </span>
    </>
  );
}
