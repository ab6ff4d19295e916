import type { staffEndpoints, ValueOf } from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Age } from './moment.tsx';

const states = {
  true: ['success', 'proof.holds'],
  false: ['danger', 'proof.broken'],
  null: ['warning', 'proof.failed'],
} as const;

/** Whether something held when it was last proved, or that it could not be. */
export function Proof({ proof }: { proof: ValueOf<typeof staffEndpoints.trialBalance>['proof'] }) {
  const { t } = useTranslation();
  if (!proof) return <StatusPill tone="neutral">{t('proof.never')}</StatusPill>;
  const [tone, text] = states[`${proof.holds}`];
  return (
    <div className="flex flex-wrap items-center gap-2 text-body">
      <StatusPill tone={tone}>{t(text)}</StatusPill>
      <span className="text-text-3">
        <Age at={proof.at} />
      </span>
      {proof.detail && (
        <p className={clsx('basis-full', proof.holds === false && 'text-danger')}>{proof.detail}</p>
      )}
    </div>
  );
}
