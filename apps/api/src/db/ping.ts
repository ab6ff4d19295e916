import type { Database } from './database.ts';

/** Resolves when the database answers. */
export const ping = ({ pool }: Database) => pool.query('select 1');
