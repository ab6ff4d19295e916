import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './wire.ts';

/** Categories of promotions. */
export const promotionCategories = ['new_player'] as const;

export const promotions = endpoint({
  name: 'promotions',
  method: 'GET',
  path: '/wps/promotions',
  summary: 'The promotions of a category that run now, in the caller’s language, in their order.',
  access: 'public',
  shared: true,
  query: z.strictObject({ category: z.enum(promotionCategories) }),
  value: z.array(
    z.strictObject({
      id,
      category: z.enum(promotionCategories),
      title: z.string(),
      text: z.string(),
      /** The picture; `urlCompact` is its crop for phones. */
      url: z.string(),
      urlCompact: z.string(),
    }),
  ),
  refusals: [],
});
