import { Refusal } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Logged, Messaging, Verifying } from '../../contexts.ts';
import { codeMail, codeSms } from '../messages/index.ts';
import type { CodeChannel } from './code-limits.ts';
import type { CodePurpose } from './codes.ts';
import type { VerificationContext } from './context.ts';

export interface CodeWish {
  purpose: CodePurpose;
  channel: CodeChannel;
  /** A number in E.164 (`canonicalMobile`) or an e-mail address (`canonicalEmail`). */
  to: string;
  /** See `CodeLimits`. */
  onTrust?: boolean;
}

export interface SentCode {
  expiredMinutes: number;
  /** Milliseconds since 1970. */
  expirationTime: number;
}

/**
 * Sends a code, and returns when the message gateway has accepted it.
 * @throws Refusal code_too_soon, too_many_requests, unavailable
 */
export async function sendCode(
  context: Logged & Messaging & Verifying,
  caller: VisitorCaller,
  wish: CodeWish,
): Promise<SentCode> {
  const { fresh, request, sent } = await prepare(context, caller, wish, true);
  if (await deliver(context, caller, wish, fresh.code)) return sent;
  await Promise.all([fresh.withdraw(), request.failed()]);
  throw new Refusal('unavailable');
}

/**
 * Sends a code if `known`. The delivery is not awaited, because the response time or a failure
 * would reveal whether a member has the number or address.
 * @throws Refusal code_too_soon, too_many_requests
 */
export async function sendCodeQuietly(
  context: VerificationContext,
  caller: VisitorCaller,
  wish: CodeWish,
  known: boolean,
): Promise<SentCode> {
  const { fresh, sent } = await prepare(context, caller, wish, known);
  if (known) void deliver(context, caller, wish, fresh.code);
  return sent;
}

async function prepare(
  { verification }: Verifying,
  caller: VisitorCaller,
  wish: CodeWish,
  goesOut: boolean,
) {
  const { brand, address } = caller;
  const { purpose, to } = wish;
  // First, so that a request to a locked destination does not count.
  await verification.codes.refuseLocked(brand, to);
  const request = await verification.codeLimits.count(brand, { ...wish, address, goesOut });
  const fresh = await verification.codes.make(brand, purpose, to);
  const { expiresInMinutes: expiredMinutes } = brand.settings.codes;
  return { fresh, request, sent: { expiredMinutes, expirationTime: fresh.expiresAt.getTime() } };
}

/** Whether the message gateway has accepted the message. */
async function deliver(
  context: Logged & Messaging,
  caller: VisitorCaller,
  wish: CodeWish,
  code: string,
): Promise<boolean> {
  const { brand, requestId } = caller;
  const { purpose, channel, to } = wish;
  const about = { purpose, channel, brand: brand.code, requestId };
  const receiver = { brandId: brand.id, brandName: brand.name, to };
  const minutes = brand.settings.codes.expiresInMinutes;
  try {
    if (channel === 'sms')
      await context.sms.send({ ...receiver, text: codeSms(caller, code, minutes) });
    else await context.mail.send({ ...receiver, ...codeMail(caller, code, minutes) });
    context.log.info({ event: 'code_sent', ...about }, 'code sent');
    return true;
  } catch (error) {
    context.log.error({ event: 'code_not_sent', ...about, err: error }, 'a code was not sent');
    return false;
  }
}
