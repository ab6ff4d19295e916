// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeBoard } from '../../games/lucky-bowl/page/frame-board.ts';
import { commitment, roundOf } from '../testing/fake-arcade.ts';
import { openFrame } from '../testing/open-frame.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const next = {
  serverSeedHash: 'b'.repeat(64),
  nextServerSeedHash: 'c'.repeat(64),
  clientSeed: 'yours',
  nonce: 0,
};

async function openSheet(change: Parameters<typeof openFrame>[2] = {}) {
  const game = openFrame('lucky-bowl', makeBoard, change);
  byId('open-fairness').click();
  await game.later(0);
  return { ...game, sheet: byId('fairness'), form: byId('fairness').querySelector('form') };
}

describe('GAM-25 the sheet of fair play', () => {
  test('shows the current commitment after another window has changed the seed', async () => {
    const { arcade, sheet, later } = await openSheet();
    expect(sheet.textContent).toContain(commitment.serverSeedHash);
    arcade.forget('/api/commitment').answer('/api/commitment', next);
    byId('open-fairness').click();
    await later(0);
    expect(sheet.textContent).toContain(next.nextServerSeedHash);
    expect(sheet.textContent).not.toContain(commitment.serverSeedHash);
  });

  test('links to the verifier with the round', async () => {
    const { sheet } = await openSheet({
      lastRounds: [roundOf({ roundId: 'the-round', nonce: 7 })],
    });
    const link = sheet.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/verify?round=the-round&lang=en');
    expect(link?.textContent).toContain('Check round 7');
  });

  test('reveals the seed, focuses it, and continues with the announced one', async () => {
    const { arcade, sheet, form, later } = await openSheet();
    const revealed = {
      serverSeed: 'd'.repeat(64),
      serverSeedHash: 'a'.repeat(64),
      clientSeed: 'mine',
      rounds: 3,
    };
    arcade.answer('/api/seed', { revealed, next });
    byId<HTMLInputElement>('client-seed').value = 'yours';
    form?.requestSubmit();
    await later(0);
    expect(arcade.sent('/api/seed')).toMatchObject([{ clientSeed: 'yours' }]);
    expect(sheet.textContent).toContain(revealed.serverSeed);
    expect(sheet.textContent).toContain('Used for rounds 0 to 2 with client seed mine.');
    expect(sheet.textContent).toContain(next.nextServerSeedHash);
    expect(document.activeElement?.textContent).toContain(revealed.serverSeed);
  });

  test('reports when the seed cannot be changed, and allows a retry', async () => {
    const { arcade, form, sheet, later } = await openSheet();
    arcade.refuse('/api/seed', 'round_under_way');
    form?.requestSubmit();
    await later(0);
    expect(sheet.querySelector('[role="alert"]')?.textContent).toBe(
      'The seed can’t be changed right now. Try again.',
    );
    expect(sheet.querySelector<HTMLButtonElement>('.button')?.disabled).toBe(false);
  });

  test('rejects a malformed client seed before sending', async () => {
    const { arcade, form, later } = await openSheet();
    byId<HTMLInputElement>('client-seed').value = 'two words';
    form?.requestSubmit();
    await later(0);
    expect(arcade.sent('/api/seed')).toEqual([]);
  });
});
