import { endpoints } from '@lantern/contracts';
import { isInBook, leafOf } from '@lantern/draws';
import { faultsOfDraw } from '@lantern/draws/verify';
import { beforeAll, describe, expect, it } from 'vitest';
import { LivePage } from '../../../testing/live-page.ts';
import {
  big,
  finish,
  letClose,
  onlyGames,
  openDraws,
  place,
  slipOn,
} from '../../../testing/lottery.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { Protected } from '../../../testing/protected.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { advanceDraws, holdDraws } from './advance.ts';
import { firstId } from './ticket.store.ts';

const site = useTestSite();
beforeAll(() => onlyGames(site, ['k3-1', 'k3-3', 'k3-5', 'ssc-5']));

const draw = async (drawId: string) =>
  (await site.client.call(endpoints.drawDetails, { query: { drawId } })).value;
const ticket = async (token: string, reference: string) =>
  (await site.client.call(endpoints.ownTicket, { token, query: { reference } })).value;

/** A ticket on both sides, so that one of its lines wins whatever is drawn. */
const bothSides = [big, { ...big, selection: 'small' }];

describe('LOT-05 a slip', () => {
  it('takes its stake once, and answers the same when it is repeated', async () => {
    const member = await site.memberWith(100_000n);
    const [drawId = ''] = await openDraws(site);
    const key = freshName();
    const { value } = await place(site, member.token, slipOn([drawId]), key);
    expect(value.tickets).toMatchObject([
      {
        ...{ drawId, amount: '1000', state: 'placed', cancellable: true, payout: '0' },
        ...{ mostPayout: '1980', rebate: '0', currency: 'VND', trial: false },
        lines: [{ play: 'sides', selection: 'big', notes: 1, cost: '1000', payout: null }],
      },
    ]);
    const again = await place(site, member.token, slipOn([drawId]), key);
    expect(again.value.tickets[0]?.reference).toBe(value.tickets[0]?.reference);
    expect(await site.balanceOf(member.token)).toBe(99_000n);
  });

  it('E2 E3 is taken once if sent many times at once, and its key for nothing else', async () => {
    const member = await site.memberWith(100_000n);
    const [drawId = ''] = await openDraws(site);
    const key = freshName();
    const send = (lines = [big]) => place(site, member.token, slipOn([drawId], lines), key);
    const sent = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(sent.map(verdictOf)).toEqual(sent.map(() => 'ok'));
    expect(new Set(sent.map(({ value }) => value.tickets[0]?.reference)).size).toBe(1);
    expect(verdictOf(await send([{ ...big, multiple: 2 }]))).toBe('idempotency_key_reused');
    expect(await site.balanceOf(member.token)).toBe(99_000n);
    await letClose(site, drawId);
    expect(verdictOf(await send())).toBe('ok');
    expect(verdictOf(await place(site, member.token, slipOn([drawId])))).toBe('draw_closed');
  });

  it('E2 of two tabs is taken twice if there is money for both, and cancelled once', async () => {
    const member = await site.memberWith(3500n);
    const [drawId = ''] = await openDraws(site);
    const both = () => Promise.all([1, 2].map(() => place(site, member.token, slipOn([drawId]))));
    const first = await both();
    expect(first.map(verdictOf)).toEqual(['ok', 'ok']);
    expect(new Set(first.map(({ value }) => value.tickets[0]?.reference)).size).toBe(2);
    expect((await both()).map(verdictOf).toSorted()).toEqual(['insufficient_funds', 'ok']);
    expect(await site.balanceOf(member.token)).toBe(500n);
    const body = { references: [first[0]?.value.tickets[0]?.reference ?? ''] };
    const cancel = () =>
      site.client.call(endpoints.cancelTickets, { token: member.token, body, key: freshName() });
    const cancelled = await Promise.all([cancel(), cancel()]);
    expect(cancelled.map(verdictOf)).toEqual(['ok', 'ok']);
    expect(await site.balanceOf(member.token)).toBe(1500n);
  });

  it('of several draws is taken whole or not at all', async () => {
    const member = await site.memberWith(2500n);
    const draws = (await openDraws(site)).slice(0, 3);
    expect(verdictOf(await place(site, member.token, slipOn(draws)))).toBe('insufficient_funds');
    expect(await site.balanceOf(member.token)).toBe(2500n);
    const { value } = await place(site, member.token, slipOn(draws.slice(0, 2)));
    expect(value.tickets.map(({ drawId }) => drawId)).toEqual(draws.slice(0, 2));
    expect(await site.balanceOf(member.token)).toBe(500n);
  });

  it('G1 is refused from the closing time on, by the clock of the database', async () => {
    const member = await site.memberWith(100_000n);
    const [drawId = ''] = await openDraws(site, 'k3-3');
    await letClose(site, drawId);
    site.clock.turn({ minutes: -5 });
    const slip = { ...slipOn([drawId]), gameCode: 'k3-3' };
    const refused = await place(site, member.token, slip);
    expect(refused).toMatchObject({
      status: 409,
      reply: { code: 'draw_closed', value: { drawId } },
    });
    expect(verdictOf(await place(site, member.token, slipOn(['k3-5-20200101-0001'])))).toBe(
      'draw_not_found',
    );
    expect(await site.balanceOf(member.token)).toBe(100_000n);
  });

  it('G8 names every line that is wrong, and takes nothing', async () => {
    const member = await site.memberWith(100_000n);
    const [drawId = ''] = await openDraws(site);
    const lines = [
      { ...big, selection: 'huge' },
      { ...big, selection: 'big big' },
      { ...big, play: 'de' },
      { ...big, unit: '7' },
      { ...big, series: 1981 },
      { play: 'sides', selection: 'big', unit: '1000000', multiple: 1 },
    ];
    const answer = await place(site, member.token, slipOn([drawId], lines));
    expect(answer).toMatchObject({
      status: 400,
      reply: {
        code: 'bet_invalid',
        value: {
          problems: [
            { ticket: 0, line: 0, code: 'unknown', token: 'huge' },
            { ticket: 0, line: 1, code: 'duplicate', token: 'big' },
            { ticket: 0, line: 2, code: 'play' },
            { ticket: 0, line: 3, code: 'unit' },
            { ticket: 0, line: 4, code: 'series' },
            { ticket: 0, line: 5, code: 'series' },
          ],
        },
      },
    });
    const twice = await place(site, member.token, slipOn([drawId, drawId]));
    expect(twice).toMatchObject({ reply: { value: { problems: [{ code: 'draw_twice' }] } } });
    const other = { ...slipOn([drawId]), prizeMode: 'Lott' as const };
    expect(verdictOf(await place(site, member.token, other))).toBe('game_not_found');
    expect(await site.balanceOf(member.token)).toBe(100_000n);
  });

  it('G8 of more than a million notes costs what the server counts', async () => {
    const member = await site.memberWith(2_000_000_000n);
    const [drawId = ''] = await openDraws(site, 'ssc-5');
    const all = Array.from({ length: 5 }, () => '0123456789').join('|');
    const line = { ...big, play: 'five.direct', selection: all, unit: '100000' };
    const slip = (lines: (typeof line)[]) => ({ ...slipOn([drawId], lines), gameCode: 'ssc-5' });
    const eleven = Array.from({ length: 11 }, () => line);
    const { value } = await place(site, member.token, slip(eleven));
    expect(value.tickets[0]).toMatchObject({ amount: '110000000', mostPayout: '108900000' });
    expect(value.tickets[0]?.lines.map(({ notes }) => notes)).toEqual(eleven.map(() => 100_000));
    expect(await site.balanceOf(member.token)).toBe(1_890_000_000n);
    // The brand's limit counts what can be won, whatever the number of notes.
    const hundred = Array.from({ length: 100 }, () => line);
    expect(verdictOf(await place(site, member.token, slip(hundred)))).toBe('exposure_reached');
    const dear = await place(
      site,
      member.token,
      slip([{ ...line, unit: '100000000', multiple: 1e5 }]),
    );
    expect(dear).toMatchObject({
      status: 400,
      reply: { code: 'bet_invalid', value: { problems: [{ line: 0, code: 'too_high' }] } },
    });
    expect(await site.balanceOf(member.token)).toBe(1_890_000_000n);
  });

  it('G8 with a draw of another game is refused', async () => {
    const member = await site.memberWith(100_000n);
    const [drawId = ''] = await openDraws(site, 'ssc-5');
    expect(verdictOf(await place(site, member.token, slipOn([drawId])))).toBe('draw_not_found');
  });

  it('G9 at a price that has changed is refused with the new version', async () => {
    const member = await site.memberWith(100_000n);
    const [drawId = ''] = await openDraws(site);
    const key = freshName();
    const placed = await place(site, member.token, slipOn([drawId]), key);
    await site.query(
      `insert into lottery_rate_card (brand_id, mode, currency, version, card)
       select brand_id, mode, currency, 2, card || '{"version": 2}' from lottery_rate_card
        where mode = 'Elott' and currency = 'VND'`,
    );
    const refused = await place(site, member.token, slipOn([drawId]));
    expect(refused).toMatchObject({
      status: 409,
      reply: { code: 'odds_changed', value: { version: 2 } },
    });
    const { reference = '' } = placed.value.tickets[0] ?? {};
    expect(await ticket(member.token, reference)).toMatchObject({ lines: [{ cardVersion: 1 }] });
    await site.asOwner(
      `set session_replication_role = replica; delete from lottery_rate_card where version = 2;
       set session_replication_role = origin`,
    );
  });

  it('G10 that brings a number above the limit is refused with what is left', async () => {
    const member = await site.memberWith(900_000_000n);
    const [, , , drawId = ''] = await openDraws(site);
    const slip = slipOn([drawId], [{ ...big, unit: '100000000', multiple: 2000 }]);
    expect(verdictOf(await place(site, member.token, slip))).toBe('ok');
    const over = await place(site, member.token, slip);
    expect(over).toMatchObject({
      status: 409,
      reply: {
        code: 'exposure_reached',
        value: { drawId, play: 'sides', spot: 'big', left: '104000000' },
      },
    });
    const query = { drawId, play: 'sides' };
    const { value } = await site.client.call(endpoints.drawExposure, { query });
    expect(value).toEqual({ limit: '500000000', spots: [{ spot: 'big', left: '104000000' }] });
  });

  it('G10 a number beyond a long list has at least what the list ends with', async () => {
    const [, , , , drawId = ''] = await openDraws(site);
    await site.asOwner(
      `insert into lottery_exposure (draw_id, brand_id, play, spot, owed)
         select '${drawId}', id, 'four.direct', n::text, n from brand, generate_series(1, 1001) n`,
    );
    const { value } = await site.client.call(endpoints.drawExposure, {
      query: { drawId, play: 'four.direct' },
    });
    expect(value).toMatchObject({ limit: '499999998', spots: { length: 1000 } });
  });

  it('LOT-05 of a trial account costs play money and touches no exposure', async () => {
    const { value: trial } = await site.client.call(endpoints.freePlay, {});
    // Far from the draws of other tests, which come nearer as time passes.
    const [drawId = ''] = (await openDraws(site)).slice(10);
    const { value } = await place(site, trial.token, slipOn([drawId]));
    expect(value.tickets).toMatchObject([{ trial: true }]);
    const spots = await site.client.call(endpoints.drawExposure, {
      query: { drawId, play: 'sides' },
    });
    expect(spots.value.spots).toEqual([]);
    const proof = await site.client.call(endpoints.ticketProof, {
      token: trial.token,
      query: { reference: value.tickets[0]?.reference ?? '' },
    });
    expect(verdictOf(proof)).toBe('ticket_not_found');
  });
});

