import type { RateCard, SeriesRange } from '@lantern/rules/lottery';
import { TextField } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../parts/facts.tsx';

const fields = ['least', 'most', 'step', 'initial'] as const;

interface SeriesProps {
  card: RateCard;
  /** Without it the series is only shown. */
  onChange?: (card: RateCard) => void;
}

/** The series that members may choose from; 2000 is fair. */
export function Series({ card, onChange }: SeriesProps) {
  const { t } = useTranslation();
  const { series } = card;
  if (!series) return null;
  if (!onChange)
    return (
      <div className="mb-3 max-w-sm">
        <Facts
          facts={[
            [
              t('prices.series'),
              <span key="s" className="num">
                {spanOf(series)}
              </span>,
            ],
            [t('prices.initial'), <span key="i" className="num">{`${series.initial}`}</span>],
          ]}
        />
      </div>
    );
  return (
    <div className="mb-3 grid max-w-xl grid-cols-2 gap-3 sm:grid-cols-4">
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`prices.${field}`)}
          inputMode="numeric"
          value={String(series[field])}
          onChange={({ target }) =>
            onChange({ ...card, series: { ...series, [field]: wholeOf(target.value) } })
          }
        />
      ))}
    </div>
  );
}

const spanOf = ({ least, most, step }: SeriesRange): string => `${least} – ${most} (± ${step})`;
const wholeOf = (text: string): number => Number(text.replace(/\D/g, '').slice(0, 4) || '0');
