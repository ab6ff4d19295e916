import * as z from 'zod/mini';
import { text } from './wire.ts';

/**
 * How far the piece was pushed, in pixels of the picture, and the way it took: `[milliseconds,
 * pixels]` from its first move. The way ends at `x`.
 */
export const sliderResult = z.strictObject({
  x: z.number().check(z.int(), z.minimum(0), z.maximum(1000)),
  track: z
    .array(
      z.tuple([
        z.number().check(z.int(), z.minimum(0), z.maximum(120_000)),
        z.number().check(z.int(), z.minimum(0), z.maximum(1000)),
      ]),
    )
    .check(z.minLength(1), z.maxLength(120)),
});
export type SliderResult = z.infer<typeof sliderResult>;

/** Pixels that one key moves the piece by: an arrow with Shift, an arrow, Page Up or Page Down. */
export const sliderKeySteps: readonly number[] = [1, 4, 24];

/** What solves a challenge of `workChallenge`; it is sent as the base64 of its JSON. */
export const workSolution = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The number that was found. */
  number: z.number().check(z.int(), z.minimum(0)),
  salt: z.string().check(z.maxLength(100)),
  signature: z.string().check(z.maxLength(100)),
});

/**
 * What shows that a person sends a form. One is enough: the brand's puzzle, or the work that stands
 * in for it.
 */
export const botCheckFields = {
  /** The characters of the captcha image. */
  captcha: z.optional(text(16)),
  /** Where the slider's piece was put. */
  slider: z.optional(sliderResult),
  /** A `workSolution`, as JSON in base64. */
  proofOfWork: z.optional(z.string().check(z.maxLength(2000))),
};

const botCheck = z.strictObject(botCheckFields);
export type BotCheck = z.infer<typeof botCheck>;
