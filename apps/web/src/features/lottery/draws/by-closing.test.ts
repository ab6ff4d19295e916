import { expect, it } from 'vitest';
import { byClosing } from './by-closing.ts';

const closings: Readonly<Record<string, string>> = {
  tomorrow: '2026-11-29T10:10:00Z',
  today: '2026-11-28T10:10:00Z',
  alsoToday: '2026-11-28T10:10:00Z',
};
const codes = (games: readonly { gameCode: string }[]) => games.map(({ gameCode }) => gameCode);
const sorted = (gameType: 'LOTT' | 'ELOTT', ...gameCodes: string[]) =>
  codes(
    byClosing(
      gameCodes.map((gameCode) => ({ gameCode, gameType })),
      ({ gameCode }) => closings[gameCode],
    ),
  );

it('LOT-01 LOT-02 a region begins with the provinces that draw next', () => {
  expect(sorted('LOTT', 'none', 'tomorrow', 'today', 'alsoToday')).toEqual([
    ...['today', 'alsoToday', 'tomorrow', 'none'],
  ]);
});

it('LOT-01 games that draw all day stay where they are', () => {
  expect(sorted('ELOTT', 'tomorrow', 'today')).toEqual(['tomorrow', 'today']);
});
