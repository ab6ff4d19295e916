import { loginMethods, logout, type VerificationMethod } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { StepBack } from '../../lib/forms/step-back.tsx';
import { TextAction } from '../../lib/forms/text-action.tsx';
import type { Enter } from '../../lib/session/entered.ts';
import { backToLogin, type OpenMethods, type PendingLogin } from '../../lib/session/login-step.ts';
import { MethodCards } from './method-cards.tsx';
import { VerifyForm } from './verify-form.tsx';

interface SecondStepProps {
  login: PendingLogin;
  onEntered: Enter;
}

/**
 * The ways that are open to the member: those that came with the login, or those that the site
 * names when it is asked.
 */
function useMethods({ methods }: PendingLogin) {
  const asked = useQuery({ ...queryOf(loginMethods), enabled: methods.length === 0, gcTime: 0 });
  const known: OpenMethods | undefined = methods.length > 0 ? methods : asked.data?.methods;
  return { known, trouble: asked.error };
}

/** Ends the half-done login here at once, and at the site as far as it can be reached. */
function leave(): void {
  void call(logout).catch(() => undefined);
  backToLogin();
}

/**
 * A new step takes the focus that was on the step before: its first control, or on a touch screen
 * the step itself.
 */
function focusStep(step: HTMLElement | null): void {
  const touch = window.matchMedia?.('(pointer: coarse)').matches;
  const first = touch
    ? null
    : step?.querySelector<HTMLElement>('input:enabled, [data-methods] button');
  (first ?? step)?.focus();
}

/** The second verification of a login from a new place (LOG-05): first how, then the proof. */
export function SecondStep({ login, onEntered }: SecondStepProps) {
  const { t } = useTranslation('session');
  const { known, trouble } = useMethods(login);
  const [chosen, choose] = useState<VerificationMethod>();
  const step = useRef<HTMLDivElement>(null);
  const only = known?.length === 1 ? known[0] : undefined;
  const method = only ?? known?.find((one) => one.method === chosen);
  const shown = method?.method ?? (known ? 'cards' : 'waiting');
  useEffect(() => {
    if (shown !== 'waiting') focusStep(step.current);
  }, [shown]);
  return (
    <div className="flex flex-col gap-4">
      <div
        key={shown}
        ref={step}
        tabIndex={-1}
        className={clsx(
          'flex flex-col gap-4 outline-none rtl:starting:-translate-x-6',
          'transition duration-200 starting:translate-x-6 starting:opacity-0',
          'motion-reduce:starting:translate-x-0',
        )}
      >
        {!method && (
          <p className="text-body text-text-2">
            {t('verify.intro', { account: login.account })}{' '}
            {known && known.length > 1 && t('verify.choose')}
          </p>
        )}
        <FormTrouble trouble={trouble} />
        {!known && !trouble && <Skeleton className="h-40 rounded-card" />}
        {known?.length === 0 && <p className="text-body text-text">{t('verify.none')}</p>}
        {known && !method && known.length > 1 && <MethodCards methods={known} onChoose={choose} />}
        {method && <VerifyForm login={login} way={method} onEntered={onEntered} />}
      </div>
      <div className="-my-1 flex flex-wrap items-center justify-between gap-x-3">
        <StepBack onClick={leave}>{t('verify.back')}</StepBack>
        {method && !only && (
          <TextAction onClick={() => choose(undefined)}>{t('verify.otherWay')}</TextAction>
        )}
      </div>
    </div>
  );
}
