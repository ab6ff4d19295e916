import { type LotteryTicket, ownTickets } from '@lantern/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api/queries.ts';

/** A page of the member's own tickets of a draw. */
export const ticketsOfDraw = (drawId: string, pageNo = 1) =>
  queryOf(ownTickets, { drawId, pageNo: String(pageNo), pageSize: '100' });

/** Why a ticket is not in the bet book of its draw; undefined if it is. */
export const absenceOf = ({ state, trial }: LotteryTicket): 'cancelled' | 'trial' | undefined =>
  state === 'cancelled' ? 'cancelled' : trial ? 'trial' : undefined;

/** The member's tickets in the bet book of a draw. */
export async function bookedTickets(client: QueryClient, drawId: string): Promise<LotteryTicket[]> {
  const tickets: LotteryTicket[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const { list, totalPages } = await client.fetchQuery(ticketsOfDraw(drawId, pageNo));
    tickets.push(...list);
    pages = totalPages;
  }
  return tickets.filter((ticket) => absenceOf(ticket) === undefined);
}
