import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { LivePage } from '../../../testing/live-page.ts';
import { logIn } from '../../../testing/logins.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { Protected } from '../../../testing/protected.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { endSpentTime } from './index.ts';

const site = useTestSite();

let credentials: Awaited<ReturnType<typeof site.memberWith>>;
let player: Player;
let member: Protected;
beforeEach(async () => {
  // The job checks every member; earlier tests must leave no limit behind.
  await site.query('delete from protection_limit');
  credentials = await site.memberWith(10_000n);
  player = new Player(site, credentials, await site.openGame(credentials.token));
  member = new Protected(site, credentials.token);
  // At any time of day: the brand's day starts three hours ago.
  await site.query(
    `update brand set time_zone = (select name from pg_timezone_names
       where name like 'Etc/GMT%' and extract(hour from now() at time zone name) = 3
         order by name limit 1)`,
  );
  // The pages of a test ignore that the brand has changed.
  await site.query('delete from outbox');
});

/** Moves the login into the past, as if it had been open that long. */
const openFor = (minutes: number) =>
  site.query(
    'update session set created_at = now() - make_interval(mins => $2) where member_id = $1',
    [player.id, minutes],
  );
const used = async () => (await member.limit('session'))?.used;
const bet = async () => verdictOf(await site.vendorCall('bet', player.bet()));

describe('RGC-01 the time of a day', () => {
  it('RGC-01 counts from the login, or from the start of the day', async () => {
    expect(await used()).toBe('0');
    await openFor(45);
    expect(await used()).toBe('45');
    await openFor(600);
    const minutes = Number(await used());
    expect(minutes).toBeGreaterThanOrEqual(180);
    expect(minutes).toBeLessThan(240);
  });

  it('RGC-01 counts two concurrent logins once', async () => {
    await openFor(30);
    await site.query(
      `insert into session
          (id, brand_id, member_id, token_hash, address, user_agent, created_at, last_seen_at,
            expires_at, ended_at, method)
       select uuid_v7(), brand_id, member_id, sha256(id::text::bytea), address, user_agent,
         now() - interval '50 minutes',
              now() - interval '10 minutes', expires_at, now() - interval '10 minutes', method
                from session where member_id = $1`,
      [player.id],
    );
    expect(await used()).toBe('50');
  });

  it('RGC-01 stops for an open login that has been idle too long', async () => {
    await openFor(120);
    await site.query(
      "update session set last_seen_at = now() - interval '100 minutes' where member_id = $1",
      [player.id],
    );
    // Twenty minutes until the last activity, and the half hour that a login may be idle.
    const [row] = await site.query<{ minutes: string }>(
      'select protection_minutes_today(id, brand_id)::text as minutes from member where id = $1',
      [player.id],
    );
    expect(row?.minutes).toBe('50');
  });
});

describe('RGC-01 a time limit', () => {
  it('RGC-01 refuses bets and games from the minute it is reached', async () => {
    await member.wish('session', '60');
    await openFor(59);
    expect(await bet()).toBe('ok');
    await openFor(60);
    expect(await bet()).toBe('limit_reached');
    const query = { nodeId: 'BGS:lucky-bowl', vassalage: 'BGS' };
    expect(
      await site.client.call(endpoints.launchGame, { token: credentials.token, query }),
    ).toMatchObject({
      status: 409,
      reply: {
        code: 'limit_reached',
        value: { kind: 'session', period: 'day', amount: '60', left: '0' },
      },
    });
  });

  it('RGC-01 ends the sessions once, gives pages the reason, and permits new logins', async () => {
    await member.wish('session', '60');
    await openFor(61);
    await site.tellLive();
    const page = await LivePage.of(site, credentials.token);
    expect(await endSpentTime(site.site.db)).toBe(1);
    await site.tellLive();
    await page.untilClosed();
    expect(page.heard.at(-1)).toEqual({ type: 'session_ended', code: 'limit_reached' });
    const { token } = (await logIn(site, credentials)).value;
    expect(await endSpentTime(site.site.db)).toBe(0);
    expect((await site.client.call(endpoints.walletBalance, { token })).status).toBe(200);
    const query = { nodeId: 'BGS:lucky-bowl', vassalage: 'BGS' };
    expect((await site.client.call(endpoints.launchGame, { token, query })).reply).toMatchObject({
      code: 'limit_reached',
    });
    expect((await new Protected(site, token).history())[0]).toMatchObject({
      kind: 'time_up',
      limit: { kind: 'session', period: 'day', amount: '60' },
    });
  });

  it('RGC-01 leaves members with remaining time, or without a limit, alone', async () => {
    await openFor(150);
    const other = await site.register();
    await new Protected(site, other.token).wish('session', '60');
    expect(await endSpentTime(site.site.db)).toBe(0);
  });

  it('RGC-01 is sent once to the page in the game when bets are refused', async () => {
    await member.wish('stake', '500');
    await site.tellLive();
    const page = await LivePage.of(site, credentials.token);
    for (let nth = 0; nth < 5; nth += 1) await bet();
    await site.tellLive();
    expect((await page.until(2)).slice(1)).toEqual([
      { type: 'stake_refused', kind: 'stake', period: 'day', amount: '500', left: '500' },
    ]);
  });
});
