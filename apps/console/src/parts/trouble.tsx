import { requestIdOf } from '@lantern/client';
import { Refusal } from '@lantern/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../lib/problem-text.ts';
import { useTroubleText } from '../lib/trouble-text.ts';
import { Moment } from './moment.tsx';

/** An error beside what it is about, announced at once. */
export const Alarm = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-body text-danger">
    {children}
  </p>
);

/** From when on it will be done, where a refusal says so. */
function momentIn(trouble: unknown): string | undefined {
  const value =
    trouble instanceof Refusal && trouble.code === 'person_too_new' ? trouble.value : undefined;
  return value && typeof value === 'object' && 'from' in value ? String(value.from) : undefined;
}

/** Why something was not done, beside what was tried; nothing where nothing went wrong. */
export function Trouble({ of }: { of: unknown }) {
  const { t } = useTranslation();
  const textOf = useTroubleText();
  const problemOf = useProblemText();
  if (!of) return null;
  const id = requestIdOf(of);
  const from = momentIn(of);
  const problem = problemOf(of);
  return (
    <Alarm>
      {textOf(of)}
      {problem && <span className="block">{problem}</span>}
      {from && (
        <span className="block">
          {t('possibleFrom')} <Moment at={from} />
        </span>
      )}
      {id && (
        <span className="block text-caption">
          {t('request')} <bdi className="num select-all">{id}</bdi>
        </span>
      )}
    </Alarm>
  );
}
