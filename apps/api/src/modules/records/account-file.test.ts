import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { credentialsOf } from '../../../testing/browsers.ts';
import { Player } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const download = (query = '', player?: Player) =>
  site.app.inject({
    url: `${endpoints.accountRecordFile.path}${query}`,
    headers: {
      host: 'localhost',
      'accept-language': 'en',
      ...(player && credentialsOf(player.member.token)),
    },
  });

describe('WAL-05 the account record as a file', () => {
  it('WAL-05 is a table for spreadsheets, with a line per movement', async () => {
    const player = await Player.with(site, 5000n);
    await site.vendorCall('bet', player.bet({ amount: '1200' }));
    const reply = await download('', player);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="account-[\d-]+\.csv"$/,
    );
    const bytes = reply.rawPayload;
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, bet, opening, end] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(head).toBe('Time (UTC),Type,Amount,Currency,Balance after,Reference,Transfer');
    expect(bet).toMatch(/^[\dT:.-]+Z,Bet,-1200,VND,3800,,[0-9a-f-]{36}$/);
    expect(opening).toMatch(/,5000,VND,5000,,/);
    expect(end).toBe('');
  });

  it('WAL-05 has a line for every movement, read in batches', async () => {
    const player = await Player.with(site, 1_000_000n);
    await site.query(
      `select count(*) from generate_series(1, 1203) n
         cross join lateral ledger_post(
           array[1], array['file:' || $1::text || ':' || n],
           array[(select id from purse where member_id = $1::uuid and purpose = 'main')],
           array[(select h.id from purse h
                    join purse p on p.brand_id = h.brand_id and p.member_id = $1::uuid
                   where h.purpose = 'house_games' and h.member_id is null limit 1)],
           array[1::bigint], array['bet'], array[now()])`,
      [player.id],
    );
    const lines = (await download('', player)).body.trim().split('\r\n');
    expect(lines).toHaveLength(1 + 1204);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('WAL-05 is refused like every other call', async () => {
    const player = await Player.with(site, 0n);
    const reply = await download('?from=2026-03-02&to=2026-03-01', player);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'invalid_input' });
    expect((await download()).statusCode).toBe(401);
  });
});
