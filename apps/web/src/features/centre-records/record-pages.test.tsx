import { betHistory, endpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember, historyOf, roundOf } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { answerMemberInfo } from '../../../testing/site-answers.ts';
import { openSession } from '../../lib/session.ts';

function recordServer(): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerMemberInfo(server);
  return server;
}

beforeEach(() => openSession(sessionOf('demomember')));

it('NAV-09 transactionHistory shows what rounds have taken and paid in the period, and leads to them', async () => {
  const server = recordServer();
  server.on(betHistory, () => historyOf([roundOf(1, { win: '60000', net: '40000', status: 'won' })]));
  const { place } = await renderSite('/?centre=transactionHistory', server);
  const table = await screen.findByRole('table', { name: 'Movements by games' });
  expect(within(table).getByRole('row', { name: /Win.*\+₫60,000/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Stake.*-₫20,000/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '30 days' }));
  expect(server.to(betHistory).at(-1)?.query).toEqual({ range: '30', pageNo: '1' });
  await userEvent.click(screen.getByRole('button', { name: 'See the betting record' }));
  expect(place()).toBe('/?centre=personalHistoryCopy');
});

it('NAV-09 transactionHistory says that no game has taken or paid anything where that is so', async () => {
  const server = recordServer();
  server.on(betHistory, () => historyOf([]));
  await renderSite('/?centre=transactionHistory', server);
  expect(await screen.findByText('No stake and no win in this period')).toBeVisible();
  expect(await screen.findByText(/1,248,050/)).toBeVisible();
});

it('NAV-09 personalProfit shows what the rounds of each period have come to', async () => {
  const server = recordServer();
  const nets = { '1': '-20000', '7': '0', '30': '50000' };
  server.on(betHistory, ({ query }) =>
    historyOf([roundOf(1)], { totals: { currency: 'VND', stake: '40000', win: '20000', net: nets[query.range] } }),
  );
  await renderSite('/?centre=personalProfit', server);
  const cardOf = async (name: string) => (await screen.findByRole('heading', { name })).parentElement;
  expect(await cardOf('Today')).toHaveTextContent('-₫20,000');
  expect(await cardOf('7 days')).toHaveTextContent('₫0');
  expect(await cardOf('30 days')).toHaveTextContent('+₫50,000');
});

it('ERR-03 personalProfit tells which period did not come, and keeps the others', async () => {
  const server = recordServer();
  server.on(endpoints.betHistory, ({ query }) => {
    if (query.range === '7') throw refuse('internal_error');
    return historyOf([]);
  });
  await renderSite('/?centre=personalProfit', server);
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '30 days' })).toBeVisible();
});
