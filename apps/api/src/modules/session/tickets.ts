import {
  type createTicket,
  type loginByTicket,
  type lookAtTicket,
  Refusal,
  type SessionValue,
  type ValueOf,
} from '@lantern/contracts';
import * as z from 'zod/mini';
import { householdOf } from '../../address.ts';
import type { Cached, Data } from '../../contexts.ts';
import type { Call, SessionCall } from '../../http/routes.ts';
import { findMemberById, type LoginMember } from '../member/index.ts';
import type { SessionContext } from './context.ts';
import { isSessionOpen } from './own-sessions.store.ts';
import { startSession } from './start-session.ts';
import { newToken, tokenKey } from './token.ts';

/**
 * What a ticket stands for. It is good for as long as the session that made it, and from the same
 * household.
 */
const ticketShape = z.strictObject({
  brandId: z.string(),
  memberId: z.string(),
  sessionId: z.string(),
  household: z.string(),
});

const keyOf = (ticket: string) => `ticket:${tokenKey(ticket)}`;

/** Makes a ticket, with which the member can open the site elsewhere on this device. */
export async function giveTicket(
  { random, clock, redis }: Data & Cached,
  { brand, session, address }: SessionCall<typeof createTicket>,
): Promise<ValueOf<typeof createTicket>> {
  const ticket = newToken(random);
  const { ticketSeconds } = brand.settings.login;
  const stands = { brandId: brand.id, memberId: session.memberId, sessionId: session.id };
  const value: z.infer<typeof ticketShape> = { ...stands, household: householdOf(address) };
  await redis.set(keyOf(ticket), JSON.stringify(value), 'EX', ticketSeconds);
  return {
    ticket,
    expiresAt: new Date(clock.now().getTime() + ticketSeconds * 1000).toISOString(),
  };
}

/**
 * As much of the name as its owner knows it by; the page asks with it before a session is replaced.
 */
const maskName = (name: string) => `${[...name].slice(0, 2).join('')}•••${[...name].at(-1) ?? ''}`;

export async function lookAt(
  context: Data & Cached,
  call: Call<typeof lookAtTicket>,
): Promise<ValueOf<typeof lookAtTicket>> {
  const member = await holderOf(context, call, await context.redis.get(keyOf(call.body.ticket)));
  return { account: maskName(member.username) };
}

/**
 * Uses a ticket up, whoever brings it: one that came to the wrong place has been seen by somebody
 * else.
 */
export async function logInByTicket(
  context: SessionContext,
  call: Call<typeof loginByTicket>,
): Promise<SessionValue> {
  const member = await holderOf(context, call, await context.redis.getdel(keyOf(call.body.ticket)));
  return startSession(context, call, member, { method: 'ticket' });
}

/** @throws Refusal ticket_invalid */
async function holderOf(
  { db, clock }: Data,
  { brand, address }: Pick<Call, 'brand' | 'address'>,
  kept: string | null,
): Promise<LoginMember> {
  const ticket = kept === null ? undefined : ticketShape.parse(JSON.parse(kept));
  if (ticket?.brandId !== brand.id || ticket.household !== householdOf(address))
    throw new Refusal('ticket_invalid');
  const [open, member] = await Promise.all([
    isSessionOpen(db, ticket.sessionId, clock.now()),
    findMemberById(db, brand.id, ticket.memberId),
  ]);
  if (!open || member?.status !== 'active') throw new Refusal('ticket_invalid');
  return member;
}
