import { type StaffRule, staffEndpoints } from '@lantern/contracts';
import { expandPattern } from '@lantern/rules';
import { StatusPill, type StatusTone } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { Answered } from '../../parts/answered.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Room } from '../../parts/room.tsx';
import { Ages } from './ages.tsx';
import { ChangeRule } from './change-rule.tsx';

const tones: Record<StaffRule['place'], StatusTone> = {
  required: 'success',
  optional: 'info',
  absent: 'neutral',
};

/** What the form of registration asks for, field by field. */
export function RegistrationRoom() {
  const { t } = useTranslation(['console', 'patterns']);
  const [word, may] = [useWord(), useMay()];
  const kept = useOps(staffEndpoints.registrationRules);
  const readAnew = async (rule: StaffRule) => {
    const { data } = await kept.refetch();
    return data?.rules.find(({ field }) => field === rule.field) ?? rule;
  };
  return (
    <Room title={t('room.registration')}>
      <p className="max-w-3xl text-body text-text-2">{t('registration.text')}</p>
      <Answered query={kept}>
        {({ rules, ages }) => (
          <>
            <Ages ages={ages} readAnew={async () => (await kept.refetch()).data?.ages ?? ages} />
            <KeyedList<StaffRule>
              label={t('room.registration')}
              columns={[
                {
                  key: 'field',
                  header: t('registration.field'),
                  place: 'title',
                  cell: ({ field }) => word('registrationField', field),
                },
                {
                  key: 'place',
                  header: t('registration.place'),
                  place: 'corner',
                  cell: ({ place }) => (
                    <StatusPill tone={tones[place]}>{word('place', place)}</StatusPill>
                  ),
                },
                {
                  key: 'kind',
                  header: t('registration.kind'),
                  cell: ({ patternId }) => t(`patterns:${patternId}`),
                },
                {
                  key: 'own',
                  header: t('registration.own'),
                  cell: ({ acceptedPattern }) =>
                    expandPattern(acceptedPattern) === '.*' ? (
                      <span className="text-text-3">{t('registration.any')}</span>
                    ) : (
                      <bdi className="num wrap-anywhere">{acceptedPattern}</bdi>
                    ),
                },
                {
                  key: 'length',
                  header: t('registration.length'),
                  align: 'end',
                  cell: ({ minLength, maxLength }) =>
                    minLength === maxLength ? minLength : `${minLength}–${maxLength}`,
                },
                {
                  key: 'act',
                  header: <span className="sr-only">{t('actions')}</span>,
                  place: 'foot',
                  align: 'end',
                  cell: (rule) =>
                    may('registration.act') && (
                      <ChangeRule rule={rule} readAnew={() => readAnew(rule)} />
                    ),
                },
              ]}
              rows={rules}
              rowKey={({ field }) => field}
              empty={t('registration.any')}
            />
          </>
        )}
      </Answered>
    </Room>
  );
}
