import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { credentialsOf } from '../../../testing/browsers.ts';
import { Player } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { inParts } from '../../csv.ts';
import { findOfKinds, findSpan, type MovementRow } from './record.store.ts';

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
    expect(head).toBe('Time,Type,Amount,Currency,Balance after,Reference,Transfer');
    expect(bet).toMatch(/^[\dT:.-]+\+07:00,Bet,-1200,VND,3800,,[0-9a-f-]{36}$/);
    expect(opening).toMatch(/,5000,VND,5000,,/);
    expect(end).toBe('');
  });

  it('WAL-05 has a line for every movement, read in batches', async () => {
    const player = await Player.with(site, 1_000_000n);
    await site.query(
      `with
         m as (select * from purse where member_id = $1::uuid and purpose = 'main'),
         h as (select h.id from purse h join m on m.brand_id = h.brand_id
                where h.purpose = 'house_games' and h.member_id is null limit 1),
         n as (select array_agg(n) as every, array_agg('file:' || $1::text || ':' || n) as keys
                 from generate_series(1, 1203) n)
       select count(*) from m, h, n cross join lateral ledger_post(
         n.every, n.keys, array_fill(m.id, array[1203]), array_fill(h.id, array[1203]),
         array_fill(1::bigint, array[1203]), array_fill('bet'::text, array[1203]),
         array_fill(now(), array[1203]))`,
      [player.id],
    );
    const lines = (await download('', player)).body.trim().split('\r\n');
    expect(lines).toHaveLength(1 + 1204);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('WAL-05 has each movement of a type once, also when money comes in meanwhile', async () => {
    const player = await Player.with(site, 0n);
    const adjust = (amounts: number[]) =>
      site.query(
        `with m as (select * from purse where member_id = $1::uuid and purpose = 'main')
         select count(*) from m
           join purse h on h.brand_id = m.brand_id and h.purpose = 'house_adjustments'
          cross join lateral ledger_post(
            $2, (select array_agg('a:' || m.id || ':' || n) from unnest($2::int[]) n),
            array_fill(h.id, array[cardinality($2)]), array_fill(m.id, array[cardinality($2)]),
            $2::bigint[], array_fill('adjustment'::text, array[cardinality($2)]),
            array_fill(now(), array[cardinality($2)]))`,
        [player.id, amounts],
      );
    // Movements of one posting have the same time.
    await adjust([1, 2, 3, 4, 5]);
    const { db } = site.site;
    const span = await findSpan(db, player.id, '2020-01-01', '2100-01-01');
    if (!span) throw new Error('the member has no wallet');
    const wanted = { upTo: BigInt(span.high), kinds: ['adjustment'] };
    const seen: string[] = [];
    const movements = inParts<MovementRow>((part) => findOfKinds(db, span, wanted, part), 2);
    for await (const { amount } of movements) {
      seen.push(amount);
      if (seen.length === 2) await adjust([6]);
    }
    expect(seen.sort()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('WAL-05 is refused like every other call', async () => {
    const player = await Player.with(site, 0n);
    const reply = await download('?from=2026-03-02&to=2026-03-01', player);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'invalid_input' });
    expect((await download()).statusCode).toBe(401);
  });
});
