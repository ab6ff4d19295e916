import { SectionHeading } from '@lantern/ui';
import { Fingerprint, type LucideIcon, SearchCheck, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCard } from '../../lib/show/icon-card.tsx';

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
            <IconCard
              tall
              icon={Icon}
              level={3}
              title={t(`check.${step}`)}
              text={t(`check.${step}Text`)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
