import { mostSlipTickets } from '@lantern/contracts';
import { Checkbox } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stepper } from './stepper.tsx';
import { type ChaseWish, firstChase } from './use-slip.ts';

interface ChaseFormProps {
  chase: ChaseWish | undefined;
  /** How many draws the chase can have; fewer are open near the end of a day. */
  available: number | undefined;
  onChange: (wish: ChaseWish | undefined) => void;
}

/** Repeats the slip over coming draws, with a multiple that may grow. */
export function ChaseForm({ chase, available, onChange }: ChaseFormProps): ReactNode {
  const { t } = useTranslation('lottery');
  const labels = { lessLabel: t('slip.less'), moreLabel: t('slip.more') };
  const most = Math.min(mostSlipTickets, available ?? mostSlipTickets);
  return (
    <div className="flex flex-col gap-2 border-t border-border pt-3">
      <Checkbox
        label={t('chase.title')}
        checked={chase !== undefined}
        onChange={(event) => onChange(event.target.checked ? firstChase : undefined)}
      />
      {chase && (
        <>
          <Stepper
            {...labels}
            label={t('chase.draws')}
            value={Math.min(chase.draws, most)}
            least={2}
            most={Math.max(2, most)}
            onChange={(draws) => onChange({ ...chase, draws })}
          />
          <Stepper
            {...labels}
            label={t('chase.factor')}
            value={chase.factor}
            least={1}
            most={10}
            onChange={(factor) => onChange({ ...chase, factor })}
          />
          {chase.factor > 1 && (
            <Stepper
              {...labels}
              label={t('chase.every')}
              value={chase.every}
              least={1}
              most={20}
              onChange={(every) => onChange({ ...chase, every })}
            />
          )}
          <Checkbox
            label={t('chase.stopOnWin')}
            checked={chase.stopOnWin}
            onChange={(event) => onChange({ ...chase, stopOnWin: event.target.checked })}
          />
        </>
      )}
    </div>
  );
}
