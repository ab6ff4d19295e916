import { endpoints } from '@lantern/contracts';
import { findRows } from '@lantern/rows';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { figuresOf, rollUpAll } from '../../../testing/figures.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { firstId } from '../lottery/index.ts';
import { correctDraws } from './correct-draws.ts';
import { fetchResults } from './fetch-results.ts';
import { reverseSome, tellSome } from './result.store.ts';

const site = useTestSite();
const { proposeLotteryCorrection, approveProposal, outsideResults } = endpoints;
const { drawDetails, drawFeed, inboxMessages, ownTicket } = endpoints;
const reason = 'The province has published another G8';
const before = 1_000_000n;

type Person = TestStaff & { token: string };
let owner: Person;
let reviewer: Person;
beforeAll(async () => {
  owner = await staffAt(site, 'owner');
  reviewer = await staffAt(site, 'reviewer');
});

let days = 0;
let draw = '';
let member: { customerId: string; token: string };

/** An open draw of Cà Mau. */
async function opened(): Promise<string> {
  days += 1;
  const id = `vn-ca-mau-${20_300_000 + days}`;
  await site.asOwner(
    `insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at, draws_at)
       values ('${id}', 'vn-ca-mau', current_date, '${20_300_000 + days}', now(),
               now() + interval '1 hour', now() + interval '2 hours');
     insert into lottery_province_draw (draw_id, region, province, date)
       values ('${id}', 'south', 'ca-mau', current_date);
     update lottery_draw set state = 'open' where id = '${id}'`,
  );
  return id;
}

/** A ticket of a line that costs so much. Answers its id. */
async function place(drawId: string, cost: bigint, rebate = '10'): Promise<string> {
  const [card] = await site.query<{ id: string; brandId: string }>(
    `insert into lottery_rate_card (brand_id, mode, currency, version, card)
       select brand_id, 'Lott', currency, (select count(*) + 1000 from lottery_rate_card), $2
         from member where id = $1 returning id, brand_id`,
    [member.customerId, { rates: { vn18: { lo2: { kind: 'fixed', odds: { win: '99' } } } } }],
  );
  const [{ id } = { id: '' }] = await site.query<{ id: string }>('select uuid_v7() as id');
  const line = { nth: 1, play: 'lo2', selection: '07', notes: 1, unit: 1000, multiple: 1 };
  const ticket = {
    ...{
      id,
      draw: drawId,
      reference: `T-${freshName().toUpperCase()}`,
      amount: String(cost),
      rebate,
    },
    ...{ most: '90000', salt: '05'.repeat(16), leaf: '06'.repeat(32) },
    lines: [{ ...line, series: null, cost: Number(cost) }],
  };
  const slip = {
    ...{ member: member.customerId, brand: card?.brandId, key: freshName(), currency: 'VND' },
    ...{ content: 'aa', most: '999999999', card: card?.id, game: 'vn-ca-mau', mode: 'Lott' },
    ...{ spots: [], tickets: [ticket] },
  };
  const [made] = await site.query<{ verdict: string }>('select verdict from lottery_place($1)', [
    JSON.stringify(slip),
  ]);
  expect(made?.verdict).toBe('taken');
  return id;
}

/** Ends betting at once, and takes the result of both sources. */
async function drawNow(id: string): Promise<void> {
  await site.asOwner(
    `alter table lottery_draw disable trigger lottery_draw_guard;
     update lottery_draw set opens_at = now() - interval '3 hours',
            closes_at = now() - interval '2 hours', draws_at = now() - interval '1 hour'
      where id = '${id}';
     alter table lottery_draw enable trigger lottery_draw_guard`,
  );
  await site.query("select lottery_draw_close($1, sha256('book'), null, null, null)", [id]);
  await fetchResults(site.site);
}

