import type { SessionValue } from '@lantern/contracts';
import { useOverlay } from '../../lib/overlay.ts';
import { paths } from '../../lib/paths.ts';
import { openSession } from '../../lib/session.ts';

/**
 * `named` says that the site has named the account, so that its new owner has yet to learn what it
 * is.
 */
export type Registered = (session: SessionValue, named: boolean) => void;

/**
 * What follows a registration: the new member is logged in, stands at the home page and is told so
 * (REG-14).
 */
export function useRegistered(): Registered {
  const overlay = useOverlay();
  return (session, named) => {
    openSession(session);
    overlay.open(
      'registerSuccess',
      { account: session.account, ...(named && { named: 'yes' }) },
      paths.home,
    );
  };
}
