import { requestIdOf } from '@lantern/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTroubleText } from '../lib/trouble-text.ts';

/** Said to everybody at once, beside what it is about. */
export const Alarm = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-body text-danger">
    {children}
  </p>
);

/** Why something was not done, beside what was tried; nothing where nothing went wrong. */
export function Trouble({ of }: { of: unknown }) {
  const { t } = useTranslation();
  const textOf = useTroubleText();
  if (!of) return null;
  const id = requestIdOf(of);
  return (
    <Alarm>
      {textOf(of)}
      {id && (
        <span className="block text-caption">
          {t('request')} <bdi className="num select-all">{id}</bdi>
        </span>
      )}
    </Alarm>
  );
}
