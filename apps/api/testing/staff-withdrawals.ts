import { endpoints, type StaffWithdrawal } from '@lantern/contracts';
import type { Answer } from './client.ts';
import type { TestStaff } from './staff.ts';
import { freshName, type TestSite } from './test-site.ts';

type Person = TestStaff & { token: string };
type Action =
  | 'approveWithdrawal'
  | 'rejectWithdrawal'
  | 'holdWithdrawal'
  | 'sendPayout'
  | 'payByHand'
  | 'settlePayout'
  | 'endDispute'
  | 'attendWithdrawal';

/** An action of a staff member on a withdrawal, with a reason and a new key. */
export const staffDo = (
  site: TestSite,
  { token, host }: Person,
  action: Action,
  body: { reference: string } & Record<string, unknown>,
  key = freshName(),
): Promise<Answer<StaffWithdrawal>> => {
  const reason = ['sendPayout', 'payByHand'].includes(action)
    ? {}
    : { reason: 'as the papers say' };
  return site.client.call(endpoints[action], {
    token,
    host,
    key,
    body: { ...reason, ...body } as never,
  });
};

export const staffLook = (site: TestSite, { token, host }: Person, reference: string) =>
  site.client.call(endpoints.staffWithdrawal, { token, host, query: { reference } });

export const queueOf = async (
  site: TestSite,
  { token, host }: Person,
  queue: string,
  search = '',
) =>
  (
    await site.client.call(endpoints.staffWithdrawals, {
      token,
      host,
      query: { queue, search, pageSize: '100' },
    })
  ).value;

/** The second decision on a proposal about a withdrawal. */
export async function decideOn(
  site: TestSite,
  { token, host }: Person,
  reference: string,
  decision: 'approveProposal' | 'rejectProposal' = 'approveProposal',
) {
  const [open] = await site.query<{ id: string }>(
    "select id from proposal where subject = $1 and status = 'open'",
    [reference],
  );
  const body = { id: open?.id ?? '', reason: 'seen and agreed' };
  return site.client.call(endpoints[decision], { token, host, key: freshName(), body });
}

/** The audit log of a withdrawal, oldest first. */
export const auditOf = (site: TestSite, reference: string) =>
  site.query<{ actor: string; action: string; reason: string | null }>(
    'select actor, action, reason from audit_event where subject = $1 order by seq',
    [reference],
  );
