import { isDayRange, type PastPreset, pastPresets } from '@lantern/rules';
import { Button, Chip, ScrollRow } from '@lantern/ui';
import clsx from 'clsx';
import { CalendarRange } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Days of the brand's calendar that a record is about. */
export type Period = { days: PastPreset } | { from: string; to: string };

interface PeriodChoiceProps {
  value: Period;
  onChange: (period: Period) => void;
}

/** The days of a record: presets, or a first and a last day of one's own. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('movements');
  const [own, setOwn] = useState('from' in value);
  return (
    <div className="flex flex-col gap-3">
      <ScrollRow label={t('period')} desktop="wrap">
        {pastPresets.map((days) => (
          <Chip
            key={days}
            selected={!own && 'days' in value && value.days === days}
            onClick={() => {
              setOwn(false);
              onChange({ days });
            }}
          >
            {t(`days.${days}`)}
          </Chip>
        ))}
        <Chip
          selected={own}
          start={<CalendarRange size={16} aria-hidden />}
          onClick={() => setOwn(true)}
        >
          {t('own')}
        </Chip>
      </ScrollRow>
      {own && <OwnDays value={value} onChange={onChange} />}
    </div>
  );
}

const control = clsx(
  'h-11 min-w-0 px-3',
  'num rounded-control border border-border bg-surface text-body text-text',
  'focus-visible:border-brand',
);

function OwnDays({ value, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('movements');
  const [wrong, setWrong] = useState(false);
  const [first, last] = 'from' in value ? [value.from, value.to] : ['', ''];
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const range = { from: String(given.get('from')), to: String(given.get('to')) };
    setWrong(!isDayRange(range));
    if (isDayRange(range)) onChange(range);
  };
  return (
    <form noValidate onSubmit={choose} className="flex flex-wrap items-end gap-3">
      {(['from', 'to'] as const).map((end) => (
        <label
          key={end}
          className="flex min-w-0 flex-1 flex-col gap-1 text-caption text-text-2 sm:max-w-48"
        >
          {t(end)}
          <input
            type="date"
            name={end}
            defaultValue={end === 'from' ? first : last}
            aria-invalid={wrong}
            aria-describedby={wrong ? 'own-days-wrong' : undefined}
            className={control}
          />
        </label>
      ))}
      <Button type="submit" kind="outline" className="max-sm:w-full">
        {t('show')}
      </Button>
      {wrong && (
        <p id="own-days-wrong" role="alert" className="w-full text-caption text-danger">
          {t('badDays')}
        </p>
      )}
    </form>
  );
}
