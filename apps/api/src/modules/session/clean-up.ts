import type { Database } from '../../db/database.ts';
import { removeOldMarks, removeOldSessions } from './clean-up.store.ts';

export async function cleanUpSessions(db: Database): Promise<void> {
  await removeOldSessions(db);
  await removeOldMarks(db);
}
