import { type Deposit, endpoints } from '@lantern/contracts';
import { freshName, type TestSite } from './test-site.ts';

/** Requests a deposit, by default of 200,000 with a new key. */
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

/** A pending deposit. */
export async function openDeposit(
  site: TestSite,
  token: string,
  method = 'online',
): Promise<Deposit> {
  return (await askDeposit(site, token, { body: { method } })).value;
}

/** The payment page of a redirect deposit. */
export function payUrlOf({ instructions }: Deposit): string {
  if (instructions?.kind !== 'redirect') throw new Error('This deposit is not paid on a page.');
  return instructions.payUrl;
}

export const lookUp = async (site: TestSite, token: string, reference: string): Promise<Deposit> =>
  (await site.client.call(endpoints.getDeposit, { token, query: { reference } })).value;

/** The deposits of a member. */
export const depositsOf = (site: TestSite, memberId: string) =>
  site.query<{ reference: string }>('select reference from deposit where member_id = $1', [
    memberId,
  ]);

/** The review reason that the staff read. */
export async function noteOf(site: TestSite, reference: string): Promise<string | null> {
  const [row] = await site.query<{ reviewReason: string | null }>(
    'select review_reason from deposit where reference = $1',
    [reference],
  );
  return row?.reviewReason ?? null;
}
