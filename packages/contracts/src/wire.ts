import { passwordBounds } from '@lantern/rules';
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { string, url } from './strings.ts';

/** The envelope of every reply. */
export type Reply<Value> =
  | { success: true; value: Value }
  | { success: false; code: ErrorCode; message: string; value?: unknown };

export const empty = z.strictObject({});

/**
 * Characters not allowed in a line of text: control characters, unpaired surrogates and bidi marks.
 */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** One line of free text with at most `max` characters. */
export const text = (max: number, min = 0) =>
  string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine((given) => !unprintable.test(given), 'has characters that cannot be printed'),
  );

/** Multi-line free text. */
export const paragraphs = (max: number, min = 0) =>
  string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine(
      (given) => !unprintable.test(given.replaceAll('\n', ' ')),
      'has characters that cannot be printed',
    ),
  );

/** A lowercase UUID (version 7 if we created it). */
export const id = string().check(
  z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
);

/** ISO 8601 in UTC. */
export const instant = string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/),
);

/** A calendar day, yyyy-MM-dd, within the site's lifetime. */
export const day = z.iso.date().check(z.regex(/^2[01]/));

/** A whole number in a query string. */
const digits = (min: number, max: number) =>
  z.pipe(
    string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(
      z.transform((value: string) => Number.parseInt(value, 10)),
      z.number().check(z.minimum(min), z.maximum(max)),
    ),
  );

/** A count in a query string. */
export const count = digits(0, 1_000_000);

/** How many entries of a list, in a query string. */
export const listSize = (most: number) => digits(1, most);

/** A field of the specification that is accepted and has no effect. */
export const ignored = z.optional(text(64));

/** A field of the specification that its form may leave empty. */
export const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.union([schema, z.literal('')]));

export const pageSizeLimit = 100;

/** `pageNo` counts from 1. */
export const paging = (pageSize: number) => ({
  pageNo: z._default(digits(1, 10_000), 1),
  pageSize: z._default(digits(1, pageSizeLimit), pageSize),
});

export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ list: z.array(item), totalPages: z.number(), total: z.number() });

/** A link address; never `javascript:` or another scheme that runs code. */
export const webUrl = url();

/** A hexadecimal RGB colour, safe to use in a style. */
export const colour = string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));

/** A password exactly as typed. Only the login trims it; a new one has no spaces around it. */
export const secret = string().check(
  z.minLength(1),
  z.maxLength(2 * passwordBounds.max),
  z.refine((given) => [...given].length <= passwordBounds.max, 'is longer than a password'),
);

/** A country's dialing code without the plus. */
export const dialingCode = string().check(z.regex(/^\d{1,4}$/));

/** A dialing code that may be missing or empty; the brand's own is the default. */
export const ownDialingCode = orEmpty(dialingCode);
