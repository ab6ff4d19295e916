import * as z from 'zod/mini';
import { string } from './strings.ts';
import { text } from './wire.ts';

/**
 * The final position of the piece in pixels of the picture, and its path: `[milliseconds, pixels]`
 * from the first move. The path ends at `x`.
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

/** Pixels per key: arrow with Shift, arrow, Page Up or Page Down. */
export const sliderKeySteps: readonly number[] = [1, 4, 24];

/** The solution of a `workChallenge`, sent as base64 of its JSON. */
export const workSolution = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The found number. */
  number: z.number().check(z.int(), z.minimum(0)),
  salt: string().check(z.maxLength(100)),
  signature: string().check(z.maxLength(100)),
});

/** An answer to the brand's puzzle. */
export const puzzleFields = {
  /** The characters of the captcha image. */
  captcha: z.optional(text(16)),
  /** The position of the slider's piece. */
  slider: z.optional(sliderResult),
};

/** Proof that a person sends a form. One is enough: the brand's puzzle, or the proof of work. */
export const botCheckFields = {
  ...puzzleFields,
  /** A `workSolution`, as JSON in base64. */
  proofOfWork: z.optional(string().check(z.maxLength(2000))),
};

const botCheck = z.strictObject(botCheckFields);
export type BotCheck = z.infer<typeof botCheck>;
