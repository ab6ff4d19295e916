import { endpoints, promotions, type ValueOf } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lantern } from '../../../testing/brand.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerRegistration, asking } from '../../../testing/registration-answers.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { field, renderSite } from '../../../testing/render-site.tsx';

const promotion = (title: string, index: number): ValueOf<typeof promotions>[number] => ({
  id: `01935b1e-0000-7000-8000-00000000000${index}`,
  category: 'new_player',
  title,
  text: 'For your first deposit.',
  url: '/media/art/banner/a.svg',
  urlCompact: '/media/art/banner-compact/a.svg',
  startsAt: null,
  endsAt: null,
  status: 'open',
});

function serverWith(...titles: string[]): FakeServer {
  const server = new FakeServer();
  answerRegistration(server, asking({}));
  server.on(promotions, () => titles.map(promotion));
  return server;
}

const area = () => screen.findByRole('region', { name: 'Promotions for new members' });

describe('REG-12 the promotions beside a registration', () => {
  it('shows one without anything that turns', async () => {
    const server = serverWith('Double your first deposit');
    await renderSite('/register', server);
    expect(
      within(await area()).getByRole('heading', { name: 'Double your first deposit' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play announcements' })).toBeNull();
    expect(server.to(promotions)[0]?.query).toEqual({ category: 'new_player' });
  });

  it('lets several turn, and be paused', async () => {
    await renderApp('/register', { server: serverWith('First', 'Second') });
    expect(within(await area()).getByRole('button', { name: 'Show announcement 2' })).toBeVisible();
  });

  it.each([true, false])(
    'REG-12 NAV-12 on a phone (%s) lets the form come before the banner of the page',
    async (phone) => {
      const server = serverWith('First');
      const [banner] = lantern.banners;
      server.on(endpoints.banners, ({ query }) =>
        banner && query.groupName === '/register'
          ? [{ ...banner, groupName: '/register', linkageType: null }]
          : [],
      );
      await renderApp('/register', { server, phone });
      const shown = await screen.findByRole('region', { name: 'Announcements' });
      const order = shown.compareDocumentPosition(await field(/^Username/));
      expect(order).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    },
  );

  it('REG-12 NAV-03 opens the promotion that it shows', async () => {
    await renderApp('/register', { server: serverWith('First') });
    await userEvent.click(within(await area()).getByRole('button', { name: 'See terms' }));
    expect(window.location.pathname).toBe('/promotions/01935b1e-0000-7000-8000-000000000000');
  });

  it('REG-12 has no links to pages that a restricted brand hides', async () => {
    const server = new FakeServer({
      ...lantern,
      switches: [...lantern.switches, 'RESTRICTVISIT3'],
    });
    answerRegistration(server, asking({}));
    server.on(promotions, () => [promotion('First', 0)]);
    await renderApp('/register', { server });
    expect(within(await area()).queryByRole('button', { name: 'See terms' })).toBeNull();
  });

  it('is hidden where there are none', async () => {
    await renderSite('/register', serverWith());
    await field(/^Username/);
    expect(screen.queryByRole('region', { name: 'Promotions for new members' })).toBeNull();
  });

  it('shows the banners of the group w_reg', async () => {
    const server = serverWith();
    const [banner] = lantern.banners;
    server.on(endpoints.banners, ({ query }) =>
      banner && query.groupName === 'w_reg'
        ? [{ ...banner, groupName: 'w_reg', linkageType: null }]
        : [],
    );
    await renderSite('/register', server);
    const announced = await screen.findByRole('region', { name: 'Announcements' });
    expect(within(announced).getByRole('heading', { name: banner?.title ?? '' })).toBeVisible();
  });
});