describe('LOT-05 cancelling a ticket', () => {
  it('gives the stake back once, and frees what it was on', async () => {
    const member = await site.memberWith(100_000n);
    const [, drawId = ''] = await openDraws(site);
    const owed = () =>
      site.query<{ spot: string; owed: string }>(
        `select spot, sum(owed)::text as owed from lottery_exposure
          where draw_id = $1 and owed > 0 group by 1 order by 1`,
        [drawId],
      );
    const before = await owed();
    const lines = [...bothSides, { ...big, multiple: 3 }];
    const { value } = await place(site, member.token, slipOn([drawId], lines));
    expect(await owed()).not.toEqual(before);
    const references = value.tickets.map(({ reference }) => reference);
    const wish = { token: member.token, body: { references } };
    for (const key of [freshName(), freshName()]) {
      const cancelled = await site.client.call(endpoints.cancelTickets, { ...wish, key });
      expect(cancelled.value.tickets).toMatchObject([{ state: 'cancelled', cancellable: false }]);
      expect(await owed()).toEqual(before);
    }
    expect(await site.balanceOf(member.token)).toBe(100_000n);
  });

  it('is refused after closing, and for the tickets of others', async () => {
    const [member, other] = [await site.memberWith(100_000n), await site.memberWith(1000n)];
    const [drawId = ''] = await openDraws(site, 'k3-1');
    const { value } = await place(site, member.token, { ...slipOn([drawId]), gameCode: 'k3-1' });
    const body = { references: value.tickets.map(({ reference }) => reference) };
    const cancel = (token: string) =>
      site.client.call(endpoints.cancelTickets, { token, body, key: freshName() });
    expect(verdictOf(await cancel(other.token))).toBe('ticket_not_found');
    await letClose(site, drawId);
    expect(verdictOf(await cancel(member.token))).toBe('ticket_not_cancellable');
  });

  it("G8 shows no one another member's ticket, its proof or its chase", async () => {
    const [member, other] = [await site.memberWith(100_000n), await site.memberWith(1000n)];
    const drawIds = (await openDraws(site)).slice(-2);
    const slip = { ...slipOn(drawIds), chase: { stopOnWin: false } };
    const [ticket] = (await place(site, member.token, slip)).value.tickets;
    const query = { reference: ticket?.reference ?? '' };
    const chase = ticket?.chase?.reference ?? '';
    const { ownTicket, ownTickets, ticketProof } = endpoints;
    const listed = async ({ token }: { token: string }) =>
      (await site.client.call(ownTickets, { token, query: { chase } })).value.total;
    expect(verdictOf(await site.client.call(ownTicket, { token: member.token, query }))).toBe('ok');
    expect(await listed(member)).toBe(2);
    for (const call of [ownTicket, ticketProof])
      expect(verdictOf(await site.client.call(call, { token: other.token, query }))).toBe(
        'ticket_not_found',
      );
    expect(await listed(other)).toBe(0);
  });
});

