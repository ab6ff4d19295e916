import {
  announcementPageSize,
  announcements,
  announcementTypes,
  feedbackBounds,
  gameList,
  gamePageSize,
  pictureUpload,
} from '@lantern/contracts';
import { codeGapSeconds } from '@lantern/rules';
import { pictureLoading } from '@lantern/ui';
import { describe, expect, it } from 'vitest';
import { paymentImages } from './app/layout/footer/payments.tsx';
import { slideMs } from './features/banners/use-turning.ts';
import { longestCode } from './lib/bot-check/code-field.tsx';
import { sendThrottleMs } from './lib/bot-check/code-sending.ts';
import { currentTheme } from './lib/device/theme.ts';
import { categoryPath } from './lib/navigation/paths.ts';
import { partLimitMs } from './lib/parts/lazy-part.ts';
import { qrLevel, qrSizes } from './lib/show/qr-code.ts';
import { serviceWindow } from './lib/site/customer-service.ts';

/**
 * What the specification fixes and a page holds. What a brand may set is pinned beside the defaults
 * of the brands (prisma/seed/usual-settings.test.ts); the sizes and delays of a modal beside the
 * modal (packages/ui).
 */
describe('LIM-01 the constants of the pages', () => {
  it.each([
    ['a part may take 120 s', partLimitMs, 120_000],
    ['a login code is asked for once in a second', sendThrottleMs, 1000],
    ['another code can be sent after 60 s', codeGapSeconds, 60],
    ['a banner stands 5 s', slideMs, 5000],
    ['a verification code has at most 255 characters', longestCode, 255],
    ['a page of games has 42', gamePageSize, 42],
    ['a page of announcements has 9', announcementPageSize, 9],
    ['the footer has 4 payment method images', paymentImages, 4],
    ['a QR code is 200 px wide', qrSizes.page, 200],
    ['a small QR code is 100 px wide', qrSizes.small, 100],
    ['a QR code has error correction M', qrLevel, 'M'],
    ['feedback has at most 140 characters', feedbackBounds.max, 140],
    ['an upload has at most 3 pictures', pictureUpload.files, 3],
    ['a picture has at most 5 MB', pictureUpload.bytes, 5 * 1024 * 1024],
  ])('%s', (_, constant, value) => {
    expect(constant).toBe(value);
  });

  it('the window of customer service is 440 × 500', () => {
    expect(serviceWindow).toEqual({ width: 440, height: 500 });
  });

  it('announcements are of four types, for platform W', () => {
    expect(announcementTypes).toEqual(['B', 'PL', 'PU', 'PR']);
    const asks = (platform: string) => announcements.query?.safeParse({ platform }).success;
    expect([asks('W'), asks('A')]).toEqual([true, false]);
  });

  it('the list of games begins with page 1', () => {
    expect(gameList.query?.parse({})).toMatchObject({ pageNo: 1, pageSize: 42 });
  });

  it('pictures load at a tenth, within 1.3 screens, every 200 ms, three times; 200 kept', () => {
    expect(pictureLoading).toMatchObject({
      threshold: 0.1,
      preloadScreens: 1.3,
      throttleMs: 200,
      attempts: 3,
      remembered: 200,
    });
  });

  it('each category has its lobby', () => {
    const routes = {
      PVP: '/pvp',
      FISH: '/fish',
      LIVE: '/live',
      SPORTS: '/sports',
      ESPORTS: '/esports',
      RNG: '/rng',
    };
    for (const [category, path] of Object.entries({ ...routes, INHOUSE: '/inhouse' }))
      expect(categoryPath(category as keyof typeof routes)).toBe(path);
  });

  it('the theme is light unless the visitor chose another', () => {
    delete document.documentElement.dataset.theme;
    expect(currentTheme()).toBe('light');
  });
});
