import { expect, it } from 'vitest';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { notifyMember } from './index.ts';

const site = useTestSite();

it('B4 an address gets ten notices an hour, from any number of accounts', async () => {
  const victim = `${freshName()}@mail.test`;
  const brand = site.site.brands.byHost('localhost');
  if (!brand) throw new Error('there is no brand');
  const members = [await site.register(), await site.register()];
  for (const { customerId } of members)
    await site.query('update member_profile set email = $2 where member_id = $1', [
      customerId,
      victim,
    ]);
  const details = { account: 'linh88', at: site.clock.now() };
  for (let time = 0; time < 6; time += 1)
    for (const { customerId } of members)
      notifyMember(site.site, { brand, language: 'en', requestId: 'a request' }, customerId, {
        kind: 'password_changed',
        details,
      });
  const heldBack = () =>
    site.log.filter(({ detail }) => detail.event === 'notice_held_back').length;
  await expect.poll(heldBack, { interval: 5 }).toBe(2);
  expect(site.mail.sentTo(victim)).toHaveLength(10);
});