describe('LOT-06 LOT-07 a draw', () => {
  it('closes, is drawn and pays; anyone verifies it, and members find own tickets', async () => {
    const member = await site.memberWith(100_000n);
    const [, , , , , drawId = ''] = await openDraws(site);
    const lines = bothSides.map((line) => ({ ...line, series: 1900 }));
    const { value } = await place(site, member.token, slipOn([drawId], lines));
    const { reference = '' } = value.tickets[0] ?? {};
    const query = { reference };
    const early = await site.client.call(endpoints.ticketProof, { token: member.token, query });
    expect(verdictOf(early)).toBe('draw_open');
    expect((await draw(drawId)).draw).toMatchObject({ state: 'open', seed: null, result: null });
    const page = await LivePage.of(site, member.token);
    await finish(site, drawId);

    const { draw: drawn, totals } = await draw(drawId);
    expect(drawn).toMatchObject({ state: 'settled', family: 'k3' });
    const { beacon, result, seed, bookRoot, commitment, closedAt, margin } = drawn;
    if (!beacon?.signature || !result || !seed || !bookRoot || !commitment || !closedAt)
      throw new Error('not published');
    const { signature, round } = beacon;
    expect(
      faultsOfDraw(site.site.beacon.chain, {
        ...{ drawId, family: 'k3', commitment, seed, bookRoot, margin, result },
        ...{ closedAt: Date.parse(closedAt), beacon: { round, signature } },
      }),
    ).toEqual([]);

    const settled = await ticket(member.token, reference);
    expect(settled).toMatchObject({ state: 'settled', payout: '1900', rebate: '80', result });
    expect(settled.lines.map(({ payout }) => payout).sort()).toEqual(['0', '1900']);
    expect(await site.balanceOf(member.token)).toBe(99_980n);
    expect(totals).toMatchObject({ staked: '2000', paid: '1980' });
    await site.tellLive();
    const told = { drawId, gameCode: 'k3-5', state: 'settled', currency: 'VND', payout: '1900' };
    expect(await page.untilOf(['lottery_ticket'], 1)).toEqual([
      { type: 'lottery_ticket', reference, ...told, rebate: '80' },
    ]);

    const record = await site.client.call(endpoints.betHistory, { token: member.token });
    expect(record.value.list).toMatchObject([
      { vendorRoundId: reference, win: '1980', details: { draw: drawId } },
    ]);

    const proof = (await site.client.call(endpoints.ticketProof, { token: member.token, query }))
      .value;
    expect(leafOf(proof)).toBe(proof.leaf);
    expect(isInBook(bookRoot, proof.leaf, proof)).toBe(true);
  });

  it('LOT-07 with a large bet book proves each ticket from its block', async () => {
    const member = await site.memberWith(100_000n);
    const [, , , , , , drawId = ''] = await openDraws(site);
    const addOthers = (from: number) =>
      site.asOwner(
        `insert into lottery_ticket (id, draw_id, brand_id, member_id, key, nth, content, mode,
                                     reference, currency, trial, amount, balance_after, rebate_due,
                                     most_payout, salt, leaf, placed_at, round_at)
           select uuid_v7(), '${drawId}', brand_id, id, '${drawId}' || n, 1, '', 'Elott',
                  'T-OTHER' || n, currency, false, 1, 0, 0, 0, decode(repeat('00', 16), 'hex'),
                  sha256(n::text::bytea), now(), now()
             from member, generate_series(${from}, ${from} + 1499) n
            where id = '${member.customerId}'`,
      );
    try {
      const placed: string[] = [];
      for (const from of [10_000, 20_000, undefined]) {
        const { value } = await place(site, member.token, slipOn([drawId]));
        placed.push(value.tickets[0]?.reference ?? '');
        if (from !== undefined) await addOthers(from);
      }
      await letClose(site, drawId);
      await advanceDraws(site.site);
      const places: number[] = [];
      for (const reference of placed) {
        const query = { reference };
        const { value } = await site.client.call(endpoints.ticketProof, {
          token: member.token,
          query,
        });
        expect(isInBook(value.bookRoot, value.leaf, value)).toBe(true);
        places.push(value.index);
      }
      expect(places).toEqual([0, 1501, 3002]);
    } finally {
      // Their stakes were never taken.
      await site.asOwner(
        `set session_replication_role = replica;
         delete from lottery_ticket where reference like 'T-OTHER%';
         update lottery_total t set (tickets, staked) = (
           select count(*), sum(amount) from lottery_ticket x where x.draw_id = t.draw_id)
          where draw_id = '${drawId}';
         set session_replication_role = origin`,
      );
    }
  });

  it('G3 G4 is drawn and settled once, however many workers do it', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => site.memberWith(10_000n)));
    const [drawId = ''] = await openDraws(site);
    for (const { token } of members) await place(site, token, slipOn([drawId], bothSides));
    await letClose(site, drawId);
    await Promise.all(Array.from({ length: 4 }, () => advanceDraws(site.site)));
    site.clock.turn({ minutes: 1 });
    for (let step = 0; step < 3; step += 1)
      await Promise.all(Array.from({ length: 4 }, () => advanceDraws(site.site)));
    expect((await draw(drawId)).draw.state).toBe('settled');
    for (const { token } of members) expect(await site.balanceOf(token)).toBe(9980n);
  });

  it('LOT-06 a ticket without a win is lost everywhere, and not written again', async () => {
    const member = await site.memberWith(10_000n);
    const { token } = member;
    const [drawId = ''] = await openDraws(site);
    for (const selection of ['big', 'small', 'small'])
      await place(site, token, slipOn([drawId], [{ ...big, selection }]));
    const asked = async (state: 'placed' | 'settled') => {
      const query = { drawId, state };
      return (await site.client.call(endpoints.ownTickets, { token, query })).value;
    };
    expect((await asked('placed')).total).toBe(3);
    await finish(site, drawId);
    const { list } = await asked('settled');
    expect(list).toHaveLength(3);
    expect((await asked('placed')).total).toBe(0);
    const lost = list.filter(({ payout }) => payout === '0').map(({ reference }) => reference);
    expect(lost.length).toBeGreaterThan(0);
    const rows = await site.query<{ reference: string }>(
      `select reference from lottery_ticket
        where draw_id = $1 and member_id = $2 and state = 'placed'`,
      [drawId, member.customerId],
    );
    expect(rows.map(({ reference }) => reference).sort()).toEqual(lost.sort());

    const { value } = await site.client.call(endpoints.betHistory, {
      token,
      query: { status: 'lost' },
    });
    expect(value.list.map(({ vendorRoundId }) => vendorRoundId).sort()).toEqual(lost);
    expect(value.list.every(({ endedAt }) => endedAt !== null)).toBe(true);
    const [known] = await site.query(
      `select sum(f.times)::integer as times, sum(f.stake)::integer as stake,
              coalesce(sum(f.times) filter (where f.won > 0), 0)::integer as winning,
              sum(f.valid)::integer as valid, privacy_is_busy($1, null) as busy,
              winning_staked($1, now())::integer as open,
              count(*) filter (where figure_game.game_code <> 'k3-5')::integer as others,
              (select count(*) from figure_round_violations(now() - interval '1 hour') v
                where v in (select id from game_round where member_id = $1
                            union select id from lottery_part where draw_id = $2))::integer as wrong
         from figure_log f cross join lateral figure_game(f.subject_id)
        where f.member_id = $1 and f.kind = 'round'`,
      [member.customerId, drawId],
    );
    expect(known).toEqual({
      ...{ times: 3, winning: 3 - lost.length, stake: 3000, valid: 3000 },
      ...{ busy: false, open: 0, others: 0, wrong: 0 },
    });
  });

  it('G4 a lane that another worker has settled, in other parts, is gone on with', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => site.memberWith(10_000n)));
    const [drawId = ''] = await openDraws(site);
    for (const { token } of members) await place(site, token, slipOn([drawId], bothSides));
    await letClose(site, drawId);
    await holdDraws(site.site);
    site.clock.turn({ minutes: 1 });
    await holdDraws(site.site);
    expect((await draw(drawId)).draw.state).toBe('drawn');
    const [first] = await site.query<{ id: string; lane: number; owner: string }>(
      `select id, lottery_lane(member_id) as lane, member_id as owner from lottery_ticket
        where draw_id = $1 order by id limit 1`,
      [drawId],
    );
    const { id = '', lane = 0, owner } = first ?? {};
    const settle = async (revision: number, after: string) => {
      const [answer] = await site.query<{ last: string | null }>(
        `select lottery_settle($1, $2, $3, $4, $5, '{}', '{}') as last`,
        [drawId, revision, lane, after, id],
      );
      return answer?.last;
    };
    const stranger = `select lottery_settle($1, 1, $2, $3, $4, array[$3::uuid], '{5}')`;
    await expect(site.query(stranger, [drawId, lane, firstId, id])).rejects.toThrow(
      'no such ticket that won',
    );
    expect(await settle(2, firstId)).toBe(null);
    // Without wins, so that it shows whether the ticket is settled again.
    const both = [settle(1, firstId), settle(1, firstId)];
    expect(await Promise.all(both)).toEqual([id, id]);
    expect(await settle(1, '00000000-0000-0000-0000-000000000001')).toBe(id);
    await advanceDraws(site.site);
    expect((await draw(drawId)).draw.state).toBe('settled');
    expect(await settle(1, id)).toBe(null);
    for (const { customerId, token } of members)
      expect(await site.balanceOf(token)).toBe(customerId === owner ? 8000n : 9980n);
  });

  it('G4 a lane at which another worker is at work is left to it', async () => {
    const { token } = await site.memberWith(10_000n);
    const [drawId = ''] = await openDraws(site);
    await place(site, token, slipOn([drawId], bothSides));
    const other = await site.site.db.pool.connect();
    try {
      await other.query('begin');
      await other.query(
        'select lottery_lane_lock($1, lane, true) from generate_series(0, 1) lane',
        [drawId],
      );
      await finish(site, drawId);
      expect((await draw(drawId)).draw.state).toBe('drawn');
      expect(await site.balanceOf(token)).toBe(8000n);
    } finally {
      await other.query('rollback');
      other.release();
    }
    await advanceDraws(site.site);
    expect((await draw(drawId)).draw.state).toBe('settled');
    expect(await site.balanceOf(token)).toBe(9980n);
  });

  it('G15 waits for the beacon, and is void when it never comes: stakes go back', async () => {
    const member = await site.memberWith(10_000n);
    const [drawId = ''] = await openDraws(site);
    await place(site, member.token, slipOn([drawId]));
    site.beacon.misbehaviour = 'wrong_signature';
    await finish(site, drawId);
    const waiting = await draw(drawId);
    expect(waiting.draw).toMatchObject({ state: 'closed', result: null });
    const patience = 30 * 60_000;
    expect(Date.parse(waiting.voidAt ?? '')).toBe(
      Date.parse(waiting.draw.closedAt ?? '') + patience,
    );
    await site.asOwner(
      `set local session_replication_role = replica;
       update lottery_draw set closes_at = closes_at - interval '1 hour',
              opens_at = opens_at - interval '1 hour', closed_at = closed_at - interval '1 hour',
              committed_at = committed_at - interval '1 hour', draws_at = now()
        where id = '${drawId}'`,
    );
    await advanceDraws(site.site);
    await advanceDraws(site.site);
    expect(await draw(drawId)).toMatchObject({
      draw: { state: 'void', voidReason: 'no_beacon' },
      voidAt: null,
    });
    expect(await site.balanceOf(member.token)).toBe(10_000n);
  });

  it('G11 that is closed too late is void, and every stake goes back once', async () => {
    const member = await site.memberWith(10_000n);
    const [drawId = ''] = await openDraws(site);
    await place(site, member.token, slipOn([drawId]));
    await letClose(site, drawId, 61);
    for (let step = 0; step < 3; step += 1) await advanceDraws(site.site);
    expect((await draw(drawId)).draw).toMatchObject({ state: 'void', voidReason: 'late' });
    expect(await site.balanceOf(member.token)).toBe(10_000n);
    const round = await site.query<{ stake: string; refund: string }>(
      `select r.stake::text, r.refund::text from game_round r where r.member_id = $1`,
      [member.customerId],
    );
    expect(round).toEqual([{ stake: '1000', refund: '1000' }]);
  });

  it('LOT-05 a chase stops on a win: the tickets to come are cancelled', async () => {
    const member = await site.memberWith(100_000n);
    const draws = (await openDraws(site)).slice(0, 3);
    const slip = { ...slipOn(draws, bothSides), chase: { stopOnWin: true } };
    const { value } = await place(site, member.token, slip);
    const [first] = value.tickets;
    expect(first?.chase).toMatchObject({ stopOnWin: true });
    await finish(site, draws[0] ?? '');
    const { value: list } = await site.client.call(endpoints.ownTickets, {
      token: member.token,
      query: { chase: first?.chase?.reference ?? '' },
    });
    expect(list.list.map(({ state }) => state).sort()).toEqual([
      ...['cancelled', 'cancelled', 'settled'],
    ]);
    expect(await site.balanceOf(member.token)).toBe(99_980n);
  });
});