/** What some tickets win; all others lose. */
const settle = async (wins: Record<string, bigint>) => {
  await site.query(
    `select lottery_settle(d.id, d.revision, t.lane, lottery_settled_to(d.id, d.revision, t.lane),
                           t.last, w.ids, w.payouts)
       from lottery_draw d
      cross join lateral (
        select lottery_lane(x.member_id) as lane, max(x.id::text)::uuid as last
          from lottery_ticket x where x.draw_id = d.id group by 1) t
      cross join lateral (
        select array_agg(x.id) as ids, array_agg(x.payout) as payouts
          from unnest($2::uuid[], $3::bigint[]) x(id, payout)
          join lottery_ticket y on y.id = x.id and lottery_lane(y.member_id) = t.lane
         where x.payout > 0) w
      where d.id = $1`,
    [draw, Object.keys(wins), Object.values(wins).map(String)],
  );
  await site.query('select lottery_draw_end($1)', [draw]);
};
const stateNow = async () =>
  (
    await site.query<{ state: string; revision: number; result: string[] }>(
      'select state, revision, result from lottery_draw where id = $1',
      [draw],
    )
  )[0];
const ticketsNow = () =>
  site.query<{ id: string; state: string; payout: string; rebate: string }>(
    `select t.id, lottery_ticket_state(t, d) as state, t.payout::text, t.rebate::text
       from lottery_ticket t join lottery_draw d on d.id = t.draw_id
      where t.draw_id = $1 order by t.id`,
    [draw],
  );
/** What the figures have of the member's rounds, and what is wrong with them. */
const figuresNow = async () => {
  const [sums] = await site.query<{ times: string; stake: string; valid: string; won: string }>(
    `select sum(times)::text as times, sum(stake)::text as stake, sum(valid)::text as valid,
            sum(won)::text as won
       from figure_log where member_id = $1 and kind in ('round', 'correction')`,
    [member.customerId],
  );
  const wrong = await site.query("select figure_round_violations(now() - interval '1 hour')");
  return { ...sums, wrong };
};
/** The figures of the member's days, and the days that differ from the log. */
const dayNow = async () => {
  await rollUpAll(site);
  const violations = await site.query(
    'select * from figure_violations(current_date - 2) where owner_id = $1',
    [member.customerId],
  );
  return { ...(await figuresOf(site, member.customerId)), violations };
};
const balanceNow = () => site.balanceOf(member.token);
const propose = async (result: readonly string[]) =>
  site.client.call(proposeLotteryCorrection, {
    ...{ token: owner.token, body: { drawId: draw, result: [...result], reason } },
  });
const approve = async () => {
  const [proposal] = await site.query<{ id: string }>(
    "select id from proposal where subject = $1 and status = 'open'",
    [draw],
  );
  return site.client.call(approveProposal, {
    ...{ token: reviewer.token, key: freshName(), body: { id: proposal?.id ?? '' } },
  });
};
/** The messages of a member about corrected draws, and the numbers of their tickets. */
const messagesOf = async (token: string) => {
  const { value } = await site.client.call(inboxMessages, { token });
  return value.list.filter(({ kind }) => kind === 'lottery_correction');
};
const referencesOf = async (ids: readonly string[]) =>
  (
    await site.query<{ reference: string }>(
      'select reference from lottery_ticket where id = any ($1) order by id',
      [ids],
    )
  ).map(({ reference }) => reference);
/** The result with another G8. */
const corrected = async () => {
  const { result = [] } = (await stateNow()) ?? {};
  const last = result.at(-1) === '11' ? '22' : '11';
  return [...result.slice(0, -1), last];
};

let winner = '';
let loser = '';
beforeEach(async () => {
  member = await site.memberWith(before);
  draw = await opened();
  winner = await place(draw, 1000n);
  loser = await place(draw, 2000n);
  await drawNow(draw);
  await settle({ [winner]: 50_000n, [loser]: 0n });
});

