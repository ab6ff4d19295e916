import { regions } from '@lantern/rules/lottery';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { string } from '../strings.ts';
import { day, empty, id, instant, page, paging, text } from '../wire.ts';
import { reason } from './members.ts';

const looking = { method: 'GET', access: 'staff', permission: 'lottery.look' } as const;
const acting = { method: 'POST', access: 'staff', permission: 'lottery.act' } as const;

const region = z.enum(regions);
/** A time of day by the clocks of Vietnam. */
const time = string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const provinceCode = string().check(z.regex(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,2}$/));
export const lotteryDrawId = string().check(z.regex(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){1,6}$/));

const provinceDay = z.strictObject({
  /** 0 is Sunday. */
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  province: provinceCode,
});

const calendarRegion = z.strictObject({
  region,
  closesAt: time,
  drawsAt: time,
  /** Rises with every saved change. */
  version: z.number(),
  /** In the order of each day. */
  days: z.array(provinceDay),
  provinces: z.array(z.strictObject({ code: string(), name: string() })),
});
export type CalendarRegion = z.infer<typeof calendarRegion>;

const holiday = z.strictObject({
  id,
  date: day,
  /** Null for all regions. */
  region: z.nullable(region),
  name: string(),
});
export type LotteryHoliday = z.infer<typeof holiday>;

const calendar = z.strictObject({
  /** Whether the caller's brand runs the draws, which all brands share. */
  office: z.boolean(),
  /** Fewer than two sources of results: no province draw opens. */
  sources: z.array(string()),
  regions: z.array(calendarRegion),
  /** From today on, the next one first. */
  holidays: z.array(holiday),
});
export type LotteryCalendar = z.infer<typeof calendar>;

export const lotteryCalendar = endpoint({
  ...looking,
  name: 'lotteryCalendar',
  path: '/ops/lottery/calendar',
  summary: 'Returns the weekdays, times and holidays of Vietnamese draws.',
  value: calendar,
  refusals: [],
});

export const saveLotteryRegion = endpoint({
  ...acting,
  name: 'saveLotteryRegion',
  path: '/ops/lottery/calendar',
  summary:
    'Saves the weekdays and times of a region. Draws that are scheduled keep their times. ' +
    'Refuses an outdated version.',
  body: z
    .strictObject({
      region,
      version: z.int().check(z.minimum(1)),
      closesAt: time,
      drawsAt: time,
      days: z.array(provinceDay).check(z.maxLength(100)),
      reason,
    })
    .check(
      z.refine(({ closesAt, drawsAt }) => closesAt < drawsAt, {
        message: 'betting closes before the draw',
        path: ['closesAt'],
      }),
      z.refine(
        ({ days }) =>
          new Set(days.map(({ weekday, province }) => `${weekday} ${province}`)).size ===
          days.length,
        { message: 'repeats a province', path: ['days'] },
      ),
      z.refine(
        (saved) =>
          saved.region !== 'north' ||
          new Set(saved.days.map(({ weekday }) => weekday)).size === saved.days.length,
        { message: 'the North has one draw a day', path: ['days'] },
      ),
    ),
  value: calendar,
  refusals: ['not_lottery_office', 'rule_changed', 'province_not_found'],
});

export const addLotteryHoliday = endpoint({
  ...acting,
  name: 'addLotteryHoliday',
  path: '/ops/lottery/holidays',
  summary: 'Adds a day without draws, for one region or all.',
  body: z.strictObject({ date: day, region: z.nullable(region), name: text(80, 1), reason }),
  value: calendar,
  refusals: ['not_lottery_office', 'holiday_known'],
});

export const removeLotteryHoliday = endpoint({
  ...acting,
  name: 'removeLotteryHoliday',
  path: '/ops/lottery/holidays/remove',
  summary: 'Removes a day without draws.',
  body: z.strictObject({ id, reason }),
  value: calendar,
  refusals: ['not_lottery_office', 'holiday_not_found'],
});

/** Why a source has no whole result. */
export const readingFaults = ['unreachable', 'unreadable', 'partial', 'other_draw'] as const;
export const resultShows = ['decide', 'waiting', 'taken'] as const;

const numbers = z.array(string());
const outsideResult = z.strictObject({
  drawId: string(),
  region,
  province: string(),
  date: day,
  family: z.enum(['vn27', 'vn18']),
  state: z.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']),
  drawsAt: instant,
  /** Without a result until then, the draw is void. */
  overdueAt: instant,
  /** What each source says now. */
  readings: z.array(
    z.strictObject({
      source: string(),
      result: z.nullable(numbers),
      fault: z.nullable(z.enum(readingFaults)),
      at: instant,
    }),
  ),
  /** The results that were taken, the first one first; later ones are corrections. */
  taken: z.array(
    z.strictObject({
      result: numbers,
      /** The sources that agreed; null where two people decided. */
      sources: z.nullable(z.array(string())),
      at: instant,
    }),
  ),
  /**
   * Whether sources contradict each other or the taken result. After two people have decided, only
   * what a source has said since counts.
   */
  contradicted: z.boolean(),
  /** Whether wins are being taken back for a correction. */
  correcting: z.boolean(),
  /** Whether a proposal is open. */
  proposed: z.boolean(),
});
export type OutsideResult = z.infer<typeof outsideResult>;

export const outsideResults = endpoint({
  ...looking,
  name: 'outsideResults',
  path: '/ops/lottery/results',
  summary:
    'Lists province draws: those that staff decide or should look at, those that wait for their ' +
    'sources, or those with a result; the newest first.',
  passive: true,
  query: z.strictObject({ ...paging(20), show: z._default(z.enum(resultShows), 'decide') }),
  value: page(outsideResult),
  refusals: [],
});

const typedResult = z
  .array(string().check(z.regex(/^\d{2,6}$/)))
  .check(z.minLength(18), z.maxLength(27));

export const proposeLotteryResult = endpoint({
  ...acting,
  name: 'proposeLotteryResult',
  path: '/ops/lottery/results/propose',
  summary:
    'Proposes the result of a closed province draw whose sources don’t agree. Another person ' +
    'approves it.',
  body: z.strictObject({
    drawId: lotteryDrawId,
    /** The numbers from ĐB down. */
    result: typedResult,
    reason,
  }),
  value: empty,
  refusals: [
    'not_lottery_office',
    'draw_not_found',
    'draw_open',
    'draw_decided',
    'result_unfit',
    'proposal_open',
  ],
});

export const proposeLotteryCorrection = endpoint({
  ...acting,
  name: 'proposeLotteryCorrection',
  path: '/ops/lottery/results/correct',
  summary:
    'Proposes another result of a settled province draw. After another person’s approval its ' +
    'wins are taken back and its tickets settled again; what members have spent becomes a debt.',
  body: z.strictObject({
    drawId: lotteryDrawId,
    /** The numbers from ĐB down. */
    result: typedResult,
    reason,
  }),
  value: empty,
  refusals: [
    'not_lottery_office',
    'draw_not_found',
    'draw_not_settled',
    'result_unfit',
    'proposal_open',
  ],
});
