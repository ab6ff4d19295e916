import { expect, it } from 'vitest';
import { catalogueOf } from '../../apps/arcade/src/catalogue/catalogue.ts';
import { categoryBanners } from '../../prisma/seed/content/category-banners.ts';
import { inHouse } from '../../prisma/seed/seed-vendor.ts';

/** Pesos have two decimal places, dong none. */
const minorUnits = ({ VND, PHP }: Record<string, string>) => ({ VND, PHP: `${PHP}00` });

it('GAM-20 the seeded games are those that the arcade publishes, with the same facts', () => {
  const published = catalogueOf('https://arcade.example').map((game) => ({
    ...{ code: game.code, names: game.names, category: game.category, rtp: game.rtp },
    ...{ minBets: minorUnits(game.minBet), maxBets: minorUnits(game.maxBet) },
    classify: game.classify,
  }));
  const byCode = (one: { code: string }, other: { code: string }) =>
    one.code.localeCompare(other.code);
  const seeded = inHouse.games.map(
    ({ code, names, category, rtp, minBets, maxBets, classify }) => ({
      ...{ code, names, category, rtp, minBets, maxBets, classify },
    }),
  );
  expect(seeded.toSorted(byCode)).toEqual(published.toSorted(byCode));
});

it('GAM-02 a banner states the highest return of the games in its category', () => {
  const stated = categoryBanners.flatMap(({ groupName, texts }) =>
    Object.values(texts).flatMap(({ text }) =>
      [...text.matchAll(/(\d+(?:[.,]\d+)?)%/g)].map(([, percent]) => ({ groupName, percent })),
    ),
  );
  expect(stated).toHaveLength(4);
  for (const { groupName, percent } of stated) {
    const returns = inHouse.games
      .filter(({ category }) => `/${category.toLowerCase()}` === groupName)
      .map(({ rtp }) => Number(rtp));
    expect(Number(percent)).toBe(Math.max(...returns));
  }
});
