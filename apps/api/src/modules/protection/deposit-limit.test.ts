import { beforeEach, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { askDeposit } from '../../../testing/deposits.ts';
import { verdictOf } from '../../../testing/player.ts';
import { Protected } from '../../../testing/protected.ts';
import { declaredTransfer } from '../../../testing/staff-deposits.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

let memberId: string;
let token: string;
let member: Protected;
beforeEach(async () => {
  const session = await site.register();
  memberId = session.customerId;
  token = session.token;
  member = new Protected(site, token);
});

async function refusalOf(amount: number): Promise<string | null | undefined> {
  const [row] = await site.query<{ refusal: string | null }>(
    'select protection_deposit_refusal(id, brand_id, $2) as refusal from member where id = $1',
    [memberId, amount],
  );
  return row?.refusal;
}

/** The amount credited on the day that many days ago. */
const credited = (daysAgo: number, amount: number) =>
  site.query(
    `insert into cash_day (member_id, day, deposited)
      select id, brand_day(brand_id, now()) - $2::int, $3 from member where id = $1`,
    [memberId, daysAgo, amount],
  );

it('RGC-01 deposits are accepted up to the limit of a day, and none above', async () => {
  await member.wish('deposit', '1000');
  await credited(0, 600);
  await credited(1, 600);
  expect([await refusalOf(400), await refusalOf(401)]).toEqual([null, 'limit_reached']);
  expect(await member.limit('deposit')).toMatchObject({ used: '600', left: '400' });
});

it('RGC-01 the limit of a longer period holds beside that of a day', async () => {
  await member.wish('deposit', '1000');
  await member.wish('deposit', '1500', 'month');
  await site.query(
    `insert into cash_day (member_id, day, deposited)
     select id, protection_period_start('month', brand_day(brand_id, now())), 1200
       from member where id = $1`,
    [memberId],
  );
  expect(await refusalOf(301)).toBe('limit_reached');
});

it('RGC-01 a pending deposit counts as paid until it fails', async () => {
  await member.wish('deposit', '1000');
  await site.query(
    `insert into deposit
        (id, brand_id, member_id, reference, idempotency_key, method, gateway, amount, currency,
          return_url, expires_at)
     select uuid_v7(), brand_id, id, 'D-' || id, 'a', 'online', 'paygate', 700, currency, '/',
         now() + interval '1 hour'
       from member where id = $1`,
    [memberId],
  );
  expect([await refusalOf(300), await refusalOf(301)]).toEqual([null, 'limit_reached']);
  await site.query("update deposit set status = 'failed' where member_id = $1", [memberId]);
  expect(await refusalOf(1000)).toBeNull();
});

it('RGC-01 a declared transfer counts until the staff decide, also when it expired', async () => {
  await member.wish('deposit', '200000');
  await declaredTransfer(site, token);
  await site.query(
    "update deposit set expires_at = now() - interval '1 minute' where member_id = $1",
    [memberId],
  );
  expect(verdictOf(await askDeposit(site, token))).toBe('limit_reached');
  await site.query("update deposit set status = 'failed' where member_id = $1", [memberId]);
  expect(verdictOf(await askDeposit(site, token))).toBe('ok');
});

it('RGC-01 a deposit needs a birthday, where the brand asks for it', async () => {
  expect(await refusalOf(1)).toBeNull();
  await brands.set('lantern', ['protection', 'ageBeforeDeposit'], true);
  expect(await refusalOf(1)).toBe('birthday_required');
  await site.query("update member_profile set birthday = '1990-05-17' where member_id = $1", [
    memberId,
  ]);
  expect(await refusalOf(1)).toBeNull();
});