describe('G6 a wrong result from outside', () => {
  it('G6 is corrected by two people: wins are taken back and tickets settled again', async () => {
    expect(await balanceNow()).toBe(before - 3000n + 50_000n + 20n);
    const result = await corrected();
    expect(verdictOf(await propose(result))).toBe('ok');
    expect(verdictOf(await approve())).toBe('ok');
    await correctDraws(site.site);
    expect(await stateNow()).toEqual({ state: 'drawn', revision: 2, result });
    expect(await balanceNow()).toBe(before - 3000n + 20n);
    await settle({ [winner]: 0n, [loser]: 70_000n });
    expect(await balanceNow()).toBe(before - 3000n + 70_000n + 20n);
    expect(await ticketsNow()).toEqual([
      { id: winner, state: 'settled', payout: '0', rebate: '10' },
      { id: loser, state: 'settled', payout: '70000', rebate: '10' },
    ]);
    const trace = await site.query<{ revision: number; byPeople: boolean }>(
      `select revision, proposal_id is not null as by_people from lottery_outside_result
        where draw_id = $1 order by revision`,
      [draw],
    );
    expect(trace).toEqual([
      { revision: 1, byPeople: false },
      { revision: 2, byPeople: true },
    ]);
    expect(await site.ledgerViolations()).toEqual([]);
  });

  it('G6 the proposal says which numbers change', async () => {
    const was = (await stateNow())?.result?.at(-1);
    const result = await corrected();
    expect(verdictOf(await propose(result))).toBe('ok');
    const [made] = await site.query<{ payload: object }>(
      'select payload from proposal where subject = $1',
      [draw],
    );
    expect(made?.payload).toMatchObject({
      changes: [`${was} → ${result.at(-1)}`],
      numbers: result.join(' '),
    });
  });

  it('G6 a ticket that lost at first, without a row of its own, wins after it', async () => {
    const others = [];
    draw = await opened();
    for (const cost of [1000n, 1000n, 2000n]) others.push(await place(draw, cost, '0'));
    const [first = '', second = '', third = ''] = others;
    await drawNow(draw);
    await settle({ [first]: 50_000n });
    const states = async () =>
      (await ticketsNow()).map(({ state, payout }) => `${state} ${payout}`);
    expect(await states()).toEqual(['settled 50000', 'settled 0', 'settled 0']);
    const begin = { times: '5', stake: '7000', valid: '7000', wrong: [] };
    expect(await figuresNow()).toEqual({ ...begin, won: '100000' });
    for (const win of [second, third, first]) {
      expect(verdictOf(await propose(await corrected()))).toBe('ok');
      expect(verdictOf(await approve())).toBe('ok');
      expect((await states()).filter((state) => state === 'settled 0')).toEqual([]);
      await correctDraws(site.site);
      expect(await states()).toEqual(['placed 0', 'placed 0', 'placed 0']);
      expect(await figuresNow()).toEqual({ ...begin, won: '50000' });
      await settle({ [win]: 80_000n });
      expect((await states()).toSorted()).toEqual(['settled 0', 'settled 0', 'settled 80000']);
      expect(await figuresNow()).toEqual({ ...begin, won: '130000' });
    }
    const record = await site.query<{ ended: boolean; won: boolean }>(
      `select play_ended_at(r) is not null as ended, win > 0 as won from game_round r
        where r.id = any ($1) order by r.id`,
      [others],
    );
    expect(record).toEqual([true, false, false].map((won) => ({ ended: true, won })));
    expect(await site.ledgerViolations()).toEqual([]);
  });

  it('AGT-03 G6 the rebate of a ticket is no win in the figures, and stays', async () => {
    const { violations, ...figures } = await dayNow();
    expect(figures).toMatchObject({ rounds: '2', stakes: '3000', wins: '50000', rebates: '20' });
    expect(violations).toEqual([]);
    expect(verdictOf(await propose(await corrected()))).toBe('ok');
    expect(verdictOf(await approve())).toBe('ok');
    await correctDraws(site.site);
    await settle({ [winner]: 0n, [loser]: 70_000n });
    const after = await dayNow();
    expect(after).toMatchObject({ rounds: '2', wins: '70000', rebates: '20', violations: [] });
    const settled = await site.query<{ won: string }>(
      'select won::text from figure_of_round($1) order by settled_at',
      [loser],
    );
    expect(settled).toEqual([{ won: '0' }, { won: '70000' }]);
    expect((await figuresNow()).wrong).toEqual([]);
  });

  it('AGT-03 G6 the proof reports a rebate that the log has twice, or lacks', async () => {
    const { wrong } = await figuresNow();
    const rebates = `where member_id = '${member.customerId}' and kind = 'rebate'`;
    const force = (sql: string) =>
      site.asOwner(`set local session_replication_role = replica; ${sql}`);
    await force(
      `create table kept as select * from figure_log ${rebates};
       insert into figure_log (brand_id, member_id, kind, subject_id, amount)
         select brand_id, member_id, kind, subject_id, amount from kept`,
    );
    expect((await figuresNow()).wrong).toHaveLength(1);
    await force(`delete from figure_log ${rebates}`);
    expect((await figuresNow()).wrong).toHaveLength(1);
    await force(
      'insert into figure_log overriding system value select * from kept; drop table kept',
    );
    expect([wrong, (await figuresNow()).wrong]).toEqual([[], []]);
  });

  it('G6 each member whose tickets it changed gets one message, with both results', async () => {
    draw = await opened();
    const tickets = [await place(draw, 1000n), await place(draw, 2000n)];
    const [first = '', second = ''] = tickets;
    const players = [member];
    const others = [];
    for (let nth = 0; nth < 2; nth += 1) {
      member = await site.memberWith(before);
      players.push(member);
      others.push(await place(draw, 3000n));
    }
    const [same = '', loses = ''] = others;
    await drawNow(draw);
    await settle({ [first]: 50_000n, [same]: 30_000n, [loses]: 40_000n });
    const { result: old = [] } = (await stateNow()) ?? {};
    const result = await corrected();
    expect(verdictOf(await propose(result))).toBe('ok');
    expect(verdictOf(await approve())).toBe('ok');
    await correctDraws(site.site);
    await correctDraws(site.site);
    const toldNow = () => Promise.all(players.map(({ token }) => messagesOf(token)));
    expect(await toldNow()).toEqual([[], [], []]);
    await settle({ [second]: 70_000n, [same]: 30_000n });
    // As after a crash: the first message is written, the other one is not.
    expect(await tellSome(site.site.db, { drawId: draw, revision: 2 }, 1)).toBe(1);
    expect((await toldNow()).map(({ length }) => length).toSorted()).toEqual([0, 0, 1]);
    await Promise.all([correctDraws(site.site), correctDraws(site.site)]);
    await correctDraws(site.site);
    const [[message, ...more] = [], unchanged, [lost] = []] = await toldNow();
    expect([more, unchanged]).toEqual([[], []]);
    const references = await referencesOf(tickets);
    expect(message?.title).toContain(draw.split('-').at(-1));
    expect(message?.text).toContain(references.join(', '));
    expect(message?.text).toContain(`Result before: G8 ${old.at(-1)}\n`);
    expect(message?.text).toContain(`Result now: G8 ${result.at(-1)}\n`);
    expect(message?.text).toMatch(/Taken back: \D*50.000\D*\nPaid instead: \D*70.000\D*$/);
    expect(lost?.text).toMatch(/Taken back: \D*40.000\D*\nPaid instead: \D*0\D*$/);
    expect(await site.ledgerViolations()).toEqual([]);
  });

  it('G6 shows both results and the time on the draw, in the feed and on tickets', async () => {
    const { result: old = [] } = (await stateNow()) ?? {};
    const details = async () =>
      (await site.client.call(drawDetails, { query: { drawId: draw } })).value.draw;
    const [reference = ''] = await referencesOf([winner]);
    const ticket = async () =>
      (await site.client.call(ownTicket, { token: member.token, query: { reference } })).value;
    expect([(await details()).corrections, (await ticket()).correction]).toEqual([[], null]);
    const results = [old];
    for (const payout of [0n, 60_000n]) {
      results.push(await corrected());
      expect(verdictOf(await propose(results.at(-1) ?? []))).toBe('ok');
      expect(verdictOf(await approve())).toBe('ok');
      expect(await details()).toMatchObject({ result: results.at(-2) });
      await correctDraws(site.site);
      await settle({ [winner]: payout, [loser]: 0n });
    }
    const { corrections, result } = await details();
    expect(result).toEqual(results[2]);
    expect(corrections).toEqual([
      { at: expect.stringMatching(/Z$/), before: old, after: results[1] },
      { at: expect.stringMatching(/Z$/), before: results[1], after: results[2] },
    ]);
    const [{ day } = { day: '' }] = await site.query<{ day: string }>(
      'select day::text from lottery_draw where id = $1',
      [draw],
    );
    const feed = await site.client.call(drawFeed, { query: { gameCode: 'vn-ca-mau', day } });
    expect(feed.value.draws.find(({ drawId }) => drawId === draw)).toMatchObject({ corrections });
    expect(await ticket()).toMatchObject({
      payout: '60000',
      correction: { at: corrections[1]?.at, before: results[1], payout: '0' },
    });
  });

  it('G6 a win of a version that wrote more rows for it is taken back as well', async () => {
    await site.asOwner(
      `set session_replication_role = replica;
       update figure_log
          set subject_id = case stake when 2000 then '${loser}' else '${winner}' end::uuid,
              amount = amount / 2
        where member_id = '${member.customerId}' and kind in ('round', 'rebate');
       insert into figure_log (brand_id, member_id, kind, subject_id, amount, settled_at)
         select brand_id, member_id, kind, '${loser}', amount, settled_at from figure_log
          where member_id = '${member.customerId}' and kind = 'rebate';
       set session_replication_role = origin;
       insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id,
                                       member_id, round_id, vendor_round_id, target_transaction_id,
                                       amount, currency, balance_after)
         select 'LOTT', reference || '/1', 'win', uuid_v7(), member_id, id, reference, reference,
                payout, currency, 0 from lottery_ticket where id = '${winner}'`,
    );
    expect((await figuresNow()).wrong).toEqual([]);
    expect(verdictOf(await propose(await corrected()))).toBe('ok');
    expect(verdictOf(await approve())).toBe('ok');
    await correctDraws(site.site);
    expect(await balanceNow()).toBe(before - 3000n + 20n);
    const wins = await site.query<{ rolledBack: boolean }>(
      `select rolled_back from vendor_transaction where round_id = $1 and kind = 'win'`,
      [winner],
    );
    expect(wins).toEqual([{ rolledBack: true }]);
    await settle({ [winner]: 60_000n });
    expect(await balanceNow()).toBe(before - 3000n + 60_000n + 20n);
    expect(await figuresNow()).toMatchObject({ times: '2', won: '60000', wrong: [] });
    expect(await site.ledgerViolations()).toEqual([]);
  });

  it('G6 a win that was spent becomes a debt, which the next win repays', async () => {
    await place(await opened(), await balanceNow());
    expect(verdictOf(await propose(await corrected()))).toBe('ok');
    expect(verdictOf(await approve())).toBe('ok');
    await correctDraws(site.site);
    const debt = () =>
      site.query<{ balance: string }>(
        `select balance::text from purse where member_id = $1 and purpose = 'receivable'`,
        [member.customerId],
      );
    expect(await debt()).toEqual([{ balance: '-50000' }]);
    await settle({ [winner]: 0n, [loser]: 70_000n });
    expect(await debt()).toEqual([{ balance: '0' }]);
    expect(await site.ledgerViolations()).toEqual([]);
  });

  it('G6 counts on the day of the correction: the day of the draw stays as it was', async () => {
    await site.asOwner(
      `update play_day set day = day - 1 where member_id = '${member.customerId}'`,
    );
    const past = () =>
      site.query(
        `select won::text, staked::text from play_day
          where member_id = $1 and day < brand_day(
            (select brand_id from member where id = $1), now())`,
        [member.customerId],
      );
    const closed = await past();
    expect(verdictOf(await propose(await corrected()))).toBe('ok');
    expect(verdictOf(await approve())).toBe('ok');
    await correctDraws(site.site);
    expect(await past()).toEqual(closed);
    await settle({ [winner]: 0n, [loser]: 0n });
  });
});

