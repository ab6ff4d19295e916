import {
  type PromotionCategory,
  promotionCategories,
  promotions,
  type ValueOf,
} from '@lantern/contracts';
import { queryOf } from '../../lib/api/queries.ts';

export type Promotion = ValueOf<typeof promotions>[number];

/** All promotions that run or are announced, in the order of the brand. */
export const promotionsQuery = () => queryOf(promotions, {});

/** The categories that have promotions, in the order of the contract, each with how many. */
export const categoriesOf = (
  list: readonly Promotion[],
): { category: PromotionCategory; count: number }[] =>
  promotionCategories
    .map((category) => ({
      category,
      count: list.filter((promotion) => promotion.category === category).length,
    }))
    .filter(({ count }) => count > 0);
