import { isTrial, type Session } from '../session/session.ts';

const fits = {
  everybody: () => true,
  visitors: (session) => session === undefined,
  /** Members and trial accounts. */
  loggedIn: (session) => session !== undefined,
  members: (session) => session !== undefined && !isTrial(session),
  trials: (session) => isTrial(session),
} satisfies Record<string, (session: Session | undefined) => boolean>;

/** Who is shown an entry of a menu. */
export type Audience = keyof typeof fits;

export const isFor = (audience: Audience, session: Session | undefined): boolean =>
  fits[audience](session);
