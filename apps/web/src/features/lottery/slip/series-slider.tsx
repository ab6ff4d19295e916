import { formatTag } from '@lantern/rules';
import { rebateOf, type SeriesRange } from '@lantern/rules/lottery';
import type { TFunction } from 'i18next';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface SeriesSliderProps {
  range: SeriesRange;
  value: number;
  onChange: (series: number) => void;
}

/** A series with its rebate as a percentage. */
export function seriesText(
  t: TFunction<'lottery'>,
  language: string,
  range: SeriesRange,
  value: number,
): string {
  // In ten-thousandths, so that the percentage is exact.
  const rebate = Number(rebateOf(10_000n, range, value)) / 10_000;
  const percent = new Intl.NumberFormat(formatTag(language), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  }).format(rebate);
  return t('slip.seriesValue', { series: value, rebate: percent });
}

/** Higher odds or a higher rebate: the series of a rate card, 20 of which are 1 % of the stake. */
export function SeriesSlider({ range, value, onChange }: SeriesSliderProps): ReactNode {
  const { t, i18n } = useTranslation('lottery');
  const id = useId();
  const text = seriesText(t, i18n.language, range, value);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-body text-text-2">
        {t('slip.series')}
      </label>
      <input
        id={id}
        type="range"
        min={range.least}
        max={range.most}
        step={range.step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
        className="min-h-11 w-full accent-brand"
      />
      <p className="num text-caption text-text-2">{text}</p>
    </div>
  );
}
