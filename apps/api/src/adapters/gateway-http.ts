/**
 * Milliseconds after which a gateway's answer is no longer waited for. `payout_carry_out` counts on
 * less than ten seconds.
 */
export const usualPatience = 5000;

export interface Asked {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  patience?: number | undefined;
}

/**
 * Asks a gateway and answers its JSON; undefined for what it does not have. Never follows it to
 * somewhere else.
 * @throws when it cannot be reached, does not answer in time or answers with another status
 */
export async function askGateway({
  method,
  url,
  headers = {},
  body,
  patience = usualPatience,
}: Asked): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The payment gateway answered ${answer.status}.`);
  return answer.json();
}

/**
 * @throws when a gateway has answered about another reference than it was asked about, or under
 * another number
 */
export function expectSame(asked: string, answered: string): void {
  if (asked !== answered)
    throw new Error('The payment gateway answered something else than it was asked.');
}

/** The body of a message as JSON; undefined where it is none. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
