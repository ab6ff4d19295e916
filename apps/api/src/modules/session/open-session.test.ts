import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { sendAny } from '../../../testing/any-call.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { logIn } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

describe('the statements of a login', () => {
  it('P6 are the member, and one that opens the session and writes the history', async () => {
    const { account, password } = await site.register();
    const body = { type: 'username', username: account, password } as const;
    const text = await site.client.seal(endpoints.login, body);
    const statements = await countStatements(site, async () => {
      expect(
        await sendAny(site, endpoints.login, { text, type: 'application/jose' }),
      ).toMatchObject({ status: 200 });
    });
    expect(statements).toEqual(['member_by_name', 'session_open']);
  });

  it('MEM-02 are all or nothing: without its history line nothing opens or ends', async () => {
    await site.asOwner(
      `alter table login_event add constraint broken check (user_agent <> 'broken')`,
    );
    const member = await site.register();
    const sessions = () =>
      site.query('select id from session where member_id = $1', [member.customerId]);
    const before = await sessions();
    expect((await logIn(site, member, { headers: { 'user-agent': 'broken' } })).status).toBe(500);
    expect(await sessions()).toEqual(before);
    expect((await site.client.call(endpoints.memberInfo, { token: member.token })).status).toBe(
      200,
    );
  });
});
