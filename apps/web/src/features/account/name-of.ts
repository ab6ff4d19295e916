import type { Session } from '../../lib/session/session.ts';

/** What the member is called: by the nickname, or by the account where there is none. */
export const nameOf = (session: Session): string => session.nickname || session.account;
