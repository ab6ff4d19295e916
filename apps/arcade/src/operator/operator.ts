import { randomUUID } from 'node:crypto';
import {
  type authenticateRequest,
  type authenticateValue,
  type balanceRequest,
  type balanceValue,
  type betRequest,
  type freeBetRequest,
  type rollbackRequest,
  type transactionValue,
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorFreeBet,
  vendorRollback,
  vendorWin,
  type winRequest,
} from '@lantern/contracts/seamless-wallet';
import { string } from '@lantern/contracts/strings';
import { sign } from '@lantern/signing';
import * as z from 'zod/mini';

/**
 * The site's answer to a call.
 * - `accepted`: the call was carried out.
 * - `refused`: the site rejected it.
 * - `unknown`: no readable answer; the call may or may not have been carried out.
 */
export type Answer<Value> =
  | { kind: 'accepted'; value: Value }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; problem: string };

/** A call without its request id, which is new at each attempt. */
export type Call<Request extends z.ZodMiniType> = Omit<z.infer<Request>, 'requestId'>;
export type BetCall = Call<typeof betRequest>;
export type FreeBetCall = Call<typeof freeBetRequest>;
export type WinCall = Call<typeof winRequest>;
export type RollbackCall = Call<typeof rollbackRequest>;
export type Transaction = z.infer<typeof transactionValue>;

/** The site, by the seamless-wallet protocol. Calls do not throw; a failure is `unknown`. */
export interface Operator {
  authenticate(
    call: Call<typeof authenticateRequest>,
  ): Promise<Answer<z.infer<typeof authenticateValue>>>;
  balance(call: Call<typeof balanceRequest>): Promise<Answer<z.infer<typeof balanceValue>>>;
  bet(call: BetCall): Promise<Answer<Transaction>>;
  /** A bet of a free round, without a stake. */
  freeBet(call: FreeBetCall): Promise<Answer<Transaction>>;
  win(call: WinCall): Promise<Answer<Transaction>>;
  rollback(call: RollbackCall): Promise<Answer<Transaction>>;
}

export interface OperatorOptions {
  /** The origin of the site. */
  url: string;
  secret: string;
  /** How long to wait for an answer, in milliseconds. */
  timeoutMs: number;
}

/** Our vendor code at the site. */
const vendor = 'bgs';

const acceptedReply = z.object({ success: z.literal(true), value: z.unknown() });
const refusedReply = z.object({ success: z.literal(false), code: string() });

interface Target<Value extends z.ZodMiniType> {
  path: string;
  value: Value;
}

/** The site over HTTP. Each call is signed over its raw body. */
export function httpOperator(options: OperatorOptions): Operator {
  async function send<Value extends z.ZodMiniType>(
    target: Target<Value>,
    call: object,
  ): Promise<Answer<z.infer<Value>>> {
    const body = JSON.stringify({ requestId: randomUUID(), ...call });
    const path = target.path.replace(':vendor', vendor);
    try {
      const response = await fetch(new URL(path, options.url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...sign(options.secret, { method: 'POST', path, body }, Date.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs),
      });
      return understand(target.value, response.status, await response.text());
    } catch (error) {
      return { kind: 'unknown', problem: problemOf(error) };
    }
  }
  return {
    authenticate: (call) => send(vendorAuthenticate, call),
    balance: (call) => send(vendorBalance, call),
    bet: (call) => send(vendorBet, call),
    freeBet: (call) => send(vendorFreeBet, call),
    win: (call) => send(vendorWin, call),
    rollback: (call) => send(vendorRollback, call),
  };
}

function understand<Value extends z.ZodMiniType>(
  value: Value,
  status: number,
  text: string,
): Answer<z.infer<Value>> {
  const reply = parseJson(text);
  const accepted = z.safeParse(acceptedReply, reply);
  if (status >= 200 && status < 300 && accepted.success) {
    const parsed = z.safeParse(value, accepted.data.value);
    if (parsed.success) return { kind: 'accepted', value: parsed.data };
  }
  const refused = z.safeParse(refusedReply, reply);
  if (status >= 400 && status < 500 && refused.success)
    return { kind: 'refused', code: refused.data.code };
  return {
    kind: 'unknown',
    problem: `status ${status} with an answer outside the protocol`,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The reason under fetch's own "fetch failed", such as ECONNREFUSED. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause
    ? `${error.message} (${String(cause.code)})`
    : error.message;
}