describe('LOT-01 what anyone may read of a game', () => {
  it('the prices, the results and the feed of a day', async () => {
    const gameCode = 'k3-1';
    const answers = [
      await site.client.call(endpoints.lotteryRateCard, {
        query: { gameCode, prizeMode: 'Elott' },
      }),
      await site.client.call(endpoints.lotteryResults, { query: { gameCode } }),
      await site.client.call(endpoints.drawFeed, { query: { gameCode, day: '2026-01-01' } }),
    ];
    expect(answers.map(verdictOf)).toEqual(['ok', 'ok', 'ok']);
  });
});

describe('LOT-01 what does not exist', () => {
  const gameCode = 'k3-7';
  const day = '2026-11-24';
  const drawId = 'k3-5-20200101-0001';

  it.each<[string, () => Promise<{ reply: Parameters<typeof verdictOf>[0]['reply'] }>]>([
    ['the lobby', () => site.client.call(endpoints.lotteryLobby, { query: { gameCode } })],
    [
      'the rate card',
      () =>
        site.client.call(endpoints.lotteryRateCard, { query: { gameCode, prizeMode: 'Elott' } }),
    ],
    ['the results', () => site.client.call(endpoints.lotteryResults, { query: { gameCode } })],
    ['the feed', () => site.client.call(endpoints.drawFeed, { query: { gameCode, day } })],
  ])('%s of an unknown game is not found', async (_what, call) => {
    expect(verdictOf(await call())).toBe('game_not_found');
  });

  it('a draw and a ticket are not found', async () => {
    const { token } = await site.register();
    const play = 'sides';
    const answers = [
      await site.client.call(endpoints.drawDetails, { query: { drawId } }),
      await site.client.call(endpoints.drawExposure, { query: { drawId, play } }),
      await site.client.call(endpoints.ownTicket, { token, query: { reference: 'T-22222222' } }),
    ];
    expect(answers.map(verdictOf)).toEqual([
      ...['draw_not_found', 'draw_not_found', 'ticket_not_found'],
    ]);
  });
});

describe('LOT-05 a member who may not stake', () => {
  it('has a frozen purse, a limit or a debt: no ticket is taken', async () => {
    const [drawId = ''] = await openDraws(site);
    const frozen = await site.memberWith(10_000n);
    await site.query('update purse set frozen = true where member_id = $1', [frozen.customerId]);
    expect(verdictOf(await place(site, frozen.token, slipOn([drawId])))).toBe('player_blocked');

    const limited = await site.memberWith(10_000n);
    await new Protected(site, limited.token).wish('stake', '1500');
    expect(verdictOf(await place(site, limited.token, slipOn([drawId])))).toBe('ok');
    expect(verdictOf(await place(site, limited.token, slipOn([drawId])))).toBe('limit_reached');

    const player = await Player.with(site, 1000n);
    const bet = player.bet();
    const win = player.win(bet);
    await site.vendorCall('bet', bet);
    await site.vendorCall('win', win);
    await site.vendorCall('bet', player.bet({ amount: '2000' }));
    await site.vendorCall('rollback', player.rollback(win));
    const owing = await place(site, player.member.token, slipOn([drawId]));
    expect(verdictOf(owing)).toBe('member_in_debt');
  });
});
