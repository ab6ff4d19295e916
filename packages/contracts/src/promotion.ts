import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';
import { id, instant } from './wire.ts';

/** Promotion categories, in tab order. */
export const promotionCategories = [
  'new_player',
  'deposit',
  'rebate',
  'free_credit',
  'raffle',
  'check_in',
  'birthday',
  'mission',
  'vip',
] as const;
export type PromotionCategory = (typeof promotionCategories)[number];

const category = z.enum(promotionCategories);

const promotion = {
  id,
  category,
  title: string(),
  text: string(),
  /** The picture; `urlCompact` is its crop for phones. */
  url: string(),
  urlCompact: string(),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  status: z.enum(['coming_soon', 'open', 'closed']),
};

export const promotions = endpoint({
  name: 'promotions',
  method: 'GET',
  path: '/wps/promotions',
  summary:
    'Lists current and upcoming promotions in the caller’s language, in order. A category ' +
    'lists only current ones.',
  access: 'public',
  shared: true,
  query: z.strictObject({ category: z.optional(category) }),
  value: z.array(z.strictObject(promotion)),
  refusals: [],
});

export const promotionDetail = endpoint({
  name: 'promotionDetail',
  method: 'GET',
  path: '/wps/promotions/detail',
  summary: 'Returns a promotion with its terms, even if it has ended.',
  access: 'public',
  shared: true,
  query: z.strictObject({ id }),
  value: z.strictObject({
    ...promotion,
    /** Sanitised HTML. */
    content: string(),
  }),
  refusals: ['promotion_not_found'],
});
