import { winnerBoard } from '@lantern/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { Win } from './winner-card.tsx';

const hour = 3_600_000;
const win = (number: number, rest: Partial<Win> = {}): Win => ({
  player: `la•••${number}`,
  game: `Game ${number}`,
  nodeId: `BGS_${number}`,
  icon: '/media/art/game/RNG.a.svg',
  prize: '1824050',
  currency: 'VND',
  at: new Date(Date.now() - number * hour - 60_000).toISOString(),
  ...rest,
});

function serverWith(list: Win[]): FakeServer {
  const server = new FakeServer();
  server.on(winnerBoard, () => ({ list }));
  return server;
}

const board = async () => within(await screen.findByRole('region', { name: 'Latest wins' }));

describe('CS-04 the winner board', () => {
  it('CS-04 shows the five latest with game, prize, masked name and age', async () => {
    await renderApp('/', { server: serverWith([1, 2, 3, 4, 5, 6].map((number) => win(number))) });
    const rows = await (await board()).findAllByRole('listitem');
    expect(rows).toHaveLength(5);
    const [first] = rows;
    expect(first).toHaveTextContent('Game 1');
    expect(within(first ?? expect.fail()).getByText('+₫1,824,050')).toBeVisible();
    expect(first).toHaveTextContent('la•••1');
    expect(first).toHaveTextContent('1 hr. ago');
  });

  it('CS-04 is left out while there are no wins', async () => {
    const server = serverWith([]);
    await renderApp('/', { server });
    await waitFor(() => expect(server.to(winnerBoard)).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest wins' })).toBeNull());
  });

  it('CS-04 is hidden when it does not load', async () => {
    const server = new FakeServer();
    server.on(winnerBoard, () => {
      throw refuse('unavailable');
    });
    await renderApp('/', { server });
    await screen.findByRole('heading', { name: 'Hot right now' });
    await waitFor(() => expect(server.to(winnerBoard)).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest wins' })).toBeNull());
  });

  it('CS-04 lets only a new win slide in', async () => {
    const server = serverWith([win(1)]);
    const { client } = await renderApp('/', { server });
    const rows = await board();
    expect((await rows.findByText('Game 1')).closest('li')).not.toHaveClass('animate-rise');
    server.on(winnerBoard, () => ({ list: [win(2, { prize: '9000000' }), win(1)] }));
    const [, old] = [
      win(2),
      client.getQueriesData<{ list: Win[] }>({ queryKey: ['winnerBoard'] })[0]?.[1]?.list ?? [],
    ];
    server.on(winnerBoard, () => ({ list: [win(2, { prize: '9000000' }), ...old] }));
    await act(() => client.refetchQueries({ queryKey: ['winnerBoard'] }));
    expect((await rows.findByText('Game 2')).closest('li')).toHaveClass('animate-rise');
    expect(rows.getByText('Game 1').closest('li')).not.toHaveClass('animate-rise');
  });
});
