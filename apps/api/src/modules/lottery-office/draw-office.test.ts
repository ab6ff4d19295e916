import { endpoints } from '@lantern/contracts';
import { chainOf } from '@lantern/draws';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  big,
  finish,
  letClose,
  onlyGames,
  openDraws,
  place,
  slipOn,
} from '../../../testing/lottery.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { advanceDraws } from '../lottery/advance.ts';

const site = useTestSite();
const reason = 'The beacon was attacked';
type Person = TestStaff & { token: string };
let owner: Person;
let reviewer: Person;
let elsewhere: Person;
beforeAll(async () => {
  await onlyGames(site, ['k3-1', 'k3-5']);
  owner = await staffAt(site, 'owner');
  reviewer = await staffAt(site, 'reviewer');
  elsewhere = await staffAt(site, 'owner', 'harbor');
});

const proposeVoid = ({ token, host }: Person, drawId: string) =>
  site.client.call(endpoints.proposeLotteryVoid, { token, host, body: { drawId, reason } });
const stateOf = async (drawId: string) =>
  (await site.client.call(endpoints.drawDetails, { query: { drawId } })).value.draw;
const shown = async (drawId: string, show: 'open' | 'ended' = 'open') => {
  const query = { show, gameCode: 'k3-5', pageSize: '100' };
  const { value } = await site.client.call(endpoints.officeDraws, { token: owner.token, query });
  return value.list.find((one) => one.drawId === drawId);
};

describe('LOT-06 staff void a draw', () => {
  it('G11 only two people of the office can; every stake goes back, in public', async () => {
    const member = await site.memberWith(10_000n);
    const [, , drawId = ''] = await openDraws(site);
    await place(site, member.token, slipOn([drawId]));
    expect(await shown(drawId)).toMatchObject({ tickets: 1, staked: '1000', proposed: false });
    expect(verdictOf(await proposeVoid(elsewhere, drawId))).toBe('not_lottery_office');
    expect(verdictOf(await proposeVoid(owner, 'k3-5-20200101-0001'))).toBe('draw_not_found');
    expect(verdictOf(await proposeVoid(owner, drawId))).toBe('ok');
    expect(verdictOf(await proposeVoid(reviewer, drawId))).toBe('proposal_open');
    expect((await stateOf(drawId)).state).toBe('open');
    expect(await shown(drawId)).toMatchObject({ proposed: true });

    const [proposal] = await site.query<{ id: string }>(
      "select id from proposal where subject = $1 and kind = 'lottery_void'",
      [drawId],
    );
    const approve = ({ token }: Person) =>
      site.client.call(endpoints.approveProposal, {
        ...{ token, key: freshName(), body: { id: proposal?.id ?? '' } },
      });
    expect(verdictOf(await approve(owner))).toBe('same_person');
    expect(verdictOf(await approve(reviewer))).toBe('ok');
    await advanceDraws(site.site);
    expect(await stateOf(drawId)).toMatchObject({ state: 'void', voidReason: 'staff' });
    expect(await site.balanceOf(member.token)).toBe(10_000n);
    expect(await shown(drawId, 'ended')).toMatchObject({ state: 'void', unsettled: 0 });
    expect(verdictOf(await proposeVoid(owner, drawId))).toBe('draw_decided');
  });
});

describe('G10 the exposure of a draw', () => {
  it('is shown to staff by play and number, next to the limit', async () => {
    const member = await site.memberWith(10_000n);
    const [, , , drawId = ''] = await openDraws(site);
    await place(site, member.token, slipOn([drawId]));
    const look = (query: { drawId: string }) =>
      site.client.call(endpoints.officeExposure, { token: owner.token, query });
    expect((await look({ drawId })).value).toEqual({
      ...{ currency: 'VND', limit: '500000000' },
      plays: [{ play: 'sides', spots: [{ spot: 'big', owed: '1980' }] }],
      cut: false,
    });
    await site.asOwner(
      `insert into lottery_exposure (draw_id, brand_id, play, spot, owed)
         select '${drawId}', id, 'lo4', n::text, n from brand, generate_series(1, 2001) n`,
    );
    const { value } = await look({ drawId });
    expect(value.cut).toBe(true);
    expect(value.plays.reduce((sum, { spots }) => sum + spots.length, 0)).toBe(2000);
    expect(verdictOf(await look({ drawId: 'k3-5-20200101-0001' }))).toBe('draw_not_found');
  });

  it('G10 has a limit that staff change, for later tickets', async () => {
    const member = await site.memberWith(100_000n);
    const [, , , , drawId = ''] = await openDraws(site);
    const { token } = reviewer;
    const look = async () =>
      (await site.client.call(endpoints.lotteryExposureLimit, { token })).value;
    const save = (by: Person, amount: string, version: string) =>
      site.client.call(endpoints.saveLotteryExposureLimit, {
        ...{ token: by.token, host: by.host, body: { amount, version, reason } },
      });
    const { amount: before, version } = await look();
    const cashier = await staffAt(site, 'cashier');
    expect(verdictOf(await save(cashier, '3000', version))).toBe('permission_denied');
    expect(verdictOf(await save(reviewer, '0', version))).toBe('invalid_input');
    expect(verdictOf(await place(site, member.token, slipOn([drawId])))).toBe('ok');
    expect(verdictOf(await save(reviewer, '3000', version))).toBe('ok');
    expect(verdictOf(await save(owner, '4000', version))).toBe('rule_changed');
    expect(await place(site, member.token, slipOn([drawId]))).toMatchObject({
      reply: { code: 'exposure_reached', value: { spot: 'big', left: '1020' } },
    });
    const [written] = await site.query(
      "select before, after, reason from audit_event where action = 'lottery_limit_changed'",
    );
    expect(written).toEqual({
      ...{ before: { exposureLimit: before }, after: { exposureLimit: '3000' }, reason },
    });
    expect(verdictOf(await save(owner, before, (await look()).version))).toBe('ok');
    expect(verdictOf(await place(site, member.token, slipOn([drawId])))).toBe('ok');
  });
});

