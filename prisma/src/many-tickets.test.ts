import { describe, expect, it } from 'vitest';
import { useFilledDatabase } from '../testing/filled-database.ts';
import { pagesOf } from '../testing/pages.ts';
import { brand, member } from '../testing/scene.ts';

/** Tickets of another draw. */
const many = 5000;

/** Draws without tickets: to close, to settle, and to refund. */
const draws = `
  insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at, draws_at, state,
                            closed_at, book_root, tickets, result, drawn_at, voided_at,
                            void_reason)
    select s, 'vn-north', '2026-11-23', s, now() - interval '1 hour', now() - interval '1 minute',
           now(), s, w.at, case when drawn then sha256('') end, case when drawn then 0 end,
           case when drawn then array['1'] end, w.at, case when s = 'void' then now() end,
           case when s = 'void' then 'staff' end
      from (values ('open', false), ('drawn', true), ('void', false)) v(s, drawn)
     cross join lateral (select case when drawn then now() end as at) w`;

const tickets = `
  insert into lottery_ticket (id, draw_id, brand_id, member_id, key, nth, content, mode, reference,
                              currency, trial, amount, balance_after, rebate_due, most_payout,
                              salt, leaf, placed_at, round_at)
    select uuid_v7(), 'large', '${brand}', '${member}', n::text, 1, '\\x', 'Lott', 'T' || n, 'VND',
           false, 1000, 0, 0, 0, substr(sha256(''), 1, 16), sha256(''), now(), now()
      from generate_series(1, ${many}) n`;

const client = useFilledDatabase(`${draws}; ${tickets}`);

describe('LOT-06 beside a draw with many tickets', () => {
  it.each([
    ['the next part of another one is found', "lottery_next_part('drawn', 0, $, 5000)"],
    ['another one is closed', "lottery_draw_lock('open', $, 5000)"],
    ['another one is refunded', "lottery_draw_refund('void', $, 200)"],
    ['another one ends', "lottery_draw_end('drawn')"],
  ])('%s without reading those tickets', async (_, call) => {
    const sql = `select * from ${call.replace('$', 'lottery_before_all()')}`;
    expect(await pagesOf(client(), sql)).toBeLessThan(many / 5);
  });
});
