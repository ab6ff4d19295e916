import { Card, SectionHeading } from '@lantern/ui';
import { Fingerprint, type LucideIcon, SearchCheck, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const steps = [
  ['before', Fingerprint],
  ['closing', TimerOff],
  ['after', SearchCheck],
] as const satisfies [string, LucideIcon][];

/** How anybody can check a draw: what is fixed before it, and shown after it. */
export function DrawPromise(): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading icon={<SearchCheck size={20} />} title={t('check.title')} />
      <ol className="grid gap-2 md:grid-cols-3 md:gap-3">
        {steps.map(([step, Icon]) => (
          <li key={step} className="contents">
            <Card className="flex gap-4 md:flex-col md:gap-3">
              <span
                aria-hidden
                className="grid size-10 shrink-0 place-items-center rounded-button bg-brand-soft text-brand"
              >
                <Icon size={20} />
              </span>
              <div className="min-w-0">
                <h3 className="text-h3">{t(`check.${step}`)}</h3>
                <p className="mt-1 text-body text-text-2">{t(`check.${step}Text`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
