import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

const codeOf = async (memberId: string) =>
  (
    await site.query<{ code: string }>('select code from invite_code where member_id = $1', [
      memberId,
    ])
  )[0]?.code ?? '';
const ask = (token: string) => site.client.call(endpoints.invitationLink, { token });

describe('the agreements of a brand', () => {
  it('NAV-10 SYS-02 follow the brand’s switches', async () => {
    const { token } = await site.register();
    const kinds = async () =>
      (await site.client.call(endpoints.agreementSettings, { token })).value;
    expect(await kinds()).toEqual({
      dividend: false,
      dailySalary: false,
      hourlySalary: false,
      realTimeSalary: false,
    });
    await brands.switchOn('lantern', 'DIVIDEND3', 'HOURLYSALARY3');
    expect(await kinds()).toMatchObject({ dividend: true, dailySalary: false, hourlySalary: true });
  });
});

describe('a member’s invitation', () => {
  it('PRO-05 links to the registration page at the member’s host, with the own code', async () => {
    const { token, customerId } = await site.register();
    const code = await codeOf(customerId);
    const { value } = await site.client.call(endpoints.invitationLink, {
      token,
      host: 'localhost:3000',
    });
    expect(value).toEqual({
      referralCode: code,
      referralUrl: `http://localhost:3000/register?referralCode=${code}`,
      affiliateCode: null,
      affiliateUrl: null,
      invited: 0,
    });
  });

  it('PRO-05 counts direct registrations only', async () => {
    const top = await site.register();
    const first = await site.register({ referralCode: await codeOf(top.customerId) });
    await site.register({ referralCode: await codeOf(top.customerId) });
    await site.register({ referralCode: await codeOf(first.customerId) });
    expect((await ask(top.token)).value.invited).toBe(2);
    expect((await ask(first.token)).value.invited).toBe(1);
  });

  it('PRO-05 uses the oldest valid affiliate code of members who have one', async () => {
    const { token, customerId } = await site.register();
    const [off, good, later] = [freshName(), freshName(), freshName()].map((name) =>
      name.toUpperCase(),
    );
    for (const [at, code] of [off, good, later].entries())
      await site.query(
        `insert into invite_code (brand_id, code_key, code, kind, member_id, enabled, created_at)
         select brand_id, $2, $2, 'affiliate', id, $3, now() + make_interval(mins => $4)
           from member where id = $1`,
        [customerId, code, code !== off, at],
      );
    expect((await ask(token)).value).toMatchObject({
      affiliateCode: good,
      affiliateUrl: `http://localhost/register?affiliateCode=${good}`,
    });
  });

  it('PRO-05 has no code where the brand has switched it off', async () => {
    const { token, customerId } = await site.register();
    await site.query('update invite_code set enabled = false where member_id = $1', [customerId]);
    expect(await ask(token)).toMatchObject({ status: 403, reply: { code: 'feature_disabled' } });
  });
});
