import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, referralCodeOf } from '../../../testing/agents.ts';
import { harbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const ask = (query: { code?: string; domain?: string; url?: string }, host = 'localhost') =>
  site.client.call(endpoints.affiliate, { query, host });
const no = { status: 400, reply: { success: false, code: 'invitation_code_error' } };

let agent = { id: '', account: '', code: '' };
beforeAll(async () => {
  agent = await makeAgent(site);
});

describe('an affiliate code', () => {
  it('REG-10 is valid while its agent has it, in any letter case', async () => {
    for (const code of [agent.code, agent.code.toLowerCase(), ` ${agent.code} `])
      expect((await ask({ code, domain: 'localhost' })).value).toEqual({
        affiliateCode: agent.code,
        rebate: null,
      });
  });

  it('REG-10 may be any member’s own, as in invite links', async () => {
    const { customerId } = await site.register();
    const code = await referralCodeOf(site, customerId);
    expect((await ask({ code })).value).toEqual({ affiliateCode: code, rebate: null });
  });

  it.each([
    ['a letter of another alphabet', 'DEMO\u0410GENT'],
    ['full-width letters', '\uff24\uff25\uff2d\uff2f'],
    ['a tag', '<script>alert(1)</script>'],
    ['SQL', "x' or 1=1 --"],
    ['an SQL wildcard', '%%%%'],
  ])('REG-10 J9 J10 is not found by %s', async (_what, code) => {
    expect(await ask({ code })).toMatchObject(no);
  });

  it.each([
    ['too long', 'A'.repeat(33)],
    ['empty', ''],
    ['two lines long', 'AB\nCD'],
  ])('J10 is not even looked up when it is %s', async (_how, code) => {
    expect(await ask({ code })).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
  });

  it('A4 J10 gets one reply when unknown, switched off or of another brand', async () => {
    const off = await makeAgent(site);
    await site.query(
      "update invite_code set enabled = false where member_id = $1 and kind = 'affiliate'",
      [off.id],
    );
    const gone = await makeAgent(site);
    await site.query("update member set status = 'disabled' where id = $1", [gone.id]);
    const answers = await Promise.all([
      ask({ code: 'NOBODYS1' }),
      ask({ code: off.code }),
      ask({ code: gone.code }),
      ask({ code: agent.code }, harbor),
    ]);
    for (const { status, reply } of answers)
      expect({ status, reply }).toEqual({ status: 400, reply: answers[0].reply });
    expect(answers[0]).toMatchObject(no);
  });
});

const none = { status: 200, value: { affiliateCode: null, rebate: null } };

describe('an agent’s own domain', () => {
  beforeAll(async () => {
    await site.query(
      `insert into brand_host (host, brand_id, affiliate_id)
        select 'agent.example', brand_id, id from member where id = $1`,
      [agent.id],
    );
    await site.site.brands.reload();
  });

  it('REG-10 returns its code by domain, by full address, and at its host', async () => {
    const answers = await Promise.all([
      ask({ domain: 'agent.example' }),
      ask({ url: 'https://agent.example/register?a=1' }),
      ask({}, 'agent.example'),
    ]);
    for (const { value } of answers)
      expect(value).toEqual({ affiliateCode: agent.code, rebate: null });
  });

  it('REG-10 returns no code at another brand, or for another address', async () => {
    expect(await ask({ domain: 'agent.example' }, harbor)).toMatchObject(none);
    for (const query of [
      {},
      { domain: 'localhost' },
      { domain: '//' },
      { url: 'javascript:agent.example' },
    ])
      expect(await ask(query)).toMatchObject(none);
  });

  it('REG-10 returns no code once the agent’s code is off', async () => {
    const other = await makeAgent(site);
    await site.query(
      `insert into brand_host (host, brand_id, affiliate_id) select 'off.example', brand_id, id
        from member where id = $1`,
      [other.id],
    );
    await site.query('update invite_code set enabled = false where member_id = $1', [other.id]);
    expect(await ask({ domain: 'off.example' })).toMatchObject(none);
  });
});
