import type { SessionValue } from '@lantern/contracts';
import { useOverlay } from '../../lib/overlay.ts';
import { paths } from '../../lib/paths.ts';
import { openSession } from '../../lib/session.ts';

/** What follows a registration: the new member is logged in, stands at the home page and is told so (REG-14). */
export function useRegistered(): (session: SessionValue) => void {
  const overlay = useOverlay();
  return (session) => {
    openSession(session);
    overlay.open('registerSuccess', { account: session.account }, paths.home);
  };
}
