import { isAssistant } from '@lantern/rules';
import { isTrial, type Session } from '../session/session.ts';

const fits = {
  everybody: () => true,
  visitors: (session) => session === undefined,
  /** Members and trial accounts. */
  loggedIn: (session) => session !== undefined,
  /** Who has money of any kind: assistants of agents have none. */
  holders: (session) => session !== undefined && !isAssistant(session.isAgent),
  /** Who can deposit and withdraw. */
  payers: (session) => session !== undefined && !isTrial(session) && !isAssistant(session.isAgent),
  members: (session) => session !== undefined && !isTrial(session),
  trials: (session) => isTrial(session),
} satisfies Record<string, (session: Session | undefined) => boolean>;

/** Who is shown an entry of a menu. */
export type Audience = keyof typeof fits;

export const isFor = (audience: Audience, session: Session | undefined): boolean =>
  fits[audience](session);
