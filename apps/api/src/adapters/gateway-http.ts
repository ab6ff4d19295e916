/** Timeout in milliseconds. `withdrawal_payout_carry_out` requires less than ten seconds. */
export const usualPatience = 5000;

export interface Asked {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  patience?: number | undefined;
}

/**
 * Sends a request to a gateway and returns its JSON; undefined for status 404. Follows no redirect.
 * @throws when it is unreachable, does not reply in time or replies with another status
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
  if (!answer.ok) throw new Error(`The payment gateway replied with status ${answer.status}.`);
  return answer.json();
}

/** @throws when the gateway's reply is about another reference than the request */
export function expectSame(asked: string, answered: string): void {
  if (asked !== answered)
    throw new Error('The reply of the payment gateway is about another payment.');
}

/** Parses the body of a message; undefined if it is not JSON. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
