import { endpoints } from '@lantern/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { lantern } from '../../../testing/brand.ts';
import { answerCentre, freeRoundsOf, promotionOf } from '../../../testing/centre-answers.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { answerMemberInfo } from '../../../testing/site-answers.ts';
import { openSession } from '../../lib/session/session.ts';

function rewardServer(promotions: Parameters<typeof answerCentre>[1], rankLevel = 3): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerMemberInfo(server, {
    clubLabel: { labelName: 'Gold club', color: '#F2B63C', color2: '#FFD98A', rankLevel },
  });
  answerCentre(server, promotions);
  return server;
}

beforeEach(() => openSession(sessionOf('demomember')));

it.each(['bonusDetails', 'rewardCenter'])('NAV-09 %s links every promotion', async (page) => {
  const promotions = [promotionOf(1), promotionOf(2, { status: 'coming_soon' })];
  await renderSite(`/?centre=${page}`, rewardServer({ promotions }));
  const first = await screen.findByRole('link', { name: /Promotion 1/ });
  expect(first).toHaveAttribute('href', `/promoDetail?id=${promotions[0]?.id}`);
  expect(screen.getByRole('link', { name: /Promotion 2/ })).toBeVisible();
  expect(screen.getByText('Coming soon')).toBeVisible();
});

it.each(['bonusDetails', 'rewardCenter'])(
  'NAV-09 %s says when there is no promotion, and offers an action',
  async (page) => {
    await renderSite(`/?centre=${page}`, rewardServer({ promotions: [] }));
    expect(await screen.findByText('No promotions right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See hot games' })).toHaveAttribute('href', '/hot');
  },
);

it('NAV-09 missionLeaderboard shows announced missions and no other promotion', async () => {
  const promotions = [promotionOf(1, { category: 'mission', title: 'Ten rounds' }), promotionOf(2)];
  await renderSite('/?centre=missionLeaderboard', rewardServer({ promotions }));
  expect(await screen.findByRole('link', { name: /Ten rounds/ })).toBeVisible();
  expect(screen.queryByText('Promotion 2')).toBeNull();
});

it('NAV-09 missionLeaderboard says that none is announced, with a way on', async () => {
  await renderSite('/?centre=missionLeaderboard', rewardServer({ promotions: [promotionOf(2)] }));
  expect(await screen.findByText('No missions right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See promotions' })).toHaveAttribute(
    'href',
    '/promotions',
  );
});

describe('the free rounds of the reward centre', () => {
  const shown = async () => within(await screen.findByRole('region', { name: 'Free rounds' }));
  const [game] = lantern.hot.list;

  it('PRO-04 are shown with value, wins, terms and end, and lead to their games', async () => {
    const free = freeRoundsOf({ games: game ? [game] : [] });
    const server = rewardServer({ freeRounds: [free] });
    await renderSite('/?centre=rewardCenter', server);
    const region = await shown();
    expect(await region.findByText('7 of 10 left')).toBeVisible();
    expect(region.getByText('₫2,000 each')).toBeVisible();
    expect(region.getByText('Won so far: ₫12,500')).toBeVisible();
    expect(region.getByText(/^Until .*2026/)).toBeVisible();
    expect(
      region.getByText('Before a withdrawal, wager 100% of what these rounds win.'),
    ).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: game?.name ?? '' }));
    await waitFor(() =>
      expect(server.to(endpoints.gameDetails)).toMatchObject([{ query: { nodeId: game?.nodeId } }]),
    );
  });

  it('PRO-04 say what became of ended ones, and when wins are cash', async () => {
    const ended = freeRoundsOf({ state: 'expired', turnoverPercent: 0, won: '0' });
    const cash = freeRoundsOf({ id: sessionOf('x').customerId, turnoverPercent: 0 });
    await renderSite('/?centre=rewardCenter', rewardServer({ freeRounds: [cash, ended] }));
    const [first, second] = (await (await shown()).findAllByRole('listitem')).map((item) =>
      within(item),
    );
    expect(first?.getByText('What these rounds win is cash.')).toBeVisible();
    expect(second?.getByText('Expired')).toBeVisible();
    expect(second?.queryByText(/left|wager|cash|Won so far|None of the games/)).toBeNull();
  });

  it('PRO-04 say when there are none, and when no game is open', async () => {
    await renderSite('/?centre=rewardCenter', rewardServer({}));
    expect(await (await shown()).findByText('You have no free rounds.')).toBeVisible();
    cleanup();
    await renderSite('/?centre=rewardCenter', rewardServer({ freeRounds: [freeRoundsOf()] }));
    expect(await (await shown()).findByText('None of the games is open right now.')).toBeVisible();
  });
});

it('NAV-09 MEM-06 playerRank shows the member’s label, and the rank among the six', async () => {
  await renderSite('/?centre=playerRank', rewardServer({}, 3));
  const own = within(await screen.findByRole('region', { name: 'Your rank' }));
  expect(own.getByText('Gold club')).toBeVisible();
  expect(own.getByText('Rank 3 of 6')).toBeVisible();
  const six = screen
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('img[src*="/art/medal/"]'));
  expect(six.map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'true',
    null,
    null,
    null,
  ]);
});

it.each([3, 7])('MEM-06 playerRank shows the %i ranks of the brand by its names', async (count) => {
  const ranks = Array.from({ length: count }, (_, at) => ({
    labelName: at === 1 ? 'Silver' : `Stone ${at + 1}`,
    color: '#112233',
    color2: '#445566',
  }));
  const server = rewardServer({}, count);
  server.on(endpoints.siteSettings, () => ({ ...lantern.settings, ranks }));
  await renderSite('/?centre=playerRank', server);
  const own = within(await screen.findByRole('region', { name: 'Your rank' }));
  expect(own.getByText(`Stone ${count}`)).toBeVisible();
  expect(own.getByText(`Rank ${count} of ${count}`)).toBeVisible();
  const all = within(screen.getByRole('region', { name: 'All ranks' })).getAllByRole('listitem');
  expect(all.map((item) => item.querySelector('p')?.textContent)).toEqual(
    ranks.map(({ labelName }) => labelName),
  );
  expect(all.map((item) => item.querySelector('img') !== null)).toEqual(
    ranks.map(({ labelName }) => labelName === 'Silver'),
  );
  expect(all.at(-1)).toHaveAttribute('aria-current', 'true');
});

it('NAV-09 playerRank leads every rank to customer service, and promises no other', async () => {
  await renderSite('/?centre=playerRank', rewardServer({}, 5));
  expect(await screen.findByRole('button', { name: 'Contact customer service' })).toBeVisible();
  expect(screen.queryByText(/VIP (customer )?service/)).toBeNull();
});

it('NAV-09 playerRank names a rank that the club does not have by its label alone', async () => {
  await renderSite('/?centre=playerRank', rewardServer({}, 0));
  const own = within(await screen.findByRole('region', { name: 'Your rank' }));
  expect(own.getAllByText('Gold club').length).toBeGreaterThan(0);
  expect(own.queryByText(/^Rank \d/)).toBeNull();
});
