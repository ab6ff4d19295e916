import { type LiveEvent, liveEvent, string } from '@lantern/contracts';
import * as z from 'zod/mini';

/** Events of several members in one row, as parallel lists. */
interface Kind {
  type: LiveEvent['type'];
  /** The list of each field. */
  lists: Readonly<Record<string, string>>;
  /** What all events have beside what the row says of all. */
  all: Readonly<Record<string, unknown>>;
}

const kinds: Readonly<Record<string, Kind>> = {
  balances: {
    type: 'balance',
    lists: { sumBalance: 'balances', currency: 'currencies', version: 'versions' },
    all: {},
  },
  lottery_tickets: {
    type: 'lottery_ticket',
    lists: {
      ...{ reference: 'references', currency: 'currencies' },
      ...{ payout: 'payouts', rebate: 'rebates' },
    },
    all: { state: 'settled' },
  },
};

const list = z.array(z.unknown());

export interface ManyEvents {
  /** Of each event. */
  members: string[];
  /** The event at a place; undefined if it is not in the contract. */
  eventAt(place: number): LiveEvent | undefined;
}

/** Whether rows with this topic carry many events. */
export const isMany = (topic: string): boolean => Object.hasOwn(kinds, topic);

/** The events of such a row; undefined if it is unreadable. */
export function readMany(
  topic: string,
  payload: Readonly<Record<string, unknown>>,
): ManyEvents | undefined {
  const { type, lists, all } = kinds[topic] ?? { type: '', lists: {}, all: {} };
  const members = z.array(string()).safeParse(payload.members);
  if (!members.success) return undefined;
  const columns = new Map<string, unknown[]>();
  for (const [field, name] of Object.entries(lists)) {
    const column = list.safeParse(payload[name]);
    if (!column.success || column.data.length !== members.data.length) return undefined;
    columns.set(field, column.data);
  }
  const isList = new Set(['members', ...Object.values(lists)]);
  const shared = Object.fromEntries(Object.entries(payload).filter(([name]) => !isList.has(name)));
  const eventAt = (place: number) => {
    const fields = [...columns].map(([field, column]) => [field, column[place]]);
    const event = liveEvent.safeParse({ type, ...all, ...shared, ...Object.fromEntries(fields) });
    return event.success ? event.data : undefined;
  };
  return { members: members.data, eventAt };
}
