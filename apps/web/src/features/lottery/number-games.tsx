import { Card } from '@lantern/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const steps = ['choose', 'stake', 'wait', 'result'] as const;

/** How a draw of numbers goes, from the choice to the result. */
export function NumberGames(): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-h2">{t('course.title')}</h2>
        <p className="mt-1 max-w-prose text-body text-text-2">{t('course.text')}</p>
      </div>
      <ol className="grid gap-3 sm:grid-cols-2">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3 rounded-button bg-canvas p-4">
            <span
              aria-hidden
              className={clsx(
                'grid size-8 shrink-0 place-items-center',
                'num rounded-full border-2 border-brand bg-surface text-label font-extrabold',
                'text-brand',
              )}
            >
              {at + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-h3">{t(`course.${step}`)}</h3>
              <p className="mt-0.5 text-body text-text-2">{t(`course.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
