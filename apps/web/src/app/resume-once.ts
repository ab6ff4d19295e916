import type { QueryClient } from '@tanstack/react-query';
import { pendingLogin } from '../lib/session/login-step.ts';
import { staysLoggedIn } from '../lib/session/remembered.ts';
import { currentSession } from '../lib/session/session.ts';

const resumes = new WeakMap<QueryClient, Promise<void>>();

/**
 * Comes back to the login of a member who stays logged in on this device, once in a visit. Most
 * visitors need none of it.
 */
export function resumeOnce(client: QueryClient): Promise<void> | undefined {
  const begun = resumes.get(client);
  if (begun || currentSession() || pendingLogin() || !staysLoggedIn()) return begun;
  const resuming = import('../lib/session/resume.ts').then(
    ({ resume }) => resume(),
    // Without the part the visitor is not logged in, and can log in.
    () => undefined,
  );
  resumes.set(client, resuming);
  return resuming;
}
