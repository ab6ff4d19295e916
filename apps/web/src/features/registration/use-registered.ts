import type { SessionValue } from '@lantern/contracts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { openSession } from '../../lib/session/session.ts';

/**
 * `named` says that the site has named the account, so that its new owner has yet to learn what it
 * is.
 */
export type Registered = (session: SessionValue, named: boolean) => void;

/** After a registration: logs the member in, goes to the home page and confirms it (REG-14). */
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
