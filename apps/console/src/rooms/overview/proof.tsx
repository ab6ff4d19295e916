import type { staffEndpoints, ValueOf } from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { Age } from '../../parts/moment.tsx';

/** Whether something held when it was last proved. */
export function Proof({ proof }: { proof: ValueOf<typeof staffEndpoints.trialBalance>['proof'] }) {
  const { t } = useTranslation();
  if (!proof) return <StatusPill tone="neutral">{t('proof.never')}</StatusPill>;
  return (
    <div className="flex flex-wrap items-center gap-2 text-body">
      <StatusPill tone={proof.holds ? 'success' : 'danger'}>
        {t(proof.holds ? 'proof.holds' : 'proof.broken')}
      </StatusPill>
      <span className="text-text-3">
        <Age at={proof.at} />
      </span>
      {proof.detail && <p className="basis-full text-danger">{proof.detail}</p>}
    </div>
  );
}
