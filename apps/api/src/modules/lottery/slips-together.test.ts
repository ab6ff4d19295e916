import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { big, letClose, onlyGames, openDraws, place, slipOn } from '../../../testing/lottery.ts';
import { verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
beforeAll(() => onlyGames(site, ['k3-3', 'k3-5', 'vn27-5']));

const members = (count: number, money: bigint) =>
  Promise.all(Array.from({ length: count }, () => site.memberWith(money)));
const booked = async (drawId: string) =>
  (
    await site.query<{ tickets: number; lines: number; owed: string; rounds: number }>(
      `select count(*)::integer as tickets,
              (select count(*) from lottery_line l join lottery_ticket t on t.id = l.ticket_id
                where t.draw_id = $1)::integer as lines,
              (select sum(owed) from lottery_exposure where draw_id = $1)::text as owed,
              (select count(*) from game_round r join lottery_ticket t on t.id = r.id
                where t.draw_id = $1 and r.details = jsonb_build_object('draw', $1::text)
              )::integer as rounds
         from lottery_ticket where draw_id = $1`,
      [drawId],
    )
  )[0];

describe('LOT-05 slips that arrive together', () => {
  it('are each taken, with their lines, rounds, money and exposure', async () => {
    const players = await members(20, 10_000n);
    const [, drawId = ''] = await openDraws(site);
    const answers = await Promise.all(
      players.map(({ token }) =>
        place(site, token, slipOn([drawId], [big, { ...big, multiple: 2 }])),
      ),
    );
    expect(answers.map(verdictOf)).toEqual(players.map(() => 'ok'));
    for (const [at, { token }] of players.entries()) {
      expect(await site.balanceOf(token)).toBe(7000n);
      expect(answers[at]?.value.tickets).toMatchObject([
        { drawId, amount: '3000', lines: [{ multiple: 1 }, { multiple: 2 }] },
      ]);
    }
    // 1.98 times 3,000 for each.
    expect(await booked(drawId)).toEqual({ tickets: 20, lines: 40, owed: '118800', rounds: 20 });
  });

  it('leave the others alone when one is refused, whatever for', async () => {
    const [draws, closing] = [await openDraws(site), await openDraws(site, 'k3-3')];
    const [, , drawId = ''] = draws;
    const [closed = ''] = closing;
    await letClose(site, closed);
    const [rich, poor, late, twice] = await members(4, 5000n);
    const on = (token = '', lines = [big], id = drawId) => place(site, token, slipOn([id], lines));
    const answers = await Promise.all([
      on(rich?.token),
      on(poor?.token, [{ ...big, multiple: 6 }]),
      place(site, late?.token ?? '', { ...slipOn([closed]), gameCode: 'k3-3' }),
      on(rich?.token, [{ ...big, selection: 'odd' }]),
      on(twice?.token),
      on(twice?.token, [big], 'k3-5-20200101-0001'),
    ]);
    expect(answers.map(verdictOf)).toEqual([
      ...['ok', 'insufficient_funds', 'draw_closed', 'ok', 'ok', 'draw_not_found'],
    ]);
    expect(await site.balanceOf(rich?.token ?? '')).toBe(3000n);
    expect(await site.balanceOf(poor?.token ?? '')).toBe(5000n);
    expect(await site.balanceOf(twice?.token ?? '')).toBe(4000n);
    // 1.98 times 1,000 for each ticket that was taken; the refused ones owe nothing.
    expect(await booked(drawId)).toEqual({ tickets: 3, lines: 3, owed: '5940', rounds: 3 });
  });

  it('G10 never bring a number above its limit together', async () => {
    const players = await members(12, 900_000_000n);
    const [, , , drawId = ''] = await openDraws(site);
    // Each would owe 99 of 500 million.
    const line = { ...big, unit: '100000000', multiple: 500 };
    const answers = await Promise.all(
      players.map(({ token }) => place(site, token, slipOn([drawId], [line]))),
    );
    const taken = answers.filter((answer) => verdictOf(answer) === 'ok');
    expect(taken).toHaveLength(5);
    expect(answers.map(verdictOf).filter((verdict) => verdict === 'exposure_reached')).toHaveLength(
      7,
    );
    const query = { drawId, play: 'sides' };
    const { value } = await site.client.call(endpoints.drawExposure, { query });
    expect(value.spots).toEqual([{ spot: 'big', left: '5000000' }]);
  });

  it('G10 of a hundred on number 07, in one draw or two, never pass its limit', async () => {
    const players = await members(20, 10_000_000n);
    const draws = (await openDraws(site, 'vn27-5')).slice(0, 2);
    const line = { play: 'lo2', selection: '07', unit: '1000000', multiple: 4 };
    const on = (some: string[]) => ({
      ...slipOn(some, [line]),
      ...{ gameCode: 'vn27-5', prizeMode: 'Lott' as const },
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        place(
          site,
          players[at % 20]?.token ?? '',
          on(draws.slice(0, 1 + (Math.floor(at / 20) % 2))),
        ),
      ),
    );
    // 27 lots of 4,000 times 98 in each: 47 of them are just below 500 million.
    const taken = answers.filter((answer) => verdictOf(answer) === 'ok');
    expect(taken).toHaveLength(47);
    expect(new Set(answers.map(verdictOf))).toEqual(new Set(['ok', 'exposure_reached']));
    const [first, second] = await Promise.all(draws.map(booked));
    expect(first).toMatchObject({ tickets: 47, owed: String(47n * 10_584_000n) });
    const ofTwo = taken.filter(({ value }) => value.tickets.length === 2);
    expect(second?.tickets).toBe(ofTwo.length);
    const balances = await Promise.all(players.map(({ token }) => site.balanceOf(token)));
    const left = balances.reduce((sum, balance) => sum + balance, 0n);
    expect(left).toBe(200_000_000n - 108_000n * BigInt(47 + ofTwo.length));
  });

  it('answer each with its ticket, as it is read afterwards', async () => {
    const players = await members(3, 10_000n);
    const [drawId = ''] = await openDraws(site);
    const answers = await Promise.all(
      players.map(({ token }, at) =>
        place(site, token, slipOn([drawId], [big, { ...big, selection: 'odd', multiple: at + 1 }])),
      ),
    );
    for (const [at, { token }] of players.entries()) {
      const placed = answers[at]?.value.tickets[0];
      const query = { reference: placed?.reference ?? '' };
      const { value } = await site.client.call(endpoints.ownTicket, { query, token });
      expect(value).toEqual(placed);
      expect(value).toMatchObject({ state: 'placed', cancellable: true, lines: [{}, {}] });
    }
  });

  it('are each taken with all their draws, chases too, and answer as they are read', async () => {
    const players = await members(12, 10_000n);
    const draws = (await openDraws(site)).slice(7, 10);
    const answers = await Promise.all(
      players.map(({ token }, at) => {
        const slip = slipOn(draws.slice(0, 1 + (at % 3)));
        return place(site, token, at % 2 ? { ...slip, chase: { stopOnWin: at > 6 } } : slip);
      }),
    );
    expect(answers.map(verdictOf)).toEqual(players.map(() => 'ok'));
    for (const [at, { token }] of players.entries()) {
      const tickets = answers[at]?.value.tickets ?? [];
      expect(tickets.map(({ drawId }) => drawId)).toEqual(draws.slice(0, 1 + (at % 3)));
      expect(await site.balanceOf(token)).toBe(10_000n - 1000n * BigInt(tickets.length));
      for (const ticket of tickets) {
        const query = { reference: ticket.reference };
        expect((await site.client.call(endpoints.ownTicket, { query, token })).value).toEqual(
          ticket,
        );
        expect(ticket.chase?.stopOnWin).toBe(at % 2 ? at > 6 : undefined);
      }
    }
    const [first, second, third] = await Promise.all(draws.map(booked));
    expect(first).toEqual({ tickets: 12, lines: 12, owed: '23760', rounds: 12 });
    expect(second).toEqual({ tickets: 8, lines: 8, owed: '15840', rounds: 8 });
    expect(third).toEqual({ tickets: 4, lines: 4, owed: '7920', rounds: 4 });
  });

  it('are each taken whole or not at all', async () => {
    const draws = (await openDraws(site)).slice(12, 15);
    const [closed = ''] = await openDraws(site, 'k3-3');
    await letClose(site, closed);
    const [rich, late, full] = await members(3, 900_000_000n);
    const poor = await site.memberWith(2500n);
    const on = (token = '', some = draws, lines = [big]) => place(site, token, slipOn(some, lines));
    const answers = await Promise.all([
      on(rich?.token),
      on(poor.token),
      on(late?.token, [...draws, 'k3-5-20200101-0001']),
      // 594 of 500 million on one number of the second draw.
      place(site, full?.token ?? '', {
        ...slipOn(draws),
        tickets: draws.map((drawId, at) => ({
          drawId,
          lines: at === 1 ? Array(6).fill({ ...big, unit: '100000000', multiple: 500 }) : [big],
        })),
      }),
      on(rich?.token, draws.slice(0, 2)),
    ]);
    expect(answers.map(verdictOf)).toEqual([
      ...['ok', 'insufficient_funds', 'draw_not_found', 'exposure_reached', 'ok'],
    ]);
    const [first, second, third] = await Promise.all(draws.map(booked));
    expect([first, second, third]).toMatchObject([
      { tickets: 2, owed: '3960' },
      { tickets: 2, owed: '3960' },
      { tickets: 1, owed: '1980' },
    ]);
    expect(await site.balanceOf(poor.token)).toBe(2500n);
    expect(await site.balanceOf(rich?.token ?? '')).toBe(899_995_000n);
  });

  it('G10 tell pages once when less than a fifth of a limit is left', async () => {
    const players = await members(5, 900_000_000n);
    const [, , , , drawId = ''] = await openDraws(site);
    // Each owes 99 of 500 million; the last one would fit, but has no money for it.
    const line = { ...big, selection: 'small', unit: '100000000', multiple: 500 };
    const poor = await site.memberWith(1000n);
    const answers = await Promise.all([
      ...players.map(({ token }) => place(site, token, slipOn([drawId], [line]))),
      place(site, poor.token, slipOn([drawId], [{ ...line, multiple: 5 }])),
    ]);
    expect(answers.map(verdictOf)).toEqual([
      ...['ok', 'ok', 'ok', 'ok', 'ok', 'insufficient_funds'],
    ]);
    expect(
      await site.query(
        `select payload from outbox
          where topic = 'lottery_exposure' and payload ->> 'drawId' = $1`,
        [drawId],
      ),
    ).toEqual([{ payload: { drawId, play: 'sides', spot: 'small', left: '5000000' } }]);
    expect((await booked(drawId))?.owed).toBe('495000000');
  });

  it('are each proved by the ledger afterwards', async () => {
    expect(await site.query('select * from ledger_violations()')).toEqual([]);
    expect(await site.query('select * from lottery_violations()')).toEqual([]);
  });
});
