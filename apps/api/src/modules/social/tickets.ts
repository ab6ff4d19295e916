import { Refusal } from '@lantern/contracts';
import type { Cached, Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { newToken, tokenKey } from '../session/index.ts';
import type { Account } from './social.store.ts';

/** Seconds until the registration form must be sent. */
const life = 1200;

export type TicketAccount = Account & { email: string | null };

export interface TakenTicket {
  social: TicketAccount;
  /** Makes the ticket valid again when the registration failed. */
  giveBack(): Promise<void>;
}

const keyOf = (brand: Brand, ticket: string) => `social:ticket:${brand.id}:${tokenKey(ticket)}`;

/** Creates a ticket with which a registration links the signed-in account. */
export async function createTicket(
  { redis, random }: Data & Cached,
  brand: Brand,
  account: TicketAccount,
): Promise<string> {
  const ticket = newToken(random);
  await redis.set(keyOf(brand, ticket), JSON.stringify(account), 'EX', life);
  return ticket;
}

/** Consumes a ticket. @throws Refusal social_expired for an expired, used or unknown one */
export async function takeTicket(
  { redis }: Cached,
  brand: Brand,
  ticket: string,
): Promise<TakenTicket> {
  const key = keyOf(brand, ticket);
  const left = await redis.pttl(key);
  const text = await redis.getdel(key);
  if (text === null) throw new Refusal('social_expired');
  return {
    social: JSON.parse(text) as TicketAccount,
    giveBack: async () => {
      await redis.set(key, text, 'PX', Math.max(1, left));
    },
  };
}
