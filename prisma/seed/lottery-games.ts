import type { FamilyCode, FastSchedule } from '@lantern/rules/lottery';

export interface SeedLotteryGame {
  code: string;
  family: FamilyCode;
  names: { en: string; vi: string };
  defaultPlay: string;
  schedule: FastSchedule;
  /** How many draws take bets at the same time: the longest chase. */
  ahead: number;
}

/** Seconds between closing and the draw: the beacon's round is made within five of them. */
const closing = 10;
const zone = 'Asia/Ho_Chi_Minh';

/** Games of one family that draw every so many minutes. */
const fast = (
  family: FamilyCode,
  prefix: string,
  names: { en: string; vi: string },
  defaultPlay: string,
  minutes: readonly number[],
): SeedLotteryGame[] =>
  minutes.map((every) => ({
    code: `${prefix}-${every}`,
    family,
    names: {
      en: `${names.en} ${every} min`,
      vi: `${names.vi} ${every} phút`,
    },
    defaultPlay,
    schedule: { zone, first: '00:00', every: every * 60, closing },
    ahead: every === 1 ? 60 : 30,
  }));

/** The fast games that the site draws, of every family. */
export const lotteryGames: readonly SeedLotteryGame[] = [
  ...fast('ssc', 'ssc', { en: '5D', vi: '5D' }, 'back3.direct', [1, 3, 5]),
  ...fast('3d', '3d', { en: '3D', vi: '3D' }, 'three.direct', [1, 3]),
  ...fast('11x5', '11x5', { en: '11x5', vi: '11 chọn 5' }, 'any2', [1, 3, 5]),
  ...fast('k3', 'k3', { en: 'K3', vi: 'Xúc xắc K3' }, 'sum', [1, 3, 5]),
  ...fast('pk10', 'pk10', { en: 'PK10', vi: 'Đua xe PK10' }, 'position', [1, 3, 5]),
  ...fast('kl8', 'kl8', { en: 'Keno', vi: 'Keno' }, 'pick1', [3, 5]),
  ...fast('6x49', '6x49', { en: '6/49', vi: '6/49' }, 'special', [3, 5]),
  ...fast('vn27', 'vn27', { en: 'Fast North', vi: 'Miền Bắc siêu tốc' }, 'lo2', [1, 5]),
  ...fast('vn18', 'vn18', { en: 'Fast South', vi: 'Miền Nam siêu tốc' }, 'lo2', [1, 5]),
];
