import type { SliderResult } from '@lantern/contracts';

type Step = SliderResult['track'][number];

/** The most steps that the contract takes. */
const maxSteps = 120;
/** Longer tracks are cut to their end. The site accepts at most half a minute. */
const recentMs = 25_000;
/** Fewer steps would not show how the piece moved. */
const fewest = 8;

export interface Track {
  /** Takes note of where the piece is now, in pixels of the picture. */
  add(x: number): void;
  steps(): Step[];
}

/** The last part of a way, with its time from the beginning of that part. */
function recent(steps: readonly Step[]): Step[] {
  const end = steps.at(-1)?.[0] ?? 0;
  const near = steps.findIndex(([ms]) => end - ms <= recentMs);
  const from = Math.max(0, Math.min(near, steps.length - fewest));
  const begin = steps[from]?.[0] ?? 0;
  return steps.slice(from).map(([ms, x]) => [ms - begin, x]);
}

/**
 * The way that the piece took. Time runs from its first move. A long way is kept as coarse as it
 * must be: every other step is dropped, and the last one always stays.
 */
export function newTrack(now: () => number = () => performance.now()): Track {
  let began: number | undefined;
  let steps: Step[] = [];
  return {
    add(x) {
      began ??= now();
      if (steps.length >= maxSteps - 1) steps = steps.filter((_, index) => index % 2 === 0);
      steps.push([Math.round(now() - began), x]);
    },
    steps: () => recent(steps),
  };
}
