import { currentSession } from '../lib/session/session.ts';

/** Parts of the frame that only a login needs. */
export const loadMemberControls = () => import('./layout/member-controls.tsx');
export const loadLiveConnection = () => import('./live-connection.ts');

/** Begins to fetch them for a visitor who is logged in already. */
export function warmSessionParts(): void {
  if (!currentSession()) return;
  // Each part shows its own trouble and is fetched again.
  void Promise.allSettled([loadMemberControls(), loadLiveConnection()]);
}
