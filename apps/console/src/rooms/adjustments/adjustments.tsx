import { staffEndpoints, type ValueOf } from '@lantern/contracts';
import { TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney, useToday } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel, Room } from '../../parts/room.tsx';

type Adjustment = ValueOf<typeof staffEndpoints.adjustmentReport>['list'][number];

/** What two people have given members and taken from them, day by day. */
export function AdjustmentsRoom() {
  const { t } = useTranslation();
  const money = useMoney();
  const today = useToday();
  const [day, setDay] = useState(today);
  const report = useOps(staffEndpoints.adjustmentReport, { day });
  return (
    <Room title={t('room.adjustments')}>
      <p className="max-w-prose text-body text-text-2">{t('adjust.how')}</p>
      <TextField
        label={t('adjust.day')}
        type="date"
        value={day}
        max={today}
        onChange={(event) => event.target.value && setDay(event.target.value)}
        className="max-w-56"
      />
      <Answered query={report}>
        {({ credited, debited, list }) => (
          <>
            <Panel title={t('adjust.report')} className="max-w-md">
              <Facts
                facts={[
                  [t('adjust.credited'), <b key="credited">{money(credited)}</b>],
                  [t('adjust.debited'), <b key="debited">{money(debited)}</b>],
                ]}
              />
            </Panel>
            <KeyedList<Adjustment>
              label={t('room.adjustments')}
              columns={[
                {
                  key: 'member',
                  header: t('member.username'),
                  place: 'title',
                  cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
                },
                {
                  key: 'direction',
                  header: t('adjust.direction'),
                  place: 'corner',
                  cell: ({ direction }) => t(`adjust.${direction}`),
                },
                {
                  key: 'amount',
                  header: t('adjust.amount'),
                  align: 'end',
                  cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
                },
                { key: 'reason', header: t('reason'), cell: ({ reason }) => reason },
                { key: 'proposed', header: t('proposal.by'), cell: ({ proposedBy }) => proposedBy },
                {
                  key: 'approved',
                  header: t('proposal.approvedBy'),
                  cell: ({ approvedBy }) => approvedBy,
                },
                {
                  key: 'at',
                  header: t('adjust.at'),
                  cell: ({ postedAt }) => <Moment at={postedAt} />,
                },
              ]}
              rows={list}
              rowKey={({ proposal }) => proposal}
              empty={t('adjust.none')}
            />
          </>
        )}
      </Answered>
    </Room>
  );
}