describe('G7 a correction', () => {
  it('G7 runs once: another one waits until the draw is settled again', async () => {
    const result = await corrected();
    expect(verdictOf(await propose(result))).toBe('ok');
    expect(verdictOf(await propose(result))).toBe('proposal_open');
    expect(verdictOf(await approve())).toBe('ok');
    expect(verdictOf(await propose(result))).toBe('draw_not_settled');
    const { value } = await site.client.call(outsideResults, {
      ...{ token: owner.token, query: { show: 'taken', pageSize: '100' } },
    });
    expect(value.list.find(({ drawId }) => drawId === draw)).toMatchObject({ correcting: true });
    await Promise.all(Array.from({ length: 3 }, () => correctDraws(site.site)));
    expect(verdictOf(await propose(result))).toBe('draw_not_settled');
    expect(await stateNow()).toMatchObject({ state: 'drawn', revision: 2 });
    await settle({ [winner]: 0n, [loser]: 0n });
    expect(await balanceNow()).toBe(before - 3000n + 20n);
    await correctDraws(site.site);
    expect(await stateNow()).toMatchObject({ state: 'settled', revision: 2 });
    expect(verdictOf(await propose(result))).toBe('result_unfit');
  });

  it('G4 G7 goes on after a crash between two chunks', async () => {
    expect(verdictOf(await propose(await corrected()))).toBe('ok');
    expect(verdictOf(await approve())).toBe('ok');
    const first = await reverseSome(site.site.db, draw, firstId, 1);
    expect((await ticketsNow()).map(({ state }) => state)).toEqual(['placed', 'settled']);
    // Behind all tickets: the one that is left is not forgotten.
    const behindAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    expect(await reverseSome(site.site.db, draw, behindAll, 1)).toBe(firstId);
    expect(first).not.toBe(firstId);
    expect(await stateNow()).toMatchObject({ state: 'settled', revision: 1 });
    await correctDraws(site.site);
    await settle({ [winner]: 50_000n, [loser]: 0n });
    expect(await balanceNow()).toBe(before - 3000n + 50_000n + 20n);
    expect(await site.ledgerViolations()).toEqual([]);
  });

  it('G7 is refused to another brand, and once its draw is not settled', async () => {
    const result = await corrected();
    const { token, host } = await staffAt(site, 'owner', 'harbor');
    const body = { drawId: draw, result, reason };
    const elsewhere = await site.client.call(proposeLotteryCorrection, { token, host, body });
    expect(verdictOf(elsewhere)).toBe('not_lottery_office');
    expect(verdictOf(await propose(result))).toBe('ok');
    const other = await opened();
    await site.asOwner(`update proposal set subject = '${other}' where subject = '${draw}'`);
    draw = other;
    expect(verdictOf(await approve())).toBe('draw_not_settled');
  });

  it('G7 is refused for a draw without a settlement, and for no draw of a province', async () => {
    const result = await corrected();
    draw = await opened();
    expect(verdictOf(await propose(result))).toBe('draw_not_settled');
    draw = 'k3-1-20990101-0001';
    expect(verdictOf(await propose(result))).toBe('draw_not_found');
  });

  it('G5 no update by hand settles a draw again', async () => {
    const result = (await corrected()).map((number) => `'${number}'`).join();
    await expect(
      site.asOwner(
        `update lottery_draw set state = 'drawn', settled_at = null, revision = 2,
                result = array[${result}] where id = '${draw}'`,
      ),
    ).rejects.toThrow('cannot go');
    expect(await findRows(site.site.db.pool, 'select * from lottery_violations()', [])).toEqual([]);
  });
});
