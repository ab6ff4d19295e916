import type { Reply } from '../play/replies.ts';
import { type RefusalCode, refusals } from '../refusal.ts';

/** The parlour answered, and said no. */
export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** No answer, or none that can be read: the call may have been carried out, or not. */
export class NoAnswer extends Error {}

/**
 * What says nothing about whether the call was carried out, so the same call is to be sent again.
 */
const undecided = ['internal_error', 'database_away'];

const patienceMs = 20_000;

async function read<Value>(answer: Promise<Response>): Promise<Value> {
  let reply: Reply<Value>;
  try {
    reply = (await (await answer).json()) as Reply<Value>;
  } catch (error) {
    throw new NoAnswer('no answer', { cause: error });
  }
  if (reply.success) return reply.value;
  // What is not in our own words comes from a proxy or from a process that stops, and says nothing
  // about the call.
  if (!(reply.code in refusals) || undecided.includes(reply.code)) throw new NoAnswer(reply.code);
  throw new Refused(reply.code);
}

/** Sends a call to the parlour. Throws Refused or NoAnswer. */
export function post<Value>(path: string, body: object): Promise<Value> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(patienceMs);
  return read<Value>(fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal }));
}
