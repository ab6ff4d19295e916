import type { SessionCaller, StaffCaller, VisitorCaller } from './caller.ts';
import type { Data, Searching } from './contexts.ts';

/**
 * Runs a search for a person. What the same login of staff asks for next replaces it; a member's
 * page may ask for several records at once. Equal searches of a brand's staff share an answer.
 * @param name of the call
 */
export function searching<Context extends Data & Searching, Value>(
  context: Context,
  caller: SessionCaller | StaffCaller,
  name: string,
  query: object,
  work: (context: Context) => Promise<Value>,
): Promise<Value> {
  const { brand, language, staff, session } = caller as Partial<StaffCaller & SessionCaller> &
    VisitorCaller;
  const person = session?.memberId ?? brand.id;
  const key = JSON.stringify([person, language, name, query]);
  const scope = staff ? `${staff.sessionId} ${name}` : key;
  return context.searches.run({ scope, key }, (db) => work({ ...context, db }));
}
