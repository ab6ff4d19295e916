import { staffEndpoints } from '@lantern/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeOps } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

it('LOT-07 staff see whether the beacon answers, what waits, and the chains', async () => {
  const ops = new FakeOps('support');
  const at = '2026-11-27T10:00:00.000Z';
  ops.on(staffEndpoints.lotterySeeds, () => ({
    beacon: {
      ...{ chain: 'ab'.repeat(32), independent: false, round: 7, answers: false, waiting: 2 },
      ...{ waitingSince: at, lastDrawnAt: at, voidToday: 1 },
    },
    chains: [
      {
        ...{ gameCode: 'k3-1', gameName: 'K3 1 min', anchor: 'cd'.repeat(32), length: 2160 },
        ...{ used: 90, revealed: 30, since: at },
      },
    ],
  }));
  await renderConsole('/lottery-seeds', { ops, token: 't' });
  expect(await screen.findByText('No valid answer')).toBeVisible();
  expect(screen.getByText(/not independent/)).toBeVisible();
  expect(screen.getByRole('cell', { name: '90 / 2160' })).toBeVisible();
});
