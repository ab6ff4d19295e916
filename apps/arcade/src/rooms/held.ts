import type { Queryable } from '@lantern/outside';
import type { Context } from '../context.ts';
import type { RoomTable } from './room.ts';
import type { RoomClock } from './room-clock.ts';

/** A table and its deal, locked by the transaction. */
export interface Held {
  context: Context;
  clock: RoomClock;
  tx: Queryable;
  table: RoomTable;
}