describe('LOT-04 the prices of a brand', () => {
  const cards = async () =>
    (await site.client.call(endpoints.officeRateCards, { token: owner.token })).value.cards;
  const cardOf = async (mode: string) => {
    const found = (await cards()).find(({ card }) => card.mode === mode);
    if (!found) throw new Error(`no card ${mode}`);
    return found;
  };

  it('G9 a new version prices new bets alone; open slips learn of it', async () => {
    const member = await site.memberWith(100_000n);
    const draws = await openDraws(site);
    const drawId = draws.at(-1) ?? '';
    const placed = await place(
      site,
      member.token,
      slipOn([drawId], [big, { ...big, play: 'sides', selection: 'small' }]),
    );
    const { card } = await cardOf('Elott');
    const series = { least: 1700, most: 1900, step: 2, initial: 1900 };
    const next = { ...card, version: card.version + 1, series };
    const save = (changed: typeof next) =>
      site.client.call(endpoints.saveLotteryRateCard, {
        ...{ token: owner.token, body: { card: changed, reason } },
      });
    const above = { ...next.rates, k3: { sides: { kind: 'fixed' as const, odds: { big: '3' } } } };
    expect(verdictOf(await save({ ...next, rates: above }))).toBe('invalid_input');
    expect(verdictOf(await save({ ...next, version: card.version }))).toBe('rule_changed');
    expect(verdictOf(await save(next))).toBe('ok');
    expect(verdictOf(await save(next))).toBe('rule_changed');
    expect(await cardOf('Elott')).toMatchObject({
      ...{ card: { version: card.version + 1, series }, savedBy: owner.username },
    });
    expect(verdictOf(await place(site, member.token, slipOn([drawId])))).toBe('odds_changed');

    await finish(site, drawId);
    const { value: ticket } = await site.client.call(endpoints.ownTicket, {
      ...{ token: member.token, query: { reference: placed.value.tickets[0]?.reference ?? '' } },
    });
    expect(ticket).toMatchObject({ state: 'settled', payout: '1980', rebate: '0' });
  });
});

describe('LOT-03 a game', () => {
  it('LOT-03 that the office pauses opens no draws, and does when it is resumed', async () => {
    const pause = (paused: boolean, { token, host }: Person = owner, gameCode = 'k3-3') =>
      site.client.call(endpoints.pauseLotteryGame, {
        ...{ token, host, body: { gameCode, paused, reason } },
      });
    const look = async () => {
      const { value } = await site.client.call(endpoints.listOfficeGames, { token: owner.token });
      return value.games.find(({ gameCode }) => gameCode === 'k3-3');
    };
    expect(verdictOf(await pause(true, elsewhere))).toBe('not_lottery_office');
    expect(verdictOf(await pause(true, owner, 'vn-north'))).toBe('game_not_found');
    expect(verdictOf(await pause(true))).toBe('ok');
    await advanceDraws(site.site);
    const prizeModes = ['Elott', 'SEA', 'ZY'];
    expect(await look()).toMatchObject({ paused: true, open: 0, prizeModes });
    expect(verdictOf(await pause(false))).toBe('ok');
    await advanceDraws(site.site);
    expect((await look())?.open).toBeGreaterThan(0);
  });
});

describe('LOT-07 the seeds of draws', () => {
  it('G12 no seed is readable before its draw, in no table and no reply', async () => {
    const [drawId = ''] = await openDraws(site);
    await letClose(site, drawId);
    const { value } = await site.client.call(endpoints.lotterySeeds, { token: owner.token });
    expect(value.beacon).toMatchObject({ independent: false, answers: true });
    const chain = value.chains.find(({ gameCode }) => gameCode === 'k3-5');
    expect(chain?.used).toBeGreaterThan(chain?.revealed ?? 0);

    const [row] = await site.query<{ id: string; sealed: string; length: number; place: number }>(
      `select c.id, c.sealed, c.length, d.place from lottery_draw d
         join lottery_seed_chain c on c.id = d.chain_id where d.id = $1`,
      [drawId],
    );
    if (!row) throw new Error('no chain');
    const last = site.site.vault.open('lottery seeds', row.id, row.sealed);
    const { seeds } = chainOf(last, row.length);
    const replies = JSON.stringify([
      value,
      await stateOf(drawId),
      (await site.client.call(endpoints.officeDraws, { token: owner.token, query: {} })).value,
    ]);
    const tables = JSON.stringify([
      await site.query('select c::text from lottery_seed_chain c'),
      await site.query('select d::text from lottery_draw d'),
      await site.query('select o.payload::text from outbox o'),
    ]);
    for (const secret of [last, seeds[row.place] ?? '']) {
      expect(secret).toHaveLength(64);
      expect(replies).not.toContain(secret);
      expect(tables).not.toContain(secret);
    }
  });
});
