// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, expect, test, vi } from 'vitest';
import { makeBoard } from '../../games/carp-leap/page/frame-board.ts';
import { carpLeap } from '../../games/carp-leap/rules.ts';
import { decided, openFrame } from '../testing/open-frame.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const outcome = carpLeap.draw({ serverSeed: 'c0'.repeat(32), clientSeed: 'shot', nonce: 1 }, {});
const round = (freeLeft?: number) =>
  decided('carp-leap', {
    ...{ roundId: `round-${freeLeft}`, outcome, payout: '500', total: '2000', balance: '100500' },
    ...(freeLeft !== undefined && { free: true, freeLeft }),
  });
const open = (left = 2) =>
  openFrame('carp-leap', makeBoard, { freeRounds: { value: '2000', left } });

test('GAM-25 free rounds come first, in place of a stake, and are counted', async () => {
  const { arcade, bet, words, later } = open();
  expect(words('free')).toContain('Free rounds left: 2 ₫2,000');
  expect([words('bet'), byId('own-stake').hidden]).toEqual(['Free round ₫2,000', true]);
  arcade.answer('/api/rounds', round(1));
  bet.click();
  expect(words('balance')).toBe('₫100,000');
  await later(5_000);
  expect(arcade.sent('/api/rounds')).toMatchObject([{ stake: '2000', free: true }]);
  expect([words('free-left'), words('balance'), words('session-net')]).toEqual([
    'Free rounds left: 1',
    '₫100,500',
    '+₫500',
  ]);
});

test('the player can play with an own stake instead, and come back', async () => {
  const { arcade, bet, words, later } = open();
  byId('free-switch').click();
  expect([words('bet'), words('free-switch'), byId('own-stake').hidden]).toEqual([
    'Bet ₫1,000',
    'Play the free rounds',
    false,
  ]);
  arcade.answer('/api/rounds', round());
  bet.click();
  await later(5_000);
  expect(arcade.sent('/api/rounds')[0]).not.toHaveProperty('free');
  expect(words('free-left')).toBe('Free rounds left: 2');
  byId('free-switch').click();
  expect(words('bet')).toBe('Free round ₫2,000');
});

test('a run ends with the last free round, before the player’s own money', async () => {
  const { arcade, bet, words, later } = open(1);
  byId('auto').click();
  arcade.answer('/api/rounds', round(0));
  bet.click();
  await later(20_000);
  expect(arcade.sent('/api/rounds')).toHaveLength(1);
  expect([words('notice'), byId('free').hidden, byId('own-stake').hidden]).toEqual([
    'There are no free rounds left.',
    true,
    false,
  ]);
});

test('says so when the site has none left, and takes nothing', async () => {
  const { arcade, bet, words, later } = open();
  const refused = { state: 'refused', refusal: 'free_rounds_over' } as const;
  arcade.answer('/api/rounds', decided('carp-leap', { ...refused, payout: null, balance: null }));
  bet.click();
  await later();
  expect([words('notice'), words('balance'), byId('free').hidden]).toEqual([
    'There are no free rounds left.',
    '₫100,000',
    true,
  ]);
});

test('a game without free rounds shows none', () => {
  openFrame('carp-leap', makeBoard);
  expect([byId('free').hidden, byId('own-stake').hidden]).toEqual([true, false]);
});
