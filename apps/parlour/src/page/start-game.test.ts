// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { OpenView, RollView } from '../play/replies.ts';
import { textsOf } from '../texts/texts.ts';
import markup from './play.html?raw';
import { startGame } from './start-game.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const commitment = {
  serverSeedHash: 'a'.repeat(64),
  nextServerSeedHash: 'b'.repeat(64),
  clientSeed: 'mine',
  nonce: 0,
};
const opened: OpenView = {
  ...{
    session: 'S'.repeat(43),
    nickname: 'Minh',
    currency: 'VND',
    digits: 0,
    language: 'en',
    balance: '100000',
  },
  ...{ least: '1000', most: '5000000', commitment, rounds: [] },
};
const rolled: RollView = {
  round: { id: 'one', nonce: 0, stake: '1000', chance: 50, roll: 9000, payout: '0' },
  balance: '99000',
  commitment: { ...commitment, nonce: 1 },
};

test('LOG-09 a roll notifies the parent page, which keeps the login alive', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value: rolled }));
  document.documentElement.innerHTML = new DOMParser().parseFromString(
    markup,
    'text/html',
  ).documentElement.innerHTML;
  const posted: string[] = [];
  const notifyParent = ({ type }: { type: string }) => void posted.push(type);
  startGame({ opened, text: textsOf('en'), language: 'en', end: () => undefined, notifyParent });
  expect(posted).toEqual([]);
  document.getElementById('go')?.click();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(posted).toEqual(['lantern:balance']);
});
