import { type StaffProtection, staffEndpoints } from '@lantern/contracts';
import { SelectField, StatusPill } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/moment.tsx';

/** Months of an exclusion by the staff; the last choice has no end. */
const months = ['1', '3', '6', '12', '60', 'none'] as const;

/** Whether a member is excluded from play, and what the staff can do about it. */
export function Exclusion({
  memberId,
  exclusion,
}: {
  memberId: string;
  exclusion: StaffProtection['exclusion'];
}) {
  const { t } = useTranslation();
  const [word, may] = [useWord(), useMay()];
  return (
    <div className="flex flex-col items-start gap-3">
      {exclusion ? (
        <Facts
          facts={[
            [
              t('protection.what'),
              <StatusPill key="kind" tone="danger">
                {word('exclusion', exclusion.kind)}
              </StatusPill>,
            ],
            [t('protection.since'), <Moment key="since" at={exclusion.since} />],
            [
              t('protection.until'),
              exclusion.until ? <Moment key="until" at={exclusion.until} /> : t('protection.noEnd'),
            ],
            [
              t('protection.liftable'),
              exclusion.liftableAt ? (
                <Moment key="lift" at={exclusion.liftableAt} />
              ) : (
                t('protection.never')
              ),
            ],
          ]}
        />
      ) : (
        <StatusPill tone="success">{t('protection.notExcluded')}</StatusPill>
      )}
      {may('protection.act') && (
        <div className="flex flex-wrap gap-2">
          <Exclude memberId={memberId} />
          {exclusion?.liftableAt && (
            <ActDialog
              endpoint={staffEndpoints.proposeExclusionLift}
              label={t('protection.lift')}
              text={t('protection.liftText')}
              reason={{ label: t('reason'), required: true }}
              bodyOf={(reason) => ({ memberId, reason })}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Exclude({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const [span, setSpan] = useState('');
  return (
    <ActDialog
      endpoint={staffEndpoints.excludeMember}
      label={t('protection.exclude')}
      kind="danger"
      text={t('protection.excludeText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({
        memberId,
        months: span === 'none' ? null : span === '' ? '' : Number(span),
        reason,
      })}
    >
      {(wrong) => (
        <SelectField
          label={t('protection.span')}
          placeholder={t('choose')}
          options={months.map((value) => ({
            value,
            label:
              value === 'none'
                ? t('protection.noEnd')
                : t('protection.months', { count: Number(value) }),
          }))}
          value={span}
          error={wrong.months}
          onChange={(event) => setSpan(event.target.value)}
          required
        />
      )}
    </ActDialog>
  );
}
