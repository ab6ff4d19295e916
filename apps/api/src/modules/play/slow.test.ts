import { describe, expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../../testing/blocked.ts';
import { Player } from '../../../testing/player.ts';
import { TestSite, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const lockPurse = 'select 1 from purse where member_id = $1 for update';

describe('F10 a slow bet', () => {
  it('F10 is one bet when the vendor repeats it four times before the first reply', async () => {
    const player = await Player.with(site, 10_000n);
    const release = await holdRows(site, lockPurse, [player.id]);
    const bet = player.bet();
    const answers = [];
    for (let time = 1; time <= 4; time += 1) {
      answers.push(site.vendorCall('bet', bet));
      await untilBlocked(site, time);
    }
    await release();
    const [first, ...others] = await Promise.all(answers);
    for (const other of others) expect(other.value).toEqual(first?.value);
    expect(await player.balance()).toBe(9000n);
  });

  it('F10 times out before the vendor does, charges nothing, and may be sent again', async () => {
    const player = await Player.with(site, 10_000n);
    // One connection, so that its timeout can be made short.
    const hasty = new TestSite();
    await hasty.start({ databaseUrl: site.site.config.databaseUrl, databasePool: 1 });
    const [{ statementTimeout: usual } = {}] = await hasty.query<{ statementTimeout: string }>(
      'show statement_timeout',
    );
    expect(usual).toBe('4s');
    await hasty.query("set statement_timeout = '50ms'");

    const release = await holdRows(site, lockPurse, [player.id]);
    const bet = player.bet();
    const answer = await hasty.vendorCall('bet', bet);
    await release();
    expect(answer).toMatchObject({
      status: 503,
      reply: { code: 'unavailable' },
      headers: { 'retry-after': '1' },
    });
    expect(await player.balance()).toBe(10_000n);

    expect((await hasty.vendorCall('bet', bet)).value.balance).toBe('9000');
    await hasty.stop();
  });
});
