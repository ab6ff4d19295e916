import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site/site.ts';
import { StepArt } from './step-art.tsx';
import { type System, steps } from './systems.ts';

interface GuideStepsProps {
  system: System;
  /** The level of their titles in the outline of the page. */
  level: 2 | 3;
}

/** The four steps from the code to the open app, each with a drawing. */
export function GuideSteps({ system, level }: GuideStepsProps): ReactNode {
  const { t } = useTranslation('download');
  const { name: brand } = useSite().settings;
  const Heading = `h${level}` as const;
  return (
    <ol className="grid grid-cols-2 gap-3 md:gap-4">
      {steps.map((step, at) => (
        <li key={step} className="flex flex-col gap-2">
          <StepArt step={step} system={system} />
          <p className="num text-caption font-bold text-accent-text">
            {t('step', { number: at + 1 })}
          </p>
          <Heading className="-mt-1.5 text-h3">{t(`steps.${system}.${step}`)}</Heading>
          <p className="-mt-1 text-caption text-text-2">
            {t(`steps.${system}.${step}Text`, { brand })}
          </p>
        </li>
      ))}
    </ol>
  );
}
