import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAvatar } from '../../lib/avatar.tsx';
import { isTrial, type Session } from '../../lib/session.ts';

export const nameOf = (session: Session): string => session.nickname || session.account;

/** Who is logged in: the nickname, and below it the account, or that it is a trial. */
export function Identity({ session }: { session: Session }): ReactNode {
  const { t } = useTranslation('layout');
  const below = isTrial(session) ? t('account.trial') : session.account;
  return (
    <span className="flex items-center gap-3">
      <MemberAvatar name={nameOf(session)} />
      <span className="min-w-0">
        <span className="block truncate text-h3 text-text">{nameOf(session)}</span>
        {below !== nameOf(session) && <span className="block truncate text-caption text-text-3">{below}</span>}
      </span>
    </span>
  );
}
