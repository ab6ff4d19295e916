import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial, type Session } from '../../lib/session.ts';

/** A name as two letters on a gold plate, in place of a picture; drawn by the style, since they are no words of the page. */
export function Initials({ name }: { name: string }): ReactNode {
  const letters = [...name.trim()].slice(0, 2).join('').toLocaleUpperCase();
  return (
    <span
      aria-hidden
      data-letters={letters}
      className="grid size-10 shrink-0 place-items-center rounded-full bg-gold text-label font-bold text-on-gold before:content-[attr(data-letters)]"
    />
  );
}

export const nameOf = (session: Session): string => session.nickname || session.account;

/** Who is logged in: the nickname, and below it the account, or that it is a trial. */
export function Identity({ session }: { session: Session }): ReactNode {
  const { t } = useTranslation('layout');
  const below = isTrial(session) ? t('account.trial') : session.account;
  return (
    <span className="flex items-center gap-3">
      <Initials name={nameOf(session)} />
      <span className="min-w-0">
        <span className="block truncate text-h3 text-text">{nameOf(session)}</span>
        {below !== nameOf(session) && <span className="block truncate text-caption text-text-3">{below}</span>}
      </span>
    </span>
  );
}
