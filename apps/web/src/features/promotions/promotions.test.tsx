import { promotionDetail, promotions } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answerSite } from '../../../testing/site-answers.ts';
import type { Promotion } from './promotion.queries.ts';

const promotion = (number: number, rest: Partial<Promotion> = {}): Promotion => ({
  id: `01935b1e-0000-7000-8000-00000000000${number}`,
  category: 'deposit',
  title: `Offer ${number}`,
  text: 'Turnover 8 times.',
  url: '/media/art/banner/a.svg',
  urlCompact: '/media/art/banner-compact/a.svg',
  startsAt: '2026-11-01T12:00:00Z',
  endsAt: '2026-12-24T12:00:00Z',
  status: 'open',
  ...rest,
});

let list: Promotion[] = [];
let server: FakeServer;

beforeEach(() => {
  list = [promotion(1), promotion(2, { category: 'vip' }), promotion(3, { status: 'coming_soon' })];
  server = new FakeServer();
  answerSite(server);
  server.on(promotions, ({ query }) =>
    list.filter(({ category }) => !query.category || query.category === category),
  );
  server.on(promotionDetail, ({ query }) => {
    const found = list.find(({ id }) => id === query.id);
    if (!found) throw refuse('promotion_not_found');
    return {
      ...found,
      content: '<h3>Who may take part</h3><p onclick="evil()">Every member, once.</p>',
    };
  });
});

const visit = (at: string) => renderApp(at, { server });
const titles = async () =>
  (await screen.findAllByRole('heading', { name: /^Offer/ })).map(({ textContent }) => textContent);

describe('the promotions', () => {
  it('PRO-01 are grouped by existing kinds, each with its count', async () => {
    await visit('/promotions');
    const chips = within(await screen.findByRole('list', { name: 'Types of promotions' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Deposit2',
      'VIP1',
    ]);
    await userEvent.click(chips.getByRole('link', { name: /VIP/ }));
    expect(await titles()).toEqual(['Offer 2']);
    expect(window.location.search).toBe('?category=vip');
  });

  it('PRO-01 say whether they can be had, and until when', async () => {
    list = [
      promotion(1),
      promotion(2, { status: 'coming_soon' }),
      promotion(3, { status: 'closed' }),
      promotion(4, { endsAt: null }),
    ];
    await visit('/promotions');
    await titles();
    for (const said of ['Active', 'Coming soon', 'Ended'])
      expect(screen.getAllByText(said)[0]).toBeVisible();
    expect(screen.getByText('Until Dec 24, 2026')).toBeVisible();
    expect(screen.getByText('From Nov 1, 2026')).toBeVisible();
    expect(screen.getByText('Ended on Dec 24, 2026')).toBeVisible();
    expect(screen.getByText('No end date')).toBeVisible();
  });

  it('say when there is none, and offer an action', async () => {
    list = [];
    await visit('/promotions');
    expect(await screen.findByText('No promotions right now')).toBeVisible();
    expect(screen.getByRole('button', { name: 'See announcements' })).toBeVisible();
  });

  it('say that a kind has none', async () => {
    await visit('/promotions?category=birthday');
    await userEvent.click(await screen.findByRole('link', { name: 'Show all promotions' }));
    expect(await titles()).toHaveLength(3);
  });

  it('are asked for again after a failure', async () => {
    server.on(promotions, () => {
      throw refuse('unavailable');
    });
    await visit('/promotions');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(promotions, () => list);
    await userEvent.click(retry);
    expect(await titles()).toHaveLength(3);
  });

  it('are on the home page without expired ones', async () => {
    list = [promotion(1), promotion(2, { status: 'closed' })];
    await visit('/');
    const row = within(await screen.findByRole('region', { name: 'Promotions' }));
    expect(row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      ['Offer 1'],
    );
    await userEvent.click(row.getByRole('link', { name: /^All/ }));
    expect(window.location.pathname).toBe('/promotions');
  });
});

describe('NAV-03 one promotion', () => {
  const { id } = promotion(1);

  it.each([`/promoDetail?id=${id}`, `/promotions/${id}`])(
    'NAV-03 is found at %s',
    async (address) => {
      await visit(address);
      expect(await screen.findByRole('heading', { level: 1, name: 'Offer 1' })).toBeVisible();
      await waitFor(() => expect(document.title).toBe('Offer 1 · Lantern'));
      const facts = within(screen.getByRole('region', { name: 'Key facts' }));
      expect(facts.getByText('Nov 1, 2026 – Dec 24, 2026')).toBeVisible();
      expect(facts.getByText('Deposit')).toBeVisible();
      const terms = screen.getByRole('region', { name: 'Terms' });
      expect(terms.querySelector('.rich-text')?.innerHTML).toBe(
        '<h3>Who may take part</h3><p>Every member, once.</p>',
      );
    },
  );

  it('leads to others, those of its kind first', async () => {
    list = [
      promotion(2, { category: 'vip' }),
      promotion(1),
      promotion(3),
      promotion(4, { status: 'closed' }),
    ];
    await visit(`/promotions/${id}`);
    const others = within(await screen.findByRole('region', { name: 'Other promotions' }));
    expect(
      others.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Offer 3', 'Offer 2']);
  });

  it.each([
    '/promotions/01935b1e-0000-7000-8000-000000000009',
    '/promotions/nonsense',
    '/promoDetail',
  ])('NAV-03 says at %s that it does not exist, and links the list', async (address) => {
    await visit(address);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Promotion not found' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All promotions' }));
    expect(window.location.pathname).toBe('/promotions');
  });
});
