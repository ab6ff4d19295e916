import { type Deposit, endpoints } from '@lantern/contracts';
import { freshName, type TestSite } from './test-site.ts';

/** Asks for a deposit of 200,000 with a key of its own, unless told otherwise. */
export const askDeposit = (
  site: TestSite,
  token: string,
  wish: { body?: object; key?: string } = {},
) =>
  site.client.call(endpoints.createDeposit, {
    token,
    key: wish.key ?? freshName(),
    body: { method: 'online', amount: '200000', currency: 'VND', ...wish.body },
  });

/** A deposit that waits to be paid. */
export async function openDeposit(
  site: TestSite,
  token: string,
  method = 'online',
): Promise<Deposit> {
  return (await askDeposit(site, token, { body: { method } })).value;
}

/** Where a deposit by redirect is paid. */
export function payUrlOf({ instructions }: Deposit): string {
  if (instructions?.kind !== 'redirect') throw new Error('This deposit is not paid on a page.');
  return instructions.payUrl;
}

export const lookUp = async (site: TestSite, token: string, reference: string): Promise<Deposit> =>
  (await site.client.call(endpoints.getDeposit, { token, query: { reference } })).value;

/** What a member has asked for. */
export const depositsOf = (site: TestSite, memberId: string) =>
  site.query<{ reference: string }>('select reference from deposit where member_id = $1', [
    memberId,
  ]);

/** What the staff read about a deposit. */
export async function noteOf(site: TestSite, reference: string): Promise<string | null> {
  const [row] = await site.query<{ review_reason: string | null }>(
    'select review_reason from deposit where reference = $1',
    [reference],
  );
  return row?.review_reason ?? null;
}
