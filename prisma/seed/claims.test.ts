import { readdirSync, readFileSync } from 'node:fs';
import { endpoints, gameCategory } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { seedBrands } from './brands.ts';
import { lotteryGames } from './lottery-games.ts';
import { inHouse, parlour } from './seed-vendor.ts';

const english = new URL('../../packages/locales/src/en/', import.meta.url);
const games = [...inHouse.games, ...parlour.games];
const screens = readdirSync(english)
  .map((file) => readFileSync(new URL(file, english), 'utf8'))
  .join('\n');

describe.each(seedBrands)('the claims of the content of $code', ({ content, settings }) => {
  const told = JSON.stringify(content);
  const { methods } = settings.deposit;

  it('say that deposits must be wagered, because the brand requires turnover', () => {
    expect(settings.withdrawal.turnoverPercent).toBeGreaterThan(0);
    expect(told).toMatch(/must wager your deposits/i);
    expect(told).toMatch(/phải cược tiền nạp/i);
  });

  it('never say that a deposit arrives in full, because some methods have a fee', () => {
    const charging = methods.filter(({ fee }) => fee.basisPoints > 0 || fee.fixed !== '0');
    expect(charging.length).toBeGreaterThan(0);
    expect(told).not.toMatch(/exactly what you deposit|what you have|nạp bao nhiêu/i);
  });

  it('say that most methods are free, because most are', () => {
    const free = methods.filter(({ fee }) => fee.basisPoints === 0 && fee.fixed === '0');
    expect(told).toMatch(/most methods are free/i);
    expect(free.length).toBeGreaterThan(methods.length / 2);
  });

  it('promise one wallet for every game only where the brand has one', () => {
    if (!settings.wallets.single) expect(told).not.toMatch(/one wallet/i);
  });

  it('NAV-06 have banners only of categories with games, and name the best return', () => {
    const categories: readonly string[] = gameCategory.options.map((one) => one.toLowerCase());
    const ofCategories = content.banners.filter(({ groupName }) =>
      categories.includes(groupName.slice(1)),
    );
    expect(ofCategories.length).toBeGreaterThan(0);
    const [draws] = ofCategories.filter(({ groupName }) => groupName === '/elott');
    const everyMinute = lotteryGames.filter(({ schedule }) => schedule.every === 60);
    const codes = everyMinute.map(({ code }) => code);
    expect(codes).toContain(draws?.linkage?.replace('/lottery?gameCode=', ''));
    for (const { groupName, linkage } of ofCategories.filter((one) => one !== draws)) {
      const game = games.find(({ nodeId }) => nodeId === linkage);
      expect(game?.category.toLowerCase()).toBe(groupName.slice(1));
    }
    const best = Math.max(...games.map(({ rtp }) => Number(rtp)));
    expect(told).toContain(`up to ${best}%`);
    expect(told).toContain(`đến ${best}%`);
  });

  it('name a code to the phone for a forgotten password only where the brand sends one', () => {
    const byPhone = settings.switches.includes('CHNGPASSVERIF3');
    expect(/a code to your phone/i.test(told)).toBe(byPhone);
    expect(/mã về điện thoại/i.test(told)).toBe(byPhone);
  });
});

describe('the claims of the screens', () => {
  it('promise values to verify rounds for provably fair games alone', () => {
    expect(screens).not.toMatch(/verify every round|every round[^.]*verify/i);
  });

  it('promise the same games for play money only when trial accounts may open all of them', () => {
    const all = games.every(({ trial }) => trial);
    expect(/same games/i.test(screens)).toBe(all);
  });

  it('promise a customer service for VIP members only once there is one', () => {
    const has = Object.values(endpoints).some(({ path }) => /vip/i.test(path));
    expect(/VIP (customer )?service/i.test(screens)).toBe(has);
  });

  it('promise agents the number of invited members, and not who they are', () => {
    expect(screens).not.toMatch(/see who joined/i);
  });

  it('name a leaderboard only once a call returns one', () => {
    const has = Object.values(endpoints).some(({ path }) => /leaderboard/i.test(path));
    expect(/shows?.*leaderboard/i.test(screens)).toBe(has);
  });

  it('promise agent income only once a call returns it', () => {
    const has = Object.values(endpoints).some(({ path }) => /agent\/income/i.test(path));
    expect(/income is credited/i.test(screens)).toBe(has);
  });
});
