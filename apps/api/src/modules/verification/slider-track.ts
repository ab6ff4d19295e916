import { type SliderResult, sliderKeySteps } from '@lantern/contracts';

/** Pixels by which the piece may miss the gap. */
const tolerance = 4;
const shortest = 300;
const longest = 30_000;
/** A hand that drags takes at least so many steps; of keys, three can be the whole way. */
const fewestSteps = 6;
/** From so many steps on a way that is straight to the pixel was not made by a hand. */
const manySteps = 12;
const straightWithin = 0.75;

type Step = SliderResult['track'][number];

const never = (steps: readonly Step[], wrong: (step: Step, before: Step) => boolean) =>
  steps.every((step, at) => at === 0 || !wrong(step, steps[at - 1] ?? step));

const byKeys = (steps: readonly Step[]) =>
  never(steps, ([, x], [, before]) => !sliderKeySteps.includes(Math.abs(x - before)));

/**
 * Whether every step lies on the straight line from the first to the last one: the same speed all
 * the way.
 */
function isRuled(steps: readonly Step[]): boolean {
  const [[begin, from] = [0, 0], [end, to] = [0, 0]] = [steps[0], steps.at(-1)];
  return steps.every(
    ([ms, x]) =>
      Math.abs(from + ((to - from) * (ms - begin)) / (end - begin) - x) <= straightWithin,
  );
}

/**
 * Whether a piece was put into its gap by a person, by pointer or by keyboard. `elapsed` is how
 * many milliseconds ago the puzzle was drawn: nobody can have moved for longer.
 */
export function slidByHand({ x, track }: SliderResult, gap: number, elapsed: number): boolean {
  const last = track.at(-1);
  if (!last || Math.abs(x - gap) > tolerance || last[1] !== x) return false;
  if (track.length < fewestSteps && !byKeys(track)) return false;
  const took = last[0] - (track[0]?.[0] ?? 0);
  if (took < shortest || took > Math.min(longest, elapsed)) return false;
  if (!never(track, ([ms], [before]) => ms < before)) return false;
  return track.length < manySteps || !isRuled(track);
}
