import { endpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { lantern } from '../../../testing/brand.ts';
import { answerCentre, promotionOf } from '../../../testing/centre-answers.ts';
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
