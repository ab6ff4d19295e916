import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAvatar } from '../../lib/member/avatar.tsx';
import { part } from '../../lib/parts/lazy-part.ts';
import { type Session, useSession } from '../../lib/session/session.ts';
import { nameOf } from './name-of.ts';

const AccountMenu = lazy(part(() => import('./account-menu.tsx')));

/**
 * The avatar in the header. It is shown at once, and opens its menu as soon as that has been
 * fetched.
 */
function AccountButton({ session }: { session: Session }): ReactNode {
  const { t } = useTranslation('layout');
  const avatar = (
    <button
      type="button"
      aria-label={t('account.open', { name: nameOf(session) })}
      className="relative shrink-0 rounded-full transition hit-44 hover:brightness-95"
    >
      <MemberAvatar name={nameOf(session)} />
    </button>
  );
  return (
    <Suspense fallback={avatar}>
      <AccountMenu session={session} trigger={avatar} />
    </Suspense>
  );
}

/** The avatar on a wide screen; a phone has the tab `/me`. */
export function AccountControl(): ReactNode {
  const session = useSession();
  if (!session) return null;
  return (
    <div className="max-lg:hidden">
      <AccountButton session={session} />
    </div>
  );
}
