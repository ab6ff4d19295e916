import * as z from 'zod/mini';

/** A positive amount: whole minor units in decimal digits, at most fifteen of them. */
export const amount = z.string().check(z.regex(/^[1-9][0-9]{0,14}$/));

/** An amount that may be zero, such as the win of a lost round. */
export const amountOrZero = z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/));

/** A sum of amounts; it may be longer than an amount. */
export const sumOrZero = z.string().check(z.regex(/^(0|[1-9][0-9]{0,18})$/));

/** A balance or a sum: whole minor units in decimal digits, with a sign below zero. */
export const signedAmount = z.string().check(z.regex(/^(0|-?[1-9][0-9]{0,18})$/));

/** ISO 4217 or a coin's own code. */
export const currency = z.string().check(z.regex(/^[A-Z]{3,5}$/));
