import type { Stage } from '@lantern/conformance';
import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../../testing/brand-changes.ts';
import { useHub88 } from '../../../../testing/hub88.ts';
import { useTestSite } from '../../../../testing/test-site.ts';

const hub88 = useHub88();
const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const brands = useBrandChanges(site);
hub88.connect(site);

let stage: Stage;
let member: Awaited<ReturnType<typeof site.memberWith>>;
beforeEach(async () => {
  member = await site.memberWith(10_000n);
  stage = hub88.stage(site, member.token);
});

const reasons = [
  ['disabled', 'RS_ERROR_USER_DISABLED', "update member set status = 'disabled' where id = $1"],
  ['frozen', 'RS_ERROR_USER_DISABLED', 'update purse set frozen = true where member_id = $1'],
  [
    'excluded',
    'RS_ERROR_USER_DISABLED',
    `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
     select id, brand_id, now() + interval '1 day', 'cool_off', now() from member where id = $1`,
  ],
  [
    'at the own limit of stakes',
    'RS_ERROR_LIMIT_REACHED',
    `insert into protection_limit (member_id, kind, period, amount)
     values ($1, 'stake', 'day', 2000)`,
  ],
  [
    'logged out by time',
    'RS_ERROR_TOKEN_EXPIRED',
    'update session set expires_at = now() where member_id = $1',
  ],
] as const;

describe('F9 a player of Hub88 who may no longer bet', () => {
  it.each(reasons)('F9 who is %s is refused a bet with %s, and is paid', async (...row) => {
    const [, status, sql] = row;
    const [won, undone] = [stage.bet(), stage.bet()];
    for (const bet of [won, undone]) await stage.expect(bet, 'ok');
    await site.query(sql, [member.customerId]);
    expect((await stage.send(stage.bet())).word).toBe(status);
    await stage.expect(stage.win(won, { closes: true }), 'ok');
    const { balance } = await stage.expect(stage.rollback(undone), 'ok');
    expect(balance).toBe(11_000n);
  });

  it('F9 in a region that the brand has closed opens no game, and is paid', async () => {
    const bet = stage.bet();
    await stage.expect(bet, 'ok');
    await brands.set('lantern', ['status', 'restrictedCountries'], ['PH']);
    const refused = await site.client.call(endpoints.launchGame, {
      token: member.token,
      query: { nodeId: 'HUB88:stand_in_wheel', vassalage: 'HUB88' },
      headers: { 'x-forwarded-for': '112.198.0.1' },
    });
    expect(refused).toMatchObject({ status: 403, reply: { code: 'region_restricted' } });
    const { balance } = await stage.expect(stage.win(bet, { closes: true }), 'ok');
    expect(balance).toBe(11_000n);
  });
});
