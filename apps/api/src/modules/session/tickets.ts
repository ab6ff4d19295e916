import {
  type BodyOf,
  type createTicket,
  type loginByTicket,
  type lookAtTicket,
  Refusal,
  type SessionValue,
  string,
  type ValueOf,
} from '@lantern/contracts';
import * as z from 'zod/mini';
import { householdOf } from '../../address.ts';
import type { SessionCaller, VisitorCaller } from '../../caller.ts';
import type { Cached, Data } from '../../contexts.ts';
import { findMemberById, type LoginMember } from '../member/index.ts';
import type { SessionContext } from './context.ts';
import { isSessionOpen } from './own-sessions.store.ts';
import { startSession } from './start-session.ts';
import { newToken, tokenKey } from './token.ts';

/** A ticket is valid while its session is open, and from the same household. */
const ticketShape = z.strictObject({
  brandId: string(),
  memberId: string(),
  sessionId: string(),
  household: string(),
});

const keyOf = (ticket: string) => `ticket:${tokenKey(ticket)}`;

/** Creates a ticket that logs the member in elsewhere on the same device. */
export async function issueTicket(
  { random, clock, redis }: Data & Cached,
  { brand, session, address }: SessionCaller,
): Promise<ValueOf<typeof createTicket>> {
  const ticket = newToken(random);
  const { ticketSeconds } = brand.settings.login;
  const value: z.infer<typeof ticketShape> = {
    brandId: brand.id,
    memberId: session.memberId,
    sessionId: session.id,
    household: householdOf(address),
  };
  await redis.set(keyOf(ticket), JSON.stringify(value), 'EX', ticketSeconds);
  return {
    ticket,
    expiresAt: new Date(clock.now().getTime() + ticketSeconds * 1000).toISOString(),
  };
}

/** Enough for the owner to recognize the account, before the page replaces a session. */
const maskName = (name: string) => `${[...name].slice(0, 2).join('')}•••${[...name].at(-1) ?? ''}`;

/** @throws Refusal ticket_invalid */
export async function viewTicket(
  context: Data & Cached,
  caller: VisitorCaller,
  { ticket }: BodyOf<typeof lookAtTicket>,
): Promise<ValueOf<typeof lookAtTicket>> {
  const member = await holderOf(context, caller, await context.redis.get(keyOf(ticket)));
  return { account: maskName(member.username) };
}

/**
 * Consumes the ticket even when it is rejected: one used in the wrong place has leaked.
 * @throws Refusal ticket_invalid
 */
export async function logInByTicket(
  context: SessionContext,
  caller: VisitorCaller,
  { ticket }: BodyOf<typeof loginByTicket>,
): Promise<SessionValue> {
  const member = await holderOf(context, caller, await context.redis.getdel(keyOf(ticket)));
  return startSession(context, caller, member, { method: 'ticket' });
}

/** @throws Refusal ticket_invalid */
async function holderOf(
  { db, clock }: Data,
  { brand, address }: VisitorCaller,
  stored: string | null,
): Promise<LoginMember> {
  const ticket = stored === null ? undefined : ticketShape.parse(JSON.parse(stored));
  if (ticket?.brandId !== brand.id || ticket.household !== householdOf(address))
    throw new Refusal('ticket_invalid');
  const [open, member] = await Promise.all([
    isSessionOpen(db, ticket.sessionId, clock.now()),
    findMemberById(db, brand.id, ticket.memberId),
  ]);
  if (!open || member?.status !== 'active') throw new Refusal('ticket_invalid');
  return member;
}
