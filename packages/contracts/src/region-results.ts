import { regions } from '@lantern/rules/lottery/codes';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { gameLanguage } from './games.ts';
import { drawStates } from './lottery-events.ts';
import { string } from './strings.ts';
import { day, instant, orEmpty } from './wire.ts';

/** A draw of a province on a day. */
const provinceResult = z.strictObject({
  drawId: string(),
  gameCode: string(),
  family: z.enum(['vn27', 'vn18']),
  /** The province that draws; in the North the one that hosts the draw. */
  province: string(),
  state: z.enum(drawStates),
  drawsAt: instant,
  /** Null before the draw, and for a void one. */
  result: z.nullable(z.array(string())),
});
export type ProvinceResult = z.infer<typeof provinceResult>;

export const regionResults = endpoint({
  name: 'regionResults',
  method: 'GET',
  path: '/lgw/vn/results',
  summary: 'Lists the results of a region’s provinces on a day, by default the last day drawn.',
  access: 'public',
  query: z.strictObject({
    region: z.enum(regions),
    /** In Vietnam. */
    day: orEmpty(day),
    language: gameLanguage,
  }),
  value: z.strictObject({
    /** Null if the region has no results. */
    day: z.nullable(string()),
    provinces: z.array(provinceResult),
    /** The days with draws before and after it. */
    before: z.nullable(string()),
    after: z.nullable(string()),
  }),
  refusals: [],
});
