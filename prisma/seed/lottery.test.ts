import { families, familyCodes, faultsOf, findPlay } from '@lantern/rules/lottery';
import { expect, it } from 'vitest';
import { lotteryCards } from './lottery-cards.ts';
import { lotteryGames } from './lottery-games.ts';

it('LOT-03 at least twelve fast games draw every 1, 3 or 5 minutes, of every family', () => {
  expect(lotteryGames.length).toBeGreaterThanOrEqual(12);
  expect(new Set(lotteryGames.map(({ family }) => family))).toEqual(new Set(familyCodes));
  const minutes = new Set(lotteryGames.map(({ schedule }) => schedule.every / 60));
  expect([...minutes].sort()).toEqual([1, 3, 5]);
  for (const { family, defaultPlay } of lotteryGames)
    expect(findPlay(families[family], defaultPlay)?.code).toBe(defaultPlay);
});

it.each(lotteryCards('VND').concat(lotteryCards('PHP')))(
  'LOT-04 the card $mode in $currency prices its plays, and none above the fair odds',
  (card) => {
    expect(faultsOf(card)).toEqual([]);
    expect(card.units.length).toBeGreaterThan(0);
  },
);

it.each(['Lott', 'SEA'])('LOT-02 LOT-04 the card %s sells every play of both boards', (mode) => {
  const card = lotteryCards('VND').find((one) => one.mode === mode);
  for (const family of ['vn27', 'vn18'] as const)
    expect(Object.keys(card?.rates[family] ?? {})).toEqual(
      families[family].plays.map(({ code }) => code),
    );
});
