import type { Money } from '@lantern/outside/money';
import type { Card } from '../../games/tien-len/cards.ts';
import type { Text } from '../../texts/texts.ts';
import type { RoomFrame, RoomSeatView, TableSeenView } from '../../wire/rooms.ts';
import type { Notice } from '../frame/notice.ts';
import type { Sound } from '../frame/sound.ts';

/** The state and the parts of the page. */
export interface Room {
  readonly session: string;
  readonly text: Text;
  readonly money: Money;
  readonly notice: Notice;
  readonly sound: Sound;
  /** Adds a result to the session's net result. */
  readonly count: (result: bigint) => void;
  balance: bigint;
  table: TableSeenView | undefined;
  /** This page's clock minus the server's, in milliseconds. */
  aheadMs: number;
  /** The cards that the player has chosen. */
  chosen: Set<Card>;
  sortBy: 'rank' | 'suit';
  /** How many suggestions were shown for this turn. */
  suggested: number;
  busy: boolean;
  take(frame: RoomFrame): void;
  redraw(): void;
  refresh(): Promise<void>;
  end(sentence: string): void;
}

export const isOwnTurn = ({ table }: Room): boolean =>
  table !== undefined && table.deal.turn === table.you;

export function nameOf({ text }: Room, seat: RoomSeatView | undefined): string {
  if (seat?.isYou) return text('roomYou');
  return seat?.isBot ? `${text('roomBot')} ${seat.place + 1}` : (seat?.name ?? '');
}

export const seatAt = ({ table }: Room, place: number | null): RoomSeatView | undefined =>
  table?.seats.find((seat) => seat.place === place);
