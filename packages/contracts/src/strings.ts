import * as z from 'zod/mini';

/** PostgreSQL cannot store NUL or half a surrogate pair, so no message may carry them. */
const isStorable = (given: string) => !given.includes('\0') && given.isWellFormed();
const problem = 'has characters that cannot be stored';

/** A string of a protocol: the only one to use, in place of `z.string()`. */
export const string = () => z.string().check(z.refine(isStorable, problem));

/** An address that a program calls or a browser opens; never `javascript:` or the like. */
export const url = () => z.url({ protocol: /^https?$/ }).check(z.refine(isStorable, problem));
