import { staffEndpoints, type ValueOf } from '@lantern/contracts';
import { TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { GatewayField } from '../../parts/gateway-field.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/room.tsx';

type Day = ValueOf<typeof staffEndpoints.reconciliations>['compared'][number];

/**
 * The days that were compared last, and another one to compare now with one of the brand's
 * gateways.
 */
export function Compared({
  days,
  gateways,
}: {
  days: readonly Day[];
  gateways: readonly string[];
}) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <Panel
      title={t('reconcile.compared')}
      aside={may('deposits.act') && <CompareNow gateways={gateways} />}
    >
      <KeyedList<Day>
        inside
        label={t('reconcile.compared')}
        columns={[
          {
            key: 'day',
            header: t('reconcile.day'),
            place: 'title',
            cell: ({ gateway, day }) => (
              <>
                {gateway} · <span className="whitespace-nowrap">{day}</span>
              </>
            ),
          },
          {
            key: 'payments',
            header: t('reconcile.payments'),
            align: 'end',
            cell: ({ payments }) => payments,
          },
          {
            key: 'payouts',
            header: t('reconcile.payouts'),
            align: 'end',
            cell: ({ payouts }) => payouts,
          },
          {
            key: 'differences',
            header: t('reconcile.differences'),
            align: 'end',
            cell: ({ differences }) => (
              <b className={differences > 0 ? 'text-danger' : 'text-success'}>{differences}</b>
            ),
          },
          {
            key: 'at',
            header: t('reconcile.at'),
            cell: ({ comparedAt }) => <Moment at={comparedAt} />,
          },
        ]}
        rows={days}
        rowKey={({ gateway, day }) => `${gateway} ${day}`}
        empty={t('reconcile.noDay')}
      />
    </Panel>
  );
}

function CompareNow({ gateways }: { gateways: readonly string[] }) {
  const { t } = useTranslation();
  const [gateway, setGateway] = useState('');
  // Gateways report days of UTC, which start hours after those of the brand or before them.
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <ActDialog
      endpoint={staffEndpoints.reconcileDay}
      label={t('reconcile.compare')}
      text={t('reconcile.compareText')}
      bodyOf={() => ({ gateway, day })}
    >
      {(wrong) => (
        <>
          <GatewayField
            gateways={gateways}
            value={gateway}
            onChange={setGateway}
            error={wrong.gateway}
          />
          <TextField
            label={t('reconcile.day')}
            type="date"
            value={day}
            error={wrong.day}
            onChange={(event) => setDay(event.target.value)}
            required
          />
        </>
      )}
    </ActDialog>
  );
}
