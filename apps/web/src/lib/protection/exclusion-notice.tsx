import type { Exclusion } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import clsx from 'clsx';
import { PauseCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../navigation/overlay.ts';
import { useMomentText } from '../time/moment.tsx';

/** Says until when a member is excluded from play, and what is open meanwhile. */
export function ExclusionNotice({ exclusion }: { exclusion: Exclusion }) {
  const { t } = useTranslation('protection');
  const textOf = useMomentText();
  const overlay = useOverlay();
  const { until } = exclusion;
  return (
    <section
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 p-4',
        'rounded-card bg-warning-soft md:p-5',
      )}
    >
      <PauseCircle size={28} aria-hidden className="shrink-0 text-warning" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-h3">
          {until === null ? t('excluded.forever') : t('excluded.until', { time: textOf(until) })}
        </p>
        <p className="mt-0.5 text-body text-text-2">{t('excluded.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" onClick={() => overlay.openCentre('withdraw')}>
          {t('excluded.withdraw')}
        </Button>
        <Button kind="outline" onClick={() => overlay.openCentre('transactionHistory')}>
          {t('excluded.records')}
        </Button>
      </div>
    </section>
  );
}
