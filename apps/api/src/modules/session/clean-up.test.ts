import { describe, expect, it } from 'vitest';
import { logIn, reachableMember } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { removeOldMarks } from './index.ts';

const site = useTestSite();

describe('the clean-up', () => {
  it('LOG-05 LOG-11 PWD-02 deletes old devices, links and networks', async () => {
    const [old, fresh] = [await reachableMember(site), await reachableMember(site)];
    for (const member of [old, fresh]) {
      await logIn(site, member, {}, { remember: true });
      await site.query(
        `insert into password_reset (ticket_hash, brand_id, member_id, expires_at)
         select uuid_send(id), brand_id, id, now() from member where id = $1`,
        [member.customerId],
      );
    }
    for (const [table, column, days] of [
      ['remember_token', 'expires_at', 2],
      ['password_reset', 'expires_at', 2],
      ['member_network', 'last_seen_at', 181],
    ] as const)
      await site.query(
        `update ${table} set ${column} = now() - make_interval(days => $2) where member_id = $1`,
        [old.customerId, days],
      );
    await removeOldMarks(site.site.db);
    for (const table of ['remember_token', 'password_reset', 'member_network']) {
      const rows = await site.query<{ memberId: string }>(`select member_id from ${table}`);
      expect(rows).toEqual([{ memberId: fresh.customerId }]);
    }
  });
});
