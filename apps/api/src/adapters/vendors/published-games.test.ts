import { describe, expect, it } from 'vitest';
import { hub88Catalogue } from './hub88/hub88-catalogue.ts';
import { publishedGames } from './published-games.ts';

const dice = { code: 'dice', names: { en: 'Dice' }, category: 'RNG', trial: true } as const;

describe('GAM-20 published games', () => {
  it('GAM-20 F13 have stakes in minor units; unknown currencies are left out', () => {
    const minBet = { PHP: '1.5', VND: '1000', ZZZ: '1' };
    expect(publishedGames([{ ...dice, minBet, rtp: '99.00' }])).toMatchObject([
      { code: 'dice', minBets: { PHP: '150', VND: '1000' }, maxBets: null, rtp: '99.00' },
    ]);
    expect(() => publishedGames([{ ...dice, minBet: { VND: '0.5' } }])).toThrow('a fraction');
  });

  it('GAM-20 show no picture without TLS', () => {
    const picture = (art: string) => publishedGames([{ ...dice, art }])[0]?.picture;
    expect(picture('https://a.test/x.webp')).toBe('https://a.test/x.webp');
    expect(picture('http://a.test/x.webp')).toBeNull();
  });

  it.each([
    ['Video Slots', 'RNG', 'slot'],
    ['Live Dealer', 'LIVE', null],
    ['Fishing Games', 'FISH', null],
    ['Sportsbook', 'SPORTS', null],
    ['Something else', 'RNG', null],
  ])('GAM-20 of Hub88 in %s are in %s', (category, expected, classify) => {
    const game = { game_code: 'g', name: 'Game', category, rtp: '96.5' };
    expect(hub88Catalogue([game])).toMatchObject([
      { code: 'g', names: { en: 'Game' }, category: expected, classify, rtp: '96.50' },
    ]);
    expect(hub88Catalogue([{ ...game, enabled: false }])).toEqual([]);
  });
});
