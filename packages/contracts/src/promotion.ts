import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, instant } from './wire.ts';

/** Categories of promotions, in the order of their tabs. */
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
  title: z.string(),
  text: z.string(),
  /** The picture; `urlCompact` is its crop for phones. */
  url: z.string(),
  urlCompact: z.string(),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  status: z.enum(['coming_soon', 'open', 'closed']),
};

export const promotions = endpoint({
  name: 'promotions',
  method: 'GET',
  path: '/wps/promotions',
  summary:
    'The promotions that run or are announced, in the caller’s language, in their order; those of one category only while they run.',
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
  summary: 'One promotion with its terms; also one that is over.',
  access: 'public',
  shared: true,
  query: z.strictObject({ id }),
  value: z.strictObject({
    ...promotion,
    /** HTML of the few elements that are let through. */
    content: z.string(),
  }),
  refusals: ['promotion_not_found'],
});
