import clsx from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../parts/lazy-part.ts';
import { TroubleBoundary } from '../trouble/trouble-boundary.tsx';
import { CaptchaField } from './captcha-field.tsx';
import type { BotCheckState } from './use-bot-check.ts';

const SliderField = lazy(part(() => import('./slider-field.tsx')));
const WorkField = lazy(part(() => import('./work-field.tsx')));

export interface BotCheckFieldProps {
  check: BotCheckState;
  error?: string | undefined;
  /** Of the control that takes the focus when the check is at fault. */
  id?: string | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * The brand's puzzle, with an alternative for those who cannot see or move it, where the form has
 * one. Shows nothing if no check is needed.
 */
export function BotCheckField({
  check,
  error,
  id,
  onBlur,
  className,
}: BotCheckFieldProps): ReactNode {
  const { t } = useTranslation('bot-check');
  if (!check.needed) return null;
  const byWork = check.way === 'work';
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <Puzzle {...{ check, error, id, onBlur }} />
      {check.orWork && (
        <button
          type="button"
          onClick={() => check.solveByWork(!byWork)}
          className={clsx(
            'relative inline-flex min-h-8 items-center self-start hit-44',
            'rounded-control text-label text-brand underline-offset-3',
            'hover:text-brand-hover hover:underline',
          )}
        >
          {byWork ? t('showPuzzle') : t('anotherWay')}
        </button>
      )}
    </div>
  );
}

/**
 * The parts that are fetched when they are first needed keep their place, and say so when they did
 * not come.
 */
function Puzzle({ check, error, id, onBlur }: BotCheckFieldProps): ReactNode {
  const { t } = useTranslation('bot-check');
  const { way, text, setText, picture } = check;
  if (way === 'image')
    return (
      <CaptchaField captcha={picture} value={text} onChange={setText} {...{ id, error, onBlur }} />
    );
  const Part = way === 'slider' ? SliderField : WorkField;
  const missing = <p className="text-caption font-semibold text-danger">{t('partMissing')}</p>;
  return (
    <TroubleBoundary key={way} fallback={() => missing}>
      <Suspense fallback={<div aria-busy="true" className="h-24 rounded-button bg-sunken" />}>
        <Part {...{ check, id, error }} />
      </Suspense>
    </TroubleBoundary>
  );
}
