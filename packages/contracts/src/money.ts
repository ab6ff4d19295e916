import * as z from 'zod/mini';
import { string } from './strings.ts';

/** A positive amount: whole minor units in decimal digits, at most fifteen of them. */
export const amount = string().check(z.regex(/^[1-9][0-9]{0,14}$/));

/** An amount that may be zero, such as the win of a lost round. */
export const amountOrZero = string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/));

/** A sum of amounts; it may be longer than an amount. */
export const sumOrZero = string().check(z.regex(/^(0|[1-9][0-9]{0,18})$/));

/** A balance or a sum: whole minor units in decimal digits, with a sign below zero. */
export const signedAmount = string().check(z.regex(/^(0|-?[1-9][0-9]{0,18})$/));

/** ISO 4217 or a coin's own code. */
export const currency = string().check(z.regex(/^[A-Z]{3,5}$/));
