import { StatusPill, type StatusTone } from '@lantern/ui';
import { CircleCheck, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelEmpty } from './panel-empty.tsx';

/** The states of a redemption, in the order in which it has them. */
const states = [
  ['processing', 'warning', Clock3],
  ['approved', 'success', CircleCheck],
  ['rejected', 'danger', CircleX],
] as const satisfies readonly [string, StatusTone, LucideIcon][];

/** Redemptions: none yet, so the page explains their states. */
export function RedeemHistory(): ReactNode {
  const { t } = useTranslation('points');
  return (
    <div className="flex flex-col gap-4">
      <PanelEmpty panel="history" own />
      <section className="rounded-card border border-border bg-surface p-4 md:p-5">
        <h2 className="text-h3">{t('states.title')}</h2>
        <dl className="mt-3 grid gap-3 md:grid-cols-3">
          {states.map(([state, tone, Icon]) => (
            <div key={state} className="flex flex-col items-start gap-1.5">
              <dt>
                <StatusPill tone={tone} icon={Icon}>
                  {t(`states.${state}`)}
                </StatusPill>
              </dt>
              <dd className="text-body text-text-2">{t(`states.${state}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
