import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAvatar } from '../../lib/member/avatar.tsx';
import { MemberLabels } from '../../lib/member/member-label.tsx';
import { isTrial, type Session } from '../../lib/session/session.ts';
import { nameOf } from './name-of.ts';

/**
 * Who is logged in: the nickname, below it the account or that it is a trial, and the member's
 * labels in their colours.
 */
export function Identity({ session }: { session: Session }): ReactNode {
  const { t } = useTranslation('layout');
  const below = isTrial(session) ? t('account.trial') : session.account;
  return (
    <span className="flex items-center gap-3">
      <MemberAvatar name={nameOf(session)} />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="block truncate text-h3 text-text">{nameOf(session)}</span>
        {below !== nameOf(session) && (
          <span className="block truncate text-caption text-text-3">{below}</span>
        )}
        <MemberLabels />
      </span>
    </span>
  );
}
