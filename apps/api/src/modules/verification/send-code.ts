import { Refusal } from '@lantern/contracts';
import type { Logged, Messaging, Verifying } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import { codeMail, codeSms } from '../messages/index.ts';
import type { CodeChannel } from './code-limits.ts';
import type { CodePurpose } from './codes.ts';
import type { VerificationContext } from './context.ts';

type SendCall = Pick<Call, 'brand' | 'language' | 'requestId' | 'address'>;

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
 * Sends a code, and answers once it has been handed over.
 * @throws Refusal code_too_soon, too_many_requests, unavailable
 */
export async function sendCode(
  context: Logged & Messaging & Verifying,
  call: SendCall,
  wish: CodeWish,
): Promise<SentCode> {
  const { fresh, request, sent } = await prepare(context, call, wish, true);
  if (await deliver(context, call, wish, fresh.code)) return sent;
  await Promise.all([fresh.withdraw(), request.failed()]);
  throw new Refusal('unavailable');
}

/**
 * Sends a code, if somebody here has the number or address. Nobody waits for it to be handed over:
 * the time of the answer, or a failure, would tell whether somebody has.
 * @throws Refusal code_too_soon, too_many_requests
 */
export async function sendCodeQuietly(
  context: VerificationContext,
  call: SendCall,
  wish: CodeWish,
  known: boolean,
): Promise<SentCode> {
  const { fresh, sent } = await prepare(context, call, wish, known);
  if (known) void deliver(context, call, wish, fresh.code);
  return sent;
}

async function prepare(
  { verification }: Verifying,
  call: SendCall,
  wish: CodeWish,
  goesOut: boolean,
) {
  const { brand, address } = call;
  const { purpose, to } = wish;
  // First, so that a request that is refused anyway does not count.
  await verification.codes.refuseLocked(brand, to);
  const request = await verification.codeLimits.count(brand, { ...wish, address, goesOut });
  const fresh = await verification.codes.make(brand, purpose, to);
  const { expiresInMinutes: expiredMinutes } = brand.settings.codes;
  return { fresh, request, sent: { expiredMinutes, expirationTime: fresh.expiresAt.getTime() } };
}

/** Hands a message over and answers whether the gateway has taken it. */
async function deliver(
  context: Logged & Messaging,
  call: SendCall,
  wish: CodeWish,
  code: string,
): Promise<boolean> {
  const { brand, requestId } = call;
  const { purpose, channel, to } = wish;
  const about = { purpose, channel, brand: brand.code, requestId };
  const receiver = { brandId: brand.id, brandName: brand.name, to };
  const minutes = brand.settings.codes.expiresInMinutes;
  try {
    if (channel === 'sms')
      await context.sms.send({ ...receiver, text: codeSms(call, code, minutes) });
    else await context.mail.send({ ...receiver, ...codeMail(call, code, minutes) });
    context.log.info({ event: 'code_sent', ...about }, 'code sent');
    return true;
  } catch (error) {
    context.log.error({ event: 'code_not_sent', ...about, err: error }, 'a code was not sent');
    return false;
  }
}
