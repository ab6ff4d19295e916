import type { Refusals } from '../refusal.ts';
import type { Reply } from '../reply.ts';

/** The server answered with a refusal. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** No readable answer: the call may or may not have been carried out. */
export class NoAnswer extends Error {}

/** The call was rejected by a rate limit; an earlier attempt may have been carried out. */
export class TooMany extends NoAnswer {}

/** Codes that do not say whether the call was carried out, so it has to be repeated. */
const undecided = ['internal_error', 'database_away'];

const timeoutMs = 20_000;

/** The calls of a page to its server, which throw Refused or NoAnswer. */
export function makeApi(refusals: Refusals) {
  async function read<Value>(answer: Promise<Response>): Promise<Value> {
    let reply: Reply<Value>;
    try {
      reply = (await (await answer).json()) as Reply<Value>;
    } catch (error) {
      throw new NoAnswer('no answer', { cause: error });
    }
    if (reply.success) return reply.value;
    if (reply.code === 'too_many_requests') throw new TooMany(reply.code);
    // An unknown code comes from a proxy or a stopping process and says nothing about the call.
    if (!(reply.code in refusals) || undecided.includes(reply.code)) throw new NoAnswer(reply.code);
    throw new Refused(reply.code);
  }

  return {
    post: <Value>(path: string, body: object): Promise<Value> => {
      const headers = { 'content-type': 'application/json' };
      const signal = AbortSignal.timeout(timeoutMs);
      return read(fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal }));
    },
    get: <Value>(path: string): Promise<Value> =>
      read(fetch(path, { signal: AbortSignal.timeout(timeoutMs) })),
  };
}
