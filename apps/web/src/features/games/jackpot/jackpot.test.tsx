import { type JackpotNow, jackpotNow } from '@lantern/contracts';
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lantern } from '../../../../testing/brand.ts';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { applyPot } from './apply-pot.ts';

const answer: JackpotNow = {
  jackpot: {
    ...{ pot: '25000000', currency: 'VND', nth: 2, share: 10_000, odds: '1000000000' },
    seed: '5000000',
    games: lantern.hot.list,
  },
  wins: [
    {
      ...{ player: 'm•••h', game: 'Carp Leap', amount: '9000000', currency: 'VND' },
      at: '2026-11-20T01:00:00.000Z',
    },
  ],
};

describe('the jackpot on the home page', () => {
  it('shows the pot, the odds of the smallest bet, the last win and the games', async () => {
    const server = new FakeServer();
    server.on(jackpotNow, () => answer);
    await renderApp('/', { server });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('₫25,000,000')).toBeVisible();
    expect(main.getByText(/₫1,000 .* 1,000,000/)).toBeVisible();
    expect(main.getByText(/m•••h won ₫9,000,000 in Carp Leap/)).toBeVisible();
    const games = within(main.getByRole('region', { name: 'Jackpot games' }));
    expect(games.getByRole('button', { name: 'Play Lucky Bowl' })).toBeVisible();
  });

  it('is left out for a brand without one', async () => {
    const server = new FakeServer();
    server.on(jackpotNow, () => ({ jackpot: null, wins: [] }));
    await renderApp('/', { server });
    await screen.findByRole('heading', { name: 'Vendors' });
    expect(screen.queryByText('Jackpot games')).toBeNull();
  });

  it('follows the live pot, and no older event', () => {
    const client = new QueryClient();
    const key = ['jackpotNow', {}, 'en', ''];
    const pot = () => client.getQueryData<JackpotNow>(key)?.jackpot?.pot;
    client.setQueryData(key, answer);
    const event = { type: 'jackpot', currency: 'VND' } as const;
    applyPot(client, { ...event, pot: '25000100', nth: 2 });
    expect(pot()).toBe('25000100');
    applyPot(client, { ...event, pot: '99', nth: 1 });
    expect(pot()).toBe('25000100');
    applyPot(client, { ...event, pot: '5000000', nth: 3 });
    expect(pot()).toBe('5000000');
  });
});
