import type pg from 'pg';
import { manifests } from './capabilities/manifests.ts';

/** Relaxes the limits of the brand at `localhost` as the capabilities ask. */
export async function easeSettings(db: pg.Client): Promise<void> {
  for (const { settings = {} } of manifests)
    for (const [part, values] of Object.entries(settings))
      await db.query(
        `update brand
            set settings = jsonb_set(settings, array[$1::text], (settings -> $1::text) || $2::jsonb)
          where code = 'lantern'`,
        [part, JSON.stringify(values)],
      );
}
