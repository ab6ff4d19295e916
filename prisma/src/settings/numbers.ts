import * as z from 'zod/mini';

export const count = z.number().check(z.int(), z.minimum(0));
export const minutes = z.number().check(z.int(), z.minimum(1));
export const atLeastOne = z.number().check(z.int(), z.minimum(1));
export const minorUnits = z.string().check(z.regex(/^[1-9][0-9]{0,14}$/));
export const minorUnitsOrZero = z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/));
