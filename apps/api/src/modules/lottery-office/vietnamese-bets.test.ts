import { type BodyOf, endpoints, type placeSlip } from '@lantern/contracts';
import { beforeAll, expect, it } from 'vitest';
import { letClose, onlyGames, place } from '../../../testing/lottery.ts';
import { verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { advanceDraws } from '../lottery/advance.ts';
import { fetchResults } from './fetch-results.ts';
import { scheduleProvinceDraws } from './schedule-draws.ts';

const site = useTestSite();
beforeAll(() => onlyGames(site, ['k3-5']));

type Line = BodyOf<typeof placeSlip>['tickets'][number]['lines'][number];
/** A điểm of a thousand dong. */
const line = (play: string, selection: string): Line => ({
  ...{ play, selection, unit: '1000000', multiple: 1 },
});

/** The last draw of the North that takes bets, and what its sources will say. */
async function comingDraw() {
  await scheduleProvinceDraws(site.site);
  const query = { gameCode: 'vn-north', count: '5' };
  const { value } = await site.client.call(endpoints.openedVietnamese, { query });
  const { drawId = '', numero = '' } = value.games[0]?.numeros.at(-1) ?? {};
  const date = `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6)}`;
  const asked = { drawId, family: 'vn27', region: 'north', province: 'ha-noi', date } as const;
  const result = (await site.results.sources[0]?.fetch(asked)) ?? [];
  return { drawId, result, tails: result.map((number) => number.slice(-2)) };
}

const ticketOf = async (token: string, reference: string) =>
  (await site.client.call(endpoints.ownTicket, { token, query: { reference } })).value;

it('LOT-02 LOT-04 LOT-05 bets on the North are taken, drawn by two sources and paid', async () => {
  const member = await site.memberWith(1_000_000n);
  const { drawId, result, tails } = await comingDraw();
  const [db = '', other = ''] = [tails[0], tails.find((tail) => tail !== tails[0])];
  const hits = BigInt(tails.filter((tail) => tail === db).length);
  const slip = (prizeMode: 'Lott' | 'SEA', lines: Line[]) => ({
    ...{ gameCode: 'vn-north', prizeMode, cardVersion: 1, tickets: [{ drawId, lines }] },
  });
  const lines = [line('lo2', db), line('de', db), line('xien2', `${db} ${other}`)];
  const placed = await place(site, member.token, slip('Lott', lines));
  expect(placed.value.tickets).toMatchObject([
    { amount: '29000', lines: [{ cost: '27000' }, { cost: '1000' }, { cost: '1000' }] },
  ]);
  const discounted = await place(site, member.token, slip('SEA', [line('lo2', db)]));
  expect(discounted.value.tickets).toMatchObject([{ amount: '22000' }]);

  await letClose(site, drawId);
  await advanceDraws(site.site);
  expect(verdictOf(await place(site, member.token, slip('Lott', lines)))).toBe('draw_closed');
  await fetchResults(site.site);
  await advanceDraws(site.site);

  const won = hits * 98_000n + 95_000n + 17_000n;
  const ticket = await ticketOf(member.token, placed.value.tickets[0]?.reference ?? '');
  expect(ticket).toMatchObject({ state: 'settled', payout: `${won}`, result });
  const cheap = await ticketOf(member.token, discounted.value.tickets[0]?.reference ?? '');
  expect(cheap).toMatchObject({ state: 'settled', payout: `${hits * 78_000n}` });
  expect(await site.balanceOf(member.token)).toBe(1_000_000n - 51_000n + won + hits * 78_000n);

  const { value: record } = await site.client.call(endpoints.lotteryResults, {
    query: { gameCode: 'vn-north', day: '' },
  });
  expect(record.list[0]).toMatchObject({ drawId, state: 'settled', result });
});
