import type { MemberFile } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Age, Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';

/** Where the member came in from, and is open now. */
export function Visits({ member: { logins, sessions, networks } }: { member: MemberFile }) {
  const { t } = useTranslation();
  const word = useWord();
  return (
    <div className="flex flex-col gap-4">
      <Panel title={t('member.sessions')}>
        <KeyedList<MemberFile['sessions'][number]>
          inside
          label={t('member.sessions')}
          columns={[
            {
              key: 'address',
              header: t('visit.address'),
              place: 'title',
              cell: ({ address }) => <bdi className="num">{address}</bdi>,
            },
            {
              key: 'agent',
              header: t('visit.browser'),
              cell: ({ userAgent }) => <Browser name={userAgent} />,
            },
            {
              key: 'since',
              header: t('visit.since'),
              cell: ({ createdAt }) => <Moment at={createdAt} />,
            },
            {
              key: 'seen',
              header: t('member.lastSeen'),
              cell: ({ lastSeenAt }) => <Age at={lastSeenAt} />,
            },
          ]}
          rows={sessions}
          rowKey={({ id }) => id}
          empty={t('visit.noSession')}
        />
      </Panel>
      <Panel title={t('member.logins')}>
        <KeyedList<MemberFile['logins'][number]>
          inside
          label={t('member.logins')}
          columns={[
            {
              key: 'at',
              header: t('visit.at'),
              place: 'title',
              cell: ({ at }) => <Moment at={at} />,
            },
            {
              key: 'outcome',
              header: t('visit.outcome'),
              place: 'corner',
              cell: ({ outcome }) => <State of={outcome} />,
            },
            {
              key: 'method',
              header: t('visit.method'),
              cell: ({ method }) => word('loginMethod', method),
            },
            {
              key: 'address',
              header: t('visit.address'),
              cell: ({ address }) => <bdi className="num">{address}</bdi>,
            },
            {
              key: 'agent',
              header: t('visit.browser'),
              cell: ({ userAgent }) => <Browser name={userAgent} />,
            },
          ]}
          rows={logins}
          rowKey={({ at, address, outcome }) => `${at} ${address} ${outcome}`}
          empty={t('visit.noLogin')}
        />
      </Panel>
      <Panel title={t('member.networks')}>
        <ul className="flex flex-wrap gap-2">
          {networks.map(({ network, lastSeenAt }) => (
            <li key={network} className="rounded-control bg-sunken px-3 py-1.5 text-body">
              <bdi className="num">{network}</bdi>{' '}
              <span className="text-caption text-text-3">
                <Age at={lastSeenAt} />
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

const Browser = ({ name }: { name: string }) => (
  <span title={name} className="block max-w-64 truncate text-caption text-text-2">
    {name || '–'}
  </span>
);
