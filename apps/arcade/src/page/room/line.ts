import type { RoomFrame } from '../../wire/rooms.ts';
import { keepOpen } from '../table/line.ts';

export interface RoomLine {
  session: string;
  onFrame(frame: RoomFrame): void;
  /** The connection was lost; it comes back with a view of the whole table. */
  onLost(): void;
  /** The session is not valid any more. */
  onRefused(): void;
}

/** The live socket of the rooms; it connects again until the page is gone. */
export const openRoomLine = ({ session, onFrame, onLost, onRefused }: RoomLine): void =>
  keepOpen('/api/room/live', {
    hello: { session },
    onMessage: (text) => onFrame(JSON.parse(text) as RoomFrame),
    onLost,
    onRefused,
  });
