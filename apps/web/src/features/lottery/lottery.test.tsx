import { gameList } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lantern } from '../../../testing/brand.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const page = async (at: string, server = new FakeServer()) => {
  await renderApp(at, { server });
  return within(await screen.findByRole('main'));
};

describe('the lotteries of a brand without draws', () => {
  it('NAV-06 /elott leads to all games where there are no draws', async () => {
    await page('/elott');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hot games' })).toBeVisible();
    expect(window.location.pathname).toBe('/hot');
  });

  it('NAV-06 /elott is the lobby where there are draws', async () => {
    const vendors = [{ vassalage: 'LTL', name: 'Lotus Lotto', games: 1 }];
    const server = new FakeServer({ ...lantern, menus: [{ gameCategory: 'ELOTT', vendors }] });
    const games = lantern.hot.list.map((game) => ({
      ...game,
      name: 'Hanoi Five',
      gameType: 'ELOTT' as const,
    }));
    server.on(gameList, () => ({ games, total: 1, totalPages: 1 }));
    const main = await page('/elott', server);
    expect(await main.findByRole('button', { name: 'Play Hanoi Five' })).toBeVisible();
    expect(server.to(gameList)[0]?.query).toMatchObject({ gameType: 'ELOTT' });
  });

  it('NAV-03 /lottery keeps and shows the game and the play type of the address', async () => {
    const main = await page('/lottery?gameCode=VN45S&playType=LO2');
    expect(await main.findByText('VN45S')).toBeVisible();
    expect(main.getByText('LO2')).toBeVisible();
    expect(main.getByText('Your bet slip is empty')).toBeVisible();
    expect(window.location.search).toBe('?gameCode=VN45S&playType=LO2');
  });

  it.each(['<b>x</b>', 'a b', 'x'.repeat(33), ''])(
    'K3 /lottery does not repeat %j from an address',
    async (text) => {
      const main = await page(`/lottery?gameCode=${encodeURIComponent(text)}`);
      await main.findByRole('heading', { level: 1, name: 'Lottery' });
      expect(main.queryByText('Game')).toBeNull();
    },
  );

  it('NAV-03 /vnlottery shows the game that the address asks for', async () => {
    const main = await page('/vnlottery?gameCode=MB');
    expect(await main.findByText('MB')).toBeVisible();
    expect(main.getByRole('link', { name: 'All lotteries' })).toHaveAttribute('href', '/elott');
  });

  it('NAV-03 /vnlottery opens the play type of the address, and explains the others', async () => {
    const main = await page('/vnlottery?playType=xien2');
    expect(await main.findByRole('tab', { name: 'Xiên 2', selected: true })).toBeVisible();
    await userEvent.click(main.getByRole('tab', { name: '3 càng' }));
    expect(main.getByText(/Choose three digits.*special prize/)).toBeVisible();
  });
});
