import { endpoints } from '@lantern/contracts';
import { expect } from 'vitest';
import { verdictOf } from './player.ts';
import { staffAt } from './staff.ts';
import { freshName, type TestSite } from './test-site.ts';

/** Two of the staff move a member with all below, under an account, or to the top without one. */
export async function moveLine(site: TestSite, id: string, upline: string): Promise<void> {
  const [support, reviewer] = [await staffAt(site, 'support'), await staffAt(site, 'reviewer')];
  const body = { id, upline, reason: 'The agents agreed on it' };
  await site.client.call(endpoints.proposeLineMove, { token: support.token, body });
  const [open] = await site.query<{ id: string }>(
    "select id from proposal where subject = $1 and status = 'open'",
    [id],
  );
  const answer = await site.client.call(endpoints.approveProposal, {
    ...{ token: reviewer.token, key: freshName(), body: { id: open?.id ?? '' } },
  });
  expect(verdictOf(answer)).toBe('ok');
}
