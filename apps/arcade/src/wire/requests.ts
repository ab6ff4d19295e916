import { string } from '@lantern/contracts/strings';
import * as z from 'zod/mini';
import { clientSeedShape } from '../fair/shapes.ts';
import { symbols } from '../game/symbols.ts';

/** The requests of the page. Nothing is coerced, and unknown fields are rejected. */
const session = string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const amount = string().check(z.regex(/^[1-9][0-9]{0,14}$/));

export const openRequest = z.strictObject({
  token: string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/)),
});

export const roundRequest = z.strictObject({
  session,
  /** Random, created by the page for each round. */
  roundKey: string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  stakes: z.partialRecord(z.enum(symbols), amount),
});

export const seedRequest = z.strictObject({
  session,
  clientSeed: string().check(z.regex(clientSeedShape)),
});

/** The balance, and the commitment to the next round. */
export const sessionRequest = z.strictObject({ session });

export const roundParams = z.strictObject({
  id: string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
});
