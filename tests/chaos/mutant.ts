import type pg from 'pg';
import { everyFault, type Torment } from './nemesis.ts';

export interface Aim {
  readonly acts: readonly string[];
  readonly seconds: number;
}

/** A site with an injected defect, which the checks must detect. */
export interface Mutant {
  readonly name: string;
  /** The beginnings of the rules that must detect it; other findings do not count. */
  readonly breaks: readonly string[];
  /** The faults that reveal it. */
  readonly torment: Torment;
  /** Operations and seconds that reach the defect, where others would only take time. */
  readonly aim?: Aim;
  /** Changes the database before anything starts. */
  readonly database: (db: pg.Client) => Promise<void>;
}

export type Change = Mutant['database'];

export const mutant = (
  name: string,
  breaks: readonly string[],
  database: Change,
  torment = everyFault,
): Mutant => ({ name, breaks, torment, database });

/** Rewrites a function of the database. A missing text is an error: the mutant would be correct. */
export function rewrite(name: string, from: string | RegExp, to: string): Change {
  return async (db) => {
    const { rows } = await db.query<{ text: string }>(
      'select pg_get_functiondef(oid) as text from pg_proc where proname = $1',
      [name],
    );
    const [found] = rows;
    const changed = found?.text.replace(from, () => to);
    if (!found || changed === undefined || changed === found.text)
      throw new Error(`The function ${name} has no ${from} to change.`);
    await db.query(changed);
  };
}

/** Several changes in order. */
export const all =
  (...changes: readonly Change[]): Change =>
  async (db) => {
    for (const change of changes) await change(db);
  };

export const run =
  (sql: string): Change =>
  async (db) =>
    void (await db.query(sql));
