import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** What every reply looks like. */
export type Reply<Value> =
  | { success: true; value: Value }
  | { success: false; code: ErrorCode; message: string; value?: unknown };

export const empty = z.strictObject({});

/**
 * What a line of text never needs: control characters, halves of characters, and marks that turn
 * the direction of writing.
 */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Free text from a person, in one line of at most `max` characters. */
export const text = (max: number, min = 0) =>
  z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine((given) => !unprintable.test(given), 'has characters that cannot be printed'),
  );

/** Free text from a person, in any number of lines. */
export const paragraphs = (max: number, min = 0) =>
  z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine(
      (given) => !unprintable.test(given.replaceAll('\n', ' ')),
      'has characters that cannot be printed',
    ),
  );

/** A UUID (version 7 where we made it), lower case. */
export const id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/** ISO 8601 in UTC. */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/));

/** A day of a calendar, yyyy-MM-dd, on which something of a site can have happened. */
export const day = z.iso.date().check(z.regex(/^2[01]/));

/** A whole number in a query string; nothing else is read as one. */
const digits = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(
      z.transform((value: string) => Number.parseInt(value, 10)),
      z.number().check(z.minimum(min), z.maximum(max)),
    ),
  );

export const pageSizeLimit = 100;

/** `pageNo` counts from 1. */
export const paging = (pageSize: number) => ({
  pageNo: z._default(digits(1, 10_000), 1),
  pageSize: z._default(digits(1, pageSizeLimit), pageSize),
});

export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ list: z.array(item), totalPages: z.number(), total: z.number() });

/**
 * An address that a page may lead to: never `javascript:` or another scheme that runs or reads
 * something here.
 */
export const webUrl = z.url({ protocol: /^https?$/ });

/** Red, green and blue in hexadecimal: a colour that stands in a style can be nothing else. */
export const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));

/** A password as typed: nothing is trimmed, cut or rewritten. */
export const secret = z.string().check(z.minLength(1), z.maxLength(128));

/** The digits that stand before a number of a country, without the plus. */
export const dialingCode = z.string().check(z.regex(/^\d{1,4}$/));
