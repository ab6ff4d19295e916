import { staffEndpoints } from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay, useStaff } from '../../lib/staff.tsx';
import { Answered } from '../../parts/answered.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Age, Moment } from '../../parts/moment.tsx';
import { Room } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';
import { AddPerson } from './add-person.tsx';
import { ChangePerson } from './change-person.tsx';
import type { Person } from './person.ts';

/** Who works for the brand, and what they may do. */
export function PeopleRoom() {
  const { t } = useTranslation();
  const [word, may] = [useWord(), useMay()];
  const me = useStaff();
  const people = useOps(staffEndpoints.staffPeople);
  return (
    <Room title={t('room.staff')} actions={may('staff.act') && <AddPerson />}>
      <Answered query={people}>
        {(list) => (
          <KeyedList<Person>
            label={t('room.staff')}
            columns={[
              {
                key: 'name',
                header: t('login.username'),
                place: 'title',
                cell: ({ username }) => username,
              },
              {
                key: 'status',
                header: t('member.status'),
                place: 'corner',
                cell: ({ disabled }) => <State of={disabled ? 'disabled' : 'active'} />,
              },
              { key: 'role', header: t('people.role'), cell: ({ role }) => word('role', role) },
              {
                key: 'enrolled',
                header: t('member.authenticator'),
                cell: ({ enrolled, passwordIsDefault }) => (
                  <StatusPill tone={enrolled ? 'success' : 'warning'}>
                    {t(
                      enrolled
                        ? 'people.enrolled'
                        : passwordIsDefault
                          ? 'people.firstLogin'
                          : 'people.notEnrolled',
                    )}
                  </StatusPill>
                ),
              },
              {
                key: 'counts',
                header: t('people.counts'),
                cell: ({ countsFrom }) =>
                  countsFrom ? (
                    <span className="font-bold text-warning">
                      {t('people.new')} <Moment at={countsFrom} />
                    </span>
                  ) : (
                    t('yes')
                  ),
              },
              {
                key: 'seen',
                header: t('member.lastSeen'),
                cell: ({ lastSeenAt }) => <Age at={lastSeenAt} />,
              },
              {
                key: 'act',
                header: <span className="sr-only">{t('actions')}</span>,
                place: 'foot',
                align: 'end',
                cell: (person) =>
                  person.id === me.id ? (
                    <span className="text-caption text-text-3">{t('people.you')}</span>
                  ) : (
                    may('staff.act') && <ChangePerson person={person} />
                  ),
              },
            ]}
            rows={list}
            rowKey={({ id }) => id}
            empty={t('people.none')}
          />
        )}
      </Answered>
    </Room>
  );
}
